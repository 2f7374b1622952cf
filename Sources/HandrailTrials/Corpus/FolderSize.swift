import Foundation

/// How much there is to read in a folder.
package enum FolderSize {
    /// Bytes of the files under `path` whose kind Handrail reads, without folders that it leaves out.
    package static func bytes(under path: String) -> Int {
        let root = URL(fileURLWithPath: path)
        let keys: [URLResourceKey] = [.isDirectoryKey, .fileSizeKey]
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys) else { return 0 }
        var bytes = 0
        for case let file as URL in files {
            guard let values = try? file.resourceValues(forKeys: Set(keys)) else { continue }
            if values.isDirectory == true {
                if leftOut.contains(file.lastPathComponent) { files.skipDescendants() }
            } else if extensions.contains(file.pathExtension.lowercased()) {
                bytes += values.fileSize ?? 0
            }
        }
        return bytes
    }

    private static let leftOut: Set<String> = [
        ".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
    ]
    private static let extensions: Set<String> = [
        "swift", "m", "mm", "h", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "json", "pbxproj",
        "entitlements", "xcprivacy", "xcconfig",
    ]
}
