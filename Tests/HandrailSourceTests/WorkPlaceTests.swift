import Foundation
import HandrailSource
import Synchronization
import Testing

@Suite("The file that a thread is at work on") struct WorkPlaceTests {
    @Test("is known to that thread, with the path that it has in the audit, and to no other")
    func threads() {
        WorkPlace.setPaths(["App/Tides.swift", "App/Pier\u{1B}[31m\u{202E}.swift", "App/갯벌.swift"])
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

    /// What another thread saw.
    private final class Seen: Sendable {
        let file = Mutex<FileIndex?>(FileIndex(1))
    }

    private static func path(at file: FileIndex?) -> String? {
        WorkPlace.file = file
        return WorkPlace.path.map { String(cString: $0) }
    }
}
