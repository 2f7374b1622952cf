import HandrailMarkup
import HandrailPixels
public import HandrailModel
public import HandrailSource

/// Reads captures of running apps, in whatever format the tool that made them writes, and makes screens of them.
///
/// The format is told from the content. Nothing in a file can stop the reader: what is broken, empty or too large is
/// named in a note.
public struct CaptureImporter: Importer {
    /// Files that may hold captures.
    public static let kind = FileKind(
        name: "capture", extensions: ["json", "xml", "txt"], mayBeUTF16: true, holdsScreens: true,
        recognizes: CaptureHead.mayBeCapture)

    /// Files that may hold captures.
    public let kinds: [FileKind] = [Self.kind, CaptureSheet.kind]

    /// An importer.
    public init() {}

    /// Pictures may show what captures tell.
    public let listedKinds: [FileKind] = [.image]

    /// Each capture with the picture that shows it, where there is one. Files whose first bytes said that they are no
    /// captures are left out.
    public func parts(of files: [ImportedFile]) -> [[ImportedFile]] {
        let told = files.filter { $0.kind == Self.kind && $0.isReadable && !$0.bytes.isEmpty }
        var (listed, captures): ([String: String], [ImportedFile]) = ([:], [])
        for file in told {
            guard file.path.hasSuffix("manifest.json"), let manifest = AttachmentManifest(file.bytes) else {
                captures.append(file)
                continue
            }
            let folder = PicturePairing.folder(of: file.path)
            for (name, picture) in manifest.pictures {
                listed[PicturePairing.joined(folder, name)] = PicturePairing.joined(folder, picture)
            }
        }
        guard !captures.isEmpty else { return [] }
        let pictures = Dictionary(
            files.filter { $0.kind == .image }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let pairing = PicturePairing(pictures.keys.sorted(), listed: listed)
        let sheets = Self.sheets(among: files)
        return captures.map { file in
            let picture = pairing.picture(of: file.path).flatMap { pictures[$0] }
            return [file, picture, sheets[PicturePairing.folder(of: file.path)]].compactMap(\.self)
        }
    }

    /// The sheets that say how captures were taken, by their folders.
    private static func sheets(among files: [ImportedFile]) -> [String: ImportedFile] {
        let sheets = files.filter { file in
            file.kind == CaptureSheet.kind && !file.bytes.isEmpty
                && CaptureSheet.names.contains(file.path.split(separator: "/").last.map { $0.lowercased() } ?? "")
        }
        return Dictionary(
            sheets.map { (PicturePairing.folder(of: $0.path), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What one file holds, and its picture shows.
    public func fragment(of part: [ImportedFile]) -> CapturedFile {
        guard let file = part.first else { return .none }
        let picture = part.first { $0.kind == .image }.map(GivenPicture.init)
        let sheet = part.first { $0.kind == CaptureSheet.kind }.map { CaptureSheet($0.bytes) }
        return read(file.text, file: file.index, shownBy: picture, sheet: sheet)
    }

    /// Adds the screens of all captures.
    public func link(_ fragments: [CapturedFile], into contents: inout ProjectContents) {
        var unknown: [CaptureFormat: Set<CaptureFact>] = [:]
        contents.captures += SameScreens.joined(SameMoments.leftOut(of: fragments))
        for file in fragments {
            // Several captures may have one sheet, and one note on it.
            contents.notes += file.notes.filter { !contents.notes.contains($0) }
            if let format = file.format, !file.screens.isEmpty { unknown[format, default: []].formUnion(file.unknown) }
        }
        if let note = CaptureNotes.sourceOnly(contents.captures.count) { contents.notes.append(note) }
        contents.notes += CaptureFormat.allCases.compactMap { format in
            unknown[format].flatMap { CaptureNotes.blind(format, $0) }
        }
    }

    /// What to say where files that might have been captures are none.
    public func remark(onNothingBut paths: [String]) -> Bilingual? {
        Bilingual(
            en: "No JSON, XML or text file there is a capture of a format that is read.",
            ko: "JSON, XML, 텍스트 파일 중에 읽을 수 있는 형식의 캡처가 없습니다.")
    }

    /// What the text of one file holds, and its picture shows.
    public func read(_ text: SourceText, file: FileIndex, shownBy picture: GivenPicture? = nil) -> CapturedFile {
        read(text, file: file, shownBy: picture, sheet: nil)
    }

    private func read(
        _ text: SourceText, file: FileIndex, shownBy picture: GivenPicture?, sheet: CaptureSheet?
    ) -> CapturedFile {
        guard CaptureHead.mayBeCapture(Array(text.bytes.prefix(FileKind.headLength))) else { return .none }
        do throws(MarkupProblem) {
            guard let reading = try Self.reading(of: text) else { return .none }
            return CaptureScreens(reading, path: text.path, file: file, picture: picture, sheet: sheet).result
        } catch {
            let note = CaptureNotes.broken(text.path, error, text.lines)
            return CapturedFile(
                path: text.path, format: nil, unknown: [], tolerance: 0, trees: [], notes: [note], screens: [])
        }
    }

    private static func reading(of text: SourceText) throws(MarkupProblem) -> CaptureReading? {
        switch text.bytes.first(where: { $0 == 0x3C || $0 == 0x7B || $0 == 0x5B || $0 > 0x20 && $0 < 0x7F }) {
        case 0x3C?: return AppiumXMLReader.read(text.bytes)
        case 0x7B?, 0x5B?:
            let root = try JSONReader().read(text.bytes)
            return jsonReaders.lazy.compactMap { $0(root) }.first
        default: return DebugDescriptionReader.read(text)
        }
    }

    /// Each refuses what another has written.
    private static let jsonReaders: [@Sendable (JSONNode) -> CaptureReading?] = [
        HandrailCaptureReader.read, MaestroReader.read, SimulatorJSONReader.read, AppiumJSONReader.read,
        SnapshotModelReader.read, VoiceOverDesignerReader.read,
    ]
}
