import CPlatform
import CLibrary

/// The file that this program is run from.
package enum ProgramFile {
  /// An absolute path, or one relative to the folder where the program was started; nil if the
  /// system does not say.
  package static let path: String? = {
    #if canImport(Darwin)
      var size: UInt32 = 0
      unsafe _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return unsafe String(cString: bytes)
    #else
      let link = "/proc/self/exe"
      if unsafe access(link, R_OK) == 0 { return link }
      // Without /proc, the kernel still knows the name with which the program was started.
      guard let name = unsafe linux_program_name() else { return nil }
      return unsafe String(cString: name)
    #endif
  }()
}
