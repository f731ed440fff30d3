import CLibrary

/// Fetches single files of other servers with the program curl.
///
/// Every setting of curl is given: it reads no settings of the user's, sends no names, passwords or
/// cookies, asks no proxy, speaks HTTP alone, and connects to the addresses that were looked up and
/// judged here, so that a name cannot mean another machine a moment later. It follows no
/// redirection itself: each redirection is judged like the first address.
package struct Download: Sendable {
  /// The largest file, in bytes.
  package let largest: Int
  /// The longest time for one answer, in seconds.
  package let seconds: Int
  /// Whether this machine and its network may be asked.
  package let allowsPrivate: Bool
  /// The value of the `User-Agent` field, which says who asks.
  package let agent: String

  /// The reason why a file is not fetched.
  package enum Failure: Error, Hashable {
    /// The program curl cannot be started.
    case noProgram
    /// There is no such file, or it may not be fetched; the reason for people.
    case refused(String)
  }

  package init(largest: Int, seconds: Int, allowsPrivate: Bool, agent: String) {
    self.largest = largest
    self.seconds = seconds
    self.allowsPrivate = allowsPrivate
    self.agent = agent
  }

  private static let mostSteps = 6

  /// The file at an address.
  package func bytes(of address: String) throws(Failure) -> [UInt8] {
    var (next, isSecure) = (address, false)
    for _ in 0..<Self.mostSteps {
      let place = try judged(next)
      guard !isSecure || place.scheme == "https" else {
        throw .refused("it leads from https to \(place.scheme)")
      }
      isSecure = place.scheme == "https"
      let answer = try ask(place)
      switch answer.status {
      case 200:
        guard !answer.body.isEmpty else { throw .refused("the answer is empty") }
        return answer.body
      case 301...303, 307...308:
        guard !answer.redirection.isEmpty else { throw .refused("the server leads nowhere") }
        next = answer.redirection
      default: throw .refused("the server answers \(answer.status)")
      }
    }
    throw .refused("it leads on more than \(Self.mostSteps - 1) times")
  }

  private func judged(_ address: String) throws(Failure) -> WebAddress {
    do throws(WebAddress.Flaw) {
      return try WebAddress(address)
    } catch {
      switch error {
      case .scheme: throw .refused("it leads to an address that is none of the web")
      case .credentials: throw .refused("a name or a password is in the address")
      case .host: throw .refused("its host is no name in Latin letters and no address")
      }
    }
  }

  /// The addresses of a host that may be asked.
  private func addresses(of place: WebAddress) throws(Failure) -> [InternetAddress] {
    let all = HostNames.addresses(of: place.host)
    guard !all.isEmpty else { throw .refused("there is no host \(place.host)") }
    guard allowsPrivate || all.allSatisfy(\.isPublic) else {
      throw .refused(
        "\(place.host) is this machine or one of its network, which --private allows")
    }
    return all
  }

  private struct Answer {
    let status: Int
    /// The address that it leads to; mostly empty.
    let redirection: String
    let body: [UInt8]
  }

  private func ask(_ place: WebAddress) throws(Failure) -> Answer {
    var words = [
      "curl", "--disable", "--globoff", "--silent", "--proto", "=http,https", "--noproxy", "*",
      "--max-redirs", "0", "--max-filesize", String(largest), "--max-time", String(seconds),
      "--connect-timeout", String(min(seconds, 15)), "--user-agent", agent, "--header",
      "Accept: image/png,image/jpeg,image/gif,image/webp,image/svg+xml", "--output", "-",
      "--write-out", "\\n%{http_code} %{redirect_url}",
    ]
    let addresses = try addresses(of: place)
    if !place.hasNoName {
      let list = addresses.map(\.text).joined(separator: ",")
      words += ["--resolve", "\(place.host):\(place.port):\(list)"]
    }
    guard let run = ProgramOutput.start(words + ["--url", place.text]) else {
      throw .noProgram
    }
    defer { close(run.descriptor) }
    // The output has a line after the file, in which an address may be.
    guard let output = run.bytes(most: largest + 1 << 16) else {
      run.child.kill()
      throw tooLarge
    }
    let end = run.child.wait()
    guard end == 0 else { throw failure(ofEnd: end >> 8 & 0xFF) }
    guard let line = output.lastIndex(of: 0x0A), line <= largest else { throw tooLarge }
    let said = output[(line + 1)...].split(separator: 0x20, maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let status = said.first.flatMap({ Int($0) }) else {
      throw .refused("the program curl says nothing that can be understood")
    }
    return Answer(
      status: status, redirection: said.count > 1 ? said[1] : "", body: Array(output[..<line]))
  }

  private var tooLarge: Failure { .refused("it is larger than \(largest / 1000) kB") }

  /// The failure that an exit code of curl means.
  private func failure(ofEnd code: Int32) -> Failure {
    switch code {
    case 6: .refused("its host is not known")
    case 7: .refused("its host cannot be reached")
    case 18, 52, 56: .refused("the server breaks off")
    case 28: .refused("the server does not answer within \(seconds) s")
    case 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 82, 83, 90, 91:
      .refused("the server cannot show who it is (curl \(code))")
    case 63: tooLarge
    // The code with which `posix_spawnp` of some systems, and shells, report a missing program.
    case 127: .noProgram
    default: .refused("curl ends with \(code)")
    }
  }
}
