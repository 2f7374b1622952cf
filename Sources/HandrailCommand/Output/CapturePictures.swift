import Foundation
import HandrailCaptureImporter
import HandrailPixels

/// The screenshots that lie beside captures which somebody named by their files.
enum CapturePictures {
    /// The paths, and those of the screenshots beside captures among them.
    static func added(to paths: [String]) -> [String] {
        paths + paths.compactMap(path).filter { !paths.contains($0) }
    }

    /// The screenshot beside a capture.
    static func picture(of path: String) -> GivenPicture? {
        self.path(of: path).map(given)
    }

    /// The picture at a path.
    static func given(_ picture: String) -> GivenPicture {
        GivenPicture(path: picture) {
            FileHandle(forReadingAtPath: picture).flatMap { try? $0.read(upToCount: PictureReader.maximumBytes) }
                .map(Array.init)
        }
    }

    /// Endings of files that may hold captures.
    private static let endings: Set<String> = ["json", "xml", "txt"]
    /// Folders with more files are no captures.
    private static let mostFiles = 10_000

    private static func path(of capture: String) -> String? {
        let file = URL(fileURLWithPath: capture)
        guard endings.contains(file.pathExtension.lowercased()) else { return nil }
        let folder = file.deletingLastPathComponent().path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.count <= mostFiles,
            let name = GivenPicture.path(of: file.lastPathComponent, among: names.sorted())
        else { return nil }
        let folderAsGiven = capture.lastIndex(of: "/").map { capture[...$0] } ?? ""
        return folderAsGiven + name
    }
}
