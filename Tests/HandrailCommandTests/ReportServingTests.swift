import Foundation
import HandrailTestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The tool serves a report to this machine, as a browser and others ask for it.
@Suite("handrail report --serve", .serialized)
struct ReportServingTests {
    /// The tool while it serves the folder.
    private final class Served {
        let process = Process()
        let output = Pipe()
        let port: UInt16

        init(_ folder: URL) throws {
            let tool = try #require(PseudoTerminal.tool)
            process.executableURL = URL(fileURLWithPath: tool)
            process.arguments = ["report", folder.path, "--serve", "--lang", "en"]
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            let told = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//), "\(line)")
            port = try #require(UInt16(told.output.1))
        }

        deinit { if process.isRunning { process.terminate() } }

        /// What is answered to some bytes.
        func answer(to request: String) -> String {
            #if canImport(Glibc)
                let kind = Int32(SOCK_STREAM.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            let descriptor = socket(AF_INET, kind, 0)
            defer { _ = close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let isOpen = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            guard isOpen else { return "" }
            let bytes = Array(request.utf8)
            _ = send(descriptor, bytes, bytes.count, 0)
            var (answer, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
            while case let count = recv(descriptor, &part, part.count, 0), count > 0 { answer += part.prefix(count) }
            return String(decoding: answer, as: UTF8.self)
        }

        func get(_ path: String, host: String? = nil) -> String {
            answer(to: "GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n")
        }
    }

    private static func code(_ label: String) -> Data {
        Data("import SwiftUI\nstruct Pier: View { var body: some View { Button(\"\(label)\") { } } }\n".utf8)
    }

    @Test("shows the page, says when files change, lets nobody else in, and ends with Ctrl-C")
    func serving() throws {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Pier.swift": Self.code("Mooring")], into: folder)
            let served = try Served(folder)
            let page = served.get("/")
            #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(page.contains("connect-src 'self'") && page.contains("frame-ancestors 'none'"))
            #expect(page.contains("Cache-Control: no-store") && page.contains("Mooring"))
            let version = served.get("/version").components(separatedBy: "\r\n\r\n").last ?? ""
            #expect(page.contains("\"served\":\"\(version)\""), "\(version)")

            #expect(served.get("/", host: "example.test:\(served.port)").hasPrefix("HTTP/1.1 403 "))
            #expect(served.get("/Pier.swift").hasPrefix("HTTP/1.1 404 "))
            let form = "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\r\n"
            #expect(served.answer(to: form).hasPrefix("HTTP/1.1 405 "))
            let long = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nX: " + String(repeating: "x", count: 9000)
            #expect(served.answer(to: long + "\r\n\r\n").hasPrefix("HTTP/1.1 431 "))

            try TemporaryFolder.write(["Pier.swift": Self.code("Anchorage")], into: folder)
            let end = Date().addingTimeInterval(120)
            while Date() < end, served.get("/version").hasSuffix(version) { Thread.sleep(forTimeInterval: 0.3) }
            #expect(served.get("/").contains("Anchorage"))

            served.process.interrupt()
            served.process.waitUntilExit()
            #expect(served.process.terminationReason == .exit && served.process.terminationStatus == 0)
        }
    }

    @Test("goes together with no file, no other form, and no conformance table")
    func refusals() {
        for arguments in [["--output", "a.html"], ["--format", "csv"], ["--conformance", "wcag22"]] {
            let run = Run(list: ["report", "app", "--serve"] + arguments)
            #expect(run.status == 2 && run.errors.contains("“--serve” shows the page itself"), "\(run.errors)")
        }
        #expect(Run("report", "app", "--port", "80").status == 2)
    }
}
