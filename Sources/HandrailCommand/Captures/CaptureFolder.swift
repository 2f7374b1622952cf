import Foundation
import HandrailModel

/// The captures in a folder that somebody named: a document of VoiceOver Designer, what a run of Maestro left behind,
/// or anything else with captures in it.
struct CaptureFolder {
    /// The captures, with their paths within the folder.
    let captures: [(path: String, file: CaptureOnDisk)]

    private static let endings = [".json", ".xml", ".txt"]
    /// Folders with more files are no captures.
    private static let mostFiles = 10_000

    /// The captures of a folder; `nil` where the path is none of a folder.
    init?(_ path: String) throws(CommandFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        let names = (FileManager.default.enumerator(atPath: path)?.lazy.compactMap { $0 as? String } ?? [])
            .filter { name in Self.endings.contains { name.lowercased().hasSuffix($0) } }
            .prefix(Self.mostFiles).sorted()
        captures = names.compactMap { name in
            (try? CaptureOnDisk(path.hasSuffix("/") ? path + name : "\(path)/\(name)")).map { (name, $0) }
        }
        guard captures.isEmpty else { return }
        throw CommandFailure(
            .nothingDone,
            Bilingual(
                en: "No file in “\(path)” is a capture of a format that is read.",
                ko: "‘\(path)’ 폴더에 읽을 수 있는 형식의 캡처가 없습니다."))
    }
}
