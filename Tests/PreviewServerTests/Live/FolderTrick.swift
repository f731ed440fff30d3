import Foundation
import TestSupport

/// A change to a folder of notes as a whole, or to the targets of its links.
enum FolderTrick: CaseIterable {
  case away, parentAway, remade, parentRemade, swapped, otherBranch, leftAndBack
  case linkMade, linkElsewhere, linkRemoved, targetAway, fileLink, fileLinkElsewhere
  case folderMoved, folderSwapped, folderRemade
  case halves, backup, truncated, burst, touched

  static let all = Array(allCases)
}

/// A project whose folder of notes is changed; the targets of its links are beside the notes.
struct TrickedProject {
  let top: TemporaryFolder
  let notes: EditedNotes

  init() throws {
    top = try TemporaryFolder()
    let project = try TemporaryFolder("project", in: top)
    notes = try EditedNotes(in: project)
    for name in ["one", "two"] {
      try top.write("# Linked \(name)\n\nA shelf of \(name).\n", to: "far/\(name)/shelf.md")
      try top.write("# File \(name)\n\nA page of \(name).\n", to: "far/\(name).md")
    }
    try sh(
      """
      cd project; git init -q; git config user.name Writer; git config user.email w@example.org
      git config core.autocrlf false; git config gc.auto 0
      git add -A; git commit -qm 'With notes'; git branch -M with
      git checkout -q --orphan without; git rm -rqf .; touch other; git add other
      git commit -qm 'Without notes'; git checkout -q with
      """)
  }

  @discardableResult
  func sh(_ script: String) throws -> String {
    let result = try Command.run(["-ec", script], in: top.url, program: "/bin/sh")
    guard result.status == 0 else { throw Failure(description: "\(script)\n\(result.messages)") }
    return result.output
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Applies a change; folders that it removes are restored at the end.
  func play(_ trick: FolderTrick, using random: inout SplitMix64) throws {
    // From no pause to one that is long enough for the program to notice.
    let pause = ["", "sleep 0.01", "sleep 0.1", "sleep 0.4"].randomElement(using: &random) ?? ""
    let number = Int.random(in: 0..<1000, using: &random)
    let word = "echo; echo 'A trick, number \(number).'"
    switch trick {
    case .away: try sh("mv project/notes away; \(pause)\nmv away project/notes")
    case .leftAndBack:
      try sh("for n in 1 2 3; do mv project/notes away; mv away project/notes; done")
    case .parentAway: try sh("mv project away; \(pause)\nmv away project")
    case .remade:
      try sh("cp -r project/notes kept; rm -rf project/notes; \(pause)\nmv kept project/notes")
    case .parentRemade:
      try sh("cp -r project kept; rm -rf project; \(pause)\ncp -r kept project; rm -rf kept")
    case .swapped:
      try sh(
        """
        cp -r project/notes new; (\(word)) >> new/README.md
        mv project/notes old; mv new project/notes; rm -rf old
        """)
    case .otherBranch:
      try sh(
        """
        cd project; git add -A; git commit -qm 'Work' --allow-empty; git checkout -q without
        \(pause)
        git checkout -q with
        """)
    case .linkMade: try sh("ln -sfn ../../far/one project/notes/link")
    case .linkElsewhere: try sh("ln -sfn ../../far/two project/notes/link")
    case .linkRemoved: try sh("rm -f project/notes/link project/notes/link.md")
    case .targetAway: try sh("mv far/one far/away; \(pause)\nmv far/away far/one")
    case .fileLink: try sh("ln -sf ../../far/one.md project/notes/link.md")
    case .fileLinkElsewhere:
      try sh("ln -s ../../far/two.md project/new; mv project/new project/notes/link.md")
    case .folderMoved:
      try sh("mkdir -p project/notes/deep; mv project/notes/deep project/notes/deep-\(number)")
    case .folderSwapped:
      try sh(
        """
        cd project/notes; mkdir -p deep/er; (echo '# Deep'; \(word)) > deep/er/deep.md
        cp -r deep new; (\(word)) >> new/er/deep.md; mv deep ../old; mv new deep; rm -rf ../old
        """)
    case .folderRemade:
      try sh("cd project/notes; mkdir -p deep; cp -r deep ../kept; rm -rf deep; mv ../kept deep")
    case .halves:
      try sh("cd project/notes; (echo '# Halves'; \(pause)\n\(word)) > halves.md")
    case .backup:
      // The steps in which vim saves a file.
      try sh(
        """
        cd project/notes; touch 4913; rm 4913; touch halves.md; mv halves.md halves.md~
        (echo '# Halves'; \(word)) > halves.md; rm halves.md~
        """)
    case .truncated: try sh("cd project/notes; : > halves.md; (echo '# Cut'; \(word)) > halves.md")
    case .burst:
      try sh(
        """
        cd project/notes; mkdir -p burst
        for n in 1 2 3 4 5 6 7 8 9; do (echo "# Burst $n"; \(word)) > burst/$n.md; done
        rm -f burst/\(number % 9 + 1).md
        """)
    case .touched: try sh("find project/notes -exec touch {} +; chmod -R u+rwX project/notes")
    }
  }
}
