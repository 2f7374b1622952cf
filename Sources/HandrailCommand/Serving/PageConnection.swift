#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A connection of a browser: one request, one answer, and it is closed.
struct PageConnection {
    /// Its descriptor, which does not block.
    let descriptor: Int32

    /// Milliseconds that a request may take to arrive: whoever is slower keeps others waiting.
    private static let mostReading: Int64 = 2000
    /// Milliseconds that an answer may take.
    private static let mostWriting: Int64 = 20_000

    /// The head of the request.
    func head() throws(PageRequest.Refusal) -> [UInt8] {
        let end = Self.now + Self.mostReading
        var head: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 2048)
        while waits(for: POLLIN, until: end) {
            let count = read(descriptor, &part, part.count)
            if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { throw .malformed }
            head += part.prefix(max(0, count))
            let close = head.firstRange(of: Array("\r\n\r\n".utf8))
            guard close?.lowerBound ?? head.count <= PageRequest.mostBytes else { throw .tooLarge }
            if let close { return Array(head[..<close.lowerBound]) }
        }
        throw .malformed
    }

    /// Sends an answer. Nothing can be done where the browser is gone.
    func send(_ answer: [UInt8]) {
        let end = Self.now + Self.mostWriting
        answer.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count, waits(for: POLLOUT, until: end) {
                let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
                if count < 0 && errno != EAGAIN && errno != EINTR { return }
                sent += max(0, count)
            }
        }
    }

    /// Milliseconds that a browser has to take notice of the end.
    private static let mostClosing: Int64 = 200
    /// So many bytes of a request that was refused are read and forgotten.
    private static let mostForgotten = 1 << 20

    /// Closes the connection. What the browser still sends is read first: otherwise the system would take the answer
    /// back.
    func close() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
        let end = Self.now + Self.mostClosing
        var part = [UInt8](repeating: 0, count: 16_384)
        var forgotten = 0
        while forgotten < Self.mostForgotten, waits(for: POLLIN, until: end) {
            let count = read(descriptor, &part, part.count)
            guard count > 0 else { break }
            forgotten += count
        }
        systemClose(descriptor)
    }

    private func waits(for events: Int32, until end: Int64) -> Bool {
        var source = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        while true {
            let left = end - Self.now
            guard left > 0 else { return false }
            let count = poll(&source, 1, Int32(left))
            if count > 0 { return true }
            if count == 0 || errno != EINTR { return false }
        }
    }

    /// Milliseconds of a clock that never goes back.
    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}

/// Inside of the type its own `close` would be taken for that of the system.
private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
