#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Signals as bytes in a pipe, so that one `poll` waits for keys and signals alike.
///
/// A handler may do next to nothing; writing one byte is allowed (POSIX, "Async-signal-safe functions").
enum SignalPipe {
    /// Descriptors of the two ends; -1 where the system has none left.
    private struct Ends {
        let read: Int32
        let write: Int32
    }

    private static let ends: Ends = {
        var descriptors: [Int32] = [-1, -1]
        guard pipe(&descriptors) == 0 else { return Ends(read: -1, write: -1) }
        for descriptor in descriptors {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        return Ends(read: descriptors[0], write: descriptors[1])
    }()

    /// The descriptor to wait on.
    static var descriptor: Int32 { ends.read }

    /// Sends these signals into the pipe from now on.
    static func catchSignals(_ signals: [Int32]) {
        // Made before the first signal can come: a handler must not be the one that makes it.
        guard ends.write >= 0 else { return }
        for number in signals {
            _ = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = SignalPipe.send(&byte)
            }
        }
        unblock(signals)
    }

    /// Whoever started this process may have blocked signals, and a process inherits that.
    private static func unblock(_ signals: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Gives signals back to the system.
    static func release(_ signals: [Int32]) {
        for number in signals { _ = signal(number, SIG_DFL) }
    }

    /// The signals that came since the last call.
    static func received() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(ends.read, &bytes, bytes.count)
        return count > 0 ? bytes.prefix(count).map { Int32($0) } : []
    }

    private static func send(_ byte: inout UInt8) -> Int { write(ends.write, &byte, 1) }
}
