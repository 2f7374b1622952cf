#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A second stack for the signal handlers of one thread: where its own is exhausted, a handler could not run on it.
enum SignalStack {
    /// Bytes; several times what systems ask for at least (`MINSIGSTKSZ`).
    private static let bytes = 64 << 10

    /// Runs `body` on this thread with such a stack at hand.
    static func with(_ body: () -> Void) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
        defer { memory.deallocate() }
        var stack = stack_t()
        stack.ss_sp = memory
        stack.ss_size = .init(bytes)
        var before = stack_t()
        guard sigaltstack(&stack, &before) == 0 else { return body() }
        body()
        _ = sigaltstack(&before, nil)
    }
}
