import HandrailEngine

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Serves a page to browsers on this machine until somebody presses Ctrl-C.
///
/// It answers one request after another, and each in a limited time.
struct PageServer: Sendable {
    private let socket: LoopbackSocket
    private let page: Locked<ServedPage>
    private let isOver = Locked(false)

    /// A server of a page on a port; 0 takes any that is free. `nil` where the port cannot be had.
    init?(_ page: ServedPage, port: UInt16) {
        guard let socket = LoopbackSocket(port: port) else { return nil }
        self.socket = socket
        self.page = Locked(page)
    }

    /// Where browsers find the page.
    var address: String { "http://127.0.0.1:\(socket.port)/" }

    /// Whether somebody ended it.
    var hasEnded: Bool { isOver.withLock { $0 } }

    /// Serves another page from now on.
    func show(_ page: ServedPage) { self.page.withLock { $0 = page } }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Catches the signals that end it. A browser that goes away shows as an error instead of killing the process.
    func prepare() {
        _ = signal(SIGPIPE, SIG_IGN)
        SignalPipe.catchSignals(Self.signals)
    }

    /// Answers until a signal comes.
    func run() {
        while !hasEnded {
            var sources = [
                pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            _ = poll(&sources, nfds_t(sources.count), -1)
            if !SignalPipe.received().isEmpty { break }
            if sources[0].revents & Int16(POLLIN) != 0, let connection = socket.connection() {
                answer(PageConnection(descriptor: connection))
            }
        }
        // A second signal ends the process even while a page is being made.
        SignalPipe.release(Self.signals)
        socket.end()
        isOver.withLock { $0 = true }
    }

    private func answer(_ connection: PageConnection) {
        defer { connection.close() }
        do throws(PageRequest.Refusal) {
            let request = try PageRequest(try connection.head(), port: socket.port)
            connection.send(page.withLock { $0 }.answer(to: request.subject))
        } catch {
            connection.send(ServedPage.answer(to: error))
        }
    }
}
