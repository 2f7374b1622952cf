#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The terminal of this process while a program has it for itself: keys come one by one, and another page is shown.
///
/// Whatever happens, `leave` puts back what was there: the settings of the line, the cursor, and the page before.
struct RawTerminal {
    /// What happened while waiting.
    enum Event {
        case bytes([UInt8])
        case signal(Int32)
        /// Nothing for the time that was given.
        case quiet
        /// The terminal is gone.
        case closed
    }

    private let input: Int32
    private let output: DescriptorChannel
    private let saved: termios

    /// Signals that end the program or change the size.
    static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT]

    /// The signal of Ctrl-C.
    static let interrupt = SIGINT

    /// Whether a signal ends the program.
    static func ends(_ number: Int32) -> Bool { [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(number) }

    /// Whether a signal tells that the program runs again after it was stopped.
    static func isReturn(_ number: Int32) -> Bool { number == SIGCONT }

    /// The terminal at standard input and output; `nil` where these are something else.
    init?(input: Int32 = 0, output: Int32 = 1) {
        guard isatty(input) == 1, isatty(output) == 1 else { return nil }
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else { return nil }
        self.input = input
        self.output = DescriptorChannel(descriptor: output)
        saved = settings
    }

    /// Takes the terminal. What was typed ahead is kept.
    func enter() {
        SignalPipe.catchSignals(Self.signals)
        var raw = saved
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
        _ = tcsetattr(input, TCSADRAIN, &raw)
        // The other page, the cursor hidden, no wrapping at the edge.
        _ = output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    }

    /// Gives the terminal back as it was.
    func leave() {
        _ = output.write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
        var settings = saved
        _ = tcsetattr(input, TCSADRAIN, &settings)
        SignalPipe.release(Self.signals)
    }

    /// The size now.
    var size: TerminalSize {
        var size = winsize()
        guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return TerminalSize(columns: 0, rows: 0) }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Draws a page from the top: every line anew, the rest of each erased.
    func draw(_ lines: [String]) -> WriteResult {
        var text = "\u{1B}[H"
        for (index, line) in lines.enumerated() {
            text += (index == 0 ? "" : "\r\n") + line + "\u{1B}[0m\u{1B}[K"
        }
        return output.write(text + "\u{1B}[J")
    }

    /// Erases the page, so that all of it is drawn anew.
    func clear() { _ = output.write("\u{1B}[2J") }

    /// Waits for keys or signals; `nil` milliseconds wait for as long as it takes.
    func wait(milliseconds: Int32?) -> [Event] {
        var sources = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&sources, nfds_t(sources.count), milliseconds ?? -1)
        if count == 0 { return [.quiet] }
        if count < 0, errno != EINTR { return [.closed] }
        var events = SignalPipe.received().map(Event.signal)
        if sources[0].revents & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 { events.append(typed()) }
        return events
    }

    private func typed() -> Event {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(input, &bytes, bytes.count)
        if count > 0 { return .bytes(Array(bytes.prefix(count))) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .bytes([]) : .closed
    }

    /// Stops the program until the shell brings it back to the foreground.
    func suspend() {
        leave()
        _ = kill(getpid(), SIGSTOP)
        enter()
    }

    /// Ends the process as a signal would have done, so that the shell learns of it. The terminal must have been left.
    static func end(by number: Int32) {
        _ = signal(number, SIG_DFL)
        _ = raise(number)
    }
}
