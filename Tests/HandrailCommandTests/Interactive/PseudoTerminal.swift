import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The tool in a terminal that the test plays: it types keys and reads the page.
final class PseudoTerminal {
    private let master: Int32
    private let slave: Int32
    private let process = Process()
    private(set) var page = CellPage()
    private var isOpen = true
    /// The settings of the line before the tool began.
    private let before: termios

    /// The tool next to the tests; built together with them.
    static let tool: String? = {
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        let places = ([CommandLine.arguments.first ?? ""] + bundles).map { path in
            URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("handrail").path
        }
        return places.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Starts the tool with arguments in a terminal of a size.
    init(_ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) throws {
        guard let tool = Self.tool else { throw Missing() }
        var (outer, inner): (Int32, Int32) = (-1, -1)
        guard openpty(&outer, &inner, nil, nil, nil) == 0 else { throw Missing() }
        (master, slave) = (outer, inner)
        var settings = termios()
        guard tcgetattr(slave, &settings) == 0 else { throw Missing() }
        before = settings
        Self.resize(master, columns, rows)
        // The tool must not hold the end that the test closes.
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.environment = ["TERM": "xterm-256color", "NO_COLOR": "1", "PATH": "/usr/bin:/bin"]
            .merging(environment) { _, new in new }
        let end = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
        process.standardInput = end
        process.standardOutput = end
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        if isOpen { _ = close(master) }
        _ = close(slave)
    }

    struct Missing: Error {}

    /// Types what a keyboard would send.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Changes the size as a person does with a window; the system tells the tool by a signal.
    func resize(columns: Int, rows: Int) {
        Self.resize(master, columns, rows)
        signal(SIGWINCH)
    }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Nobody looks at the terminal any more.
    func hangUp() {
        _ = close(master)
        isOpen = false
    }

    /// Reads until the page is as wanted; `false` after too long a time.
    func waits(_ wanted: (CellPage) -> Bool) -> Bool {
        for _ in 0..<600 {
            if wanted(page) { return true }
            read(within: 50)
        }
        return wanted(page)
    }

    /// Waits for the tool to end; `nil` after too long a time. What it writes is read, or it could not end.
    func end() -> (status: Int32, isSignal: Bool)? {
        for _ in 0..<600 {
            if isOpen { read(within: 20) } else { usleep(20_000) }
            if !process.isRunning {
                if isOpen { read(within: 20) }
                return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
            }
        }
        return nil
    }

    /// Whether the line is as it was: typing is echoed, and lines are put together.
    var isRestored: Bool {
        var now = termios()
        guard tcgetattr(slave, &now) == 0 else { return false }
        return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
    }

    private func read(within milliseconds: Int32) {
        var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, milliseconds) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 65536)
        #if canImport(Darwin)
            let count = Darwin.read(master, &bytes, bytes.count)
        #elseif canImport(Musl)
            let count = Musl.read(master, &bytes, bytes.count)
        #else
            let count = Glibc.read(master, &bytes, bytes.count)
        #endif
        if count > 0 { page.take(bytes.prefix(count)) } else { usleep(20_000) }
    }

    private static func resize(_ descriptor: Int32, _ columns: Int, _ rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }
}
