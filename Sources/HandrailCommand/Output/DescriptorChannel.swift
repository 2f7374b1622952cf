#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file descriptor of this process, written without a buffer.
struct DescriptorChannel: OutputChannel {
    /// The descriptor: 1 for standard output, 2 for standard error.
    let descriptor: Int32

    /// Whether the descriptor is a terminal.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// What the terminal says of its width.
    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes all bytes, however many calls it takes.
    func write(_ bytes: [UInt8]) -> WriteResult {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in systemWrite(descriptor, bytes.baseAddress, bytes.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                return .closed
            } else if errno != EINTR && errno != EAGAIN {
                return .failed
            }
        }
        return .written
    }
}

/// The system's `write`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
