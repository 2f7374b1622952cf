import HandrailMarkup

/// The `manifest.json` that `xcrun xcresulttool export attachments` writes beside attachments of failing tests: which
/// of them belong to one test, and when each was made.
struct AttachmentManifest {
    private struct Attachment {
        let file: String
        let time: Double
    }

    /// The picture of each other attachment, by the names of their files.
    let pictures: [String: String]

    /// The manifest in a text; `nil` for any other.
    init?(_ bytes: [UInt8]) {
        guard let root = try? JSONReader().read(bytes), let tests = root.elements else { return nil }
        var pictures: [String: String] = [:]
        for test in tests {
            guard let list = test["attachments"]?.elements else { continue }
            let attachments = list.compactMap { item in
                item["exportedFileName"]?.stringValue.map { name in
                    Attachment(file: name, time: item["timestamp"]?.doubleValue ?? 0)
                }
            }
            let shown = attachments.filter { Self.isPicture($0.file) }
            for attachment in attachments where !Self.isPicture(attachment.file) {
                let nearest = shown.min { abs($0.time - attachment.time) < abs($1.time - attachment.time) }
                // What was taken much earlier or later shows another moment.
                guard let nearest, abs(nearest.time - attachment.time) <= Self.mostSeconds else { continue }
                pictures[attachment.file] = nearest.file
            }
        }
        guard !pictures.isEmpty else { return nil }
        self.pictures = pictures
    }

    private static let mostSeconds = 2.0

    private static func isPicture(_ name: String) -> Bool {
        [".png", ".jpg", ".jpeg"].contains(where: name.lowercased().hasSuffix)
    }
}
