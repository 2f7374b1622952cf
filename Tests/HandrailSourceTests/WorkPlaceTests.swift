import Foundation
import HandrailSource
import Synchronization
import Testing

@Suite("The file that a thread is at work on", .serialized) struct WorkPlaceTests {
    @Test("is known to that thread, with the path that it has in the audit, and to no other")
    func threads() {
        defer { WorkPlace.file = nil }
        #expect(Self.path(at: nil) == nil)
        #expect(Self.path(at: FileIndex(0)) == "App/Tides.swift")
        // What could steer a terminal is not said.
        #expect(Self.path(at: FileIndex(1)) == "App/Pier?[31m?.swift")
        #expect(Self.path(at: FileIndex(2)) == "App/갯벌.swift")
        #expect(Self.path(at: FileIndex(3)) == nil)
        WorkPlace.file = FileIndex(0)
        let seen = Seen()
        let done = DispatchSemaphore(value: 0)
        Thread {
            seen.file.withLock { $0 = WorkPlace.file }
            done.signal()
        }.start()
        done.wait()
        #expect(seen.file.withLock { $0 } == nil)
        #expect(WorkPlace.file == FileIndex(0))
    }

    @Test("may be told by many audits that begin at once")
    func manyAudits() {
        // Lists of different lengths: whoever counts the texts of one list must not free another one.
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            let paths = (0..<number % 2 * 3).map { "App/\($0).swift" }
            for _ in 0..<20_000 { WorkPlace.setPaths(paths) }
        }
        #expect(Self.path(at: FileIndex(0)) == "App/Tides.swift")
        WorkPlace.file = nil
    }

    /// What another thread saw.
    private final class Seen: Sendable {
        let file = Mutex<FileIndex?>(FileIndex(1))
    }

    /// The path of a file in an audit of three. Other tests audit in this process at the same time and tell of files of
    /// their own: what holds is what is heard twice in a row.
    private static func path(at file: FileIndex?) -> String? {
        var last: String??
        for _ in 0..<100 {
            WorkPlace.setPaths(["App/Tides.swift", "App/Pier\u{1B}[31m\u{202E}.swift", "App/갯벌.swift"])
            WorkPlace.file = file
            let path = WorkPlace.path.map { String(cString: $0) }
            if last == .some(path) { return path }
            last = .some(path)
        }
        return last ?? nil
    }
}
