import HandrailMarkup

/// The `manifest.json` that `xcrun xcresulttool export attachments` writes beside attachments of failing tests: which
/// of them belong to one test, and when each was made.
struct AttachmentManifest {
    private struct Attachment {
        let file: String
        /// When it was made, in seconds; `nil` where that is not told.
        let time: Double?
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
                    Attachment(file: name, time: item["timestamp"]?.doubleValue)
                }
            }
            let shown = attachments.filter { Self.isPicture($0.file) }
            for attachment in attachments where !Self.isPicture(attachment.file) {
                pictures[attachment.file] = Self.picture(of: attachment, among: shown)
            }
        }
        guard !pictures.isEmpty else { return nil }
        self.pictures = pictures
    }

    /// The picture that was made closest to an attachment; where a time is missing, the only one of the test.
    private static func picture(of attachment: Attachment, among shown: [Attachment]) -> String? {
        let timed = shown.compactMap { picture in picture.time.map { (file: picture.file, time: $0) } }
        guard let time = attachment.time, timed.count == shown.count else {
            return shown.count == 1 ? shown[0].file : nil
        }
        let nearest = timed.min { abs($0.time - time) < abs($1.time - time) }
        // What was taken much earlier or later shows another moment.
        return nearest.flatMap { abs($0.time - time) <= mostSeconds ? $0.file : nil }
    }

    private static let mostSeconds = 2.0

    private static func isPicture(_ name: String) -> Bool {
        [".png", ".jpg", ".jpeg"].contains(where: name.lowercased().hasSuffix)
    }
}
