import HandrailModel
import HandrailPixels
import HandrailSource

/// The screens that a file with captures comes to.
struct CaptureScreens {
    private let reading: CaptureReading
    private let path: String
    private let file: FileIndex
    private let given: GivenPicture?
    private let sheet: CaptureSheet?

    /// The screens of a file, and of the picture and the sheet beside it.
    init(_ reading: CaptureReading, path: String, file: FileIndex, picture: GivenPicture?, sheet: CaptureSheet? = nil) {
        self.sheet = sheet
        self.reading = reading
        self.path = path
        self.file = file
        given = reading.unknown.contains(.frame) ? nil : picture
    }

    /// The screens, with what could not be measured.
    var result: CapturedFile {
        var (screens, notes): ([Screen], [AuditNote]) = ([], [])
        let shown = shown(&notes)
        for (position, tree) in reading.trees.enumerated() {
            let picture = position == reading.trees.count - 1 ? shown : nil
            if !reading.unknown.contains(.frame), !tree.hasSize {
                notes.append(CaptureNotes.withoutSize(path))
            } else if let built = CaptureScreenBuilder.screen(of: tree, in: file, reading, picture) {
                screens.append(screen(tree, built, picture))
            } else {
                notes.append(CaptureNotes.empty(path))
            }
            if tree.isCut { notes.append(CaptureNotes.cut(path)) }
        }
        if reading.isTruncated { notes.append(CaptureNotes.truncated(path)) }
        if let lines = sheet?.unknownLines, !lines.isEmpty {
            notes.append(CaptureNotes.unknownLines(lines, PicturePairing.folder(of: path)))
        }
        return CapturedFile(
            path: path, format: reading.format, unknown: reading.unknown, tolerance: reading.tolerance,
            trees: reading.trees, notes: notes, screens: screens, picture: shown)
    }

    /// The picture of the last capture of the file: tools take one when something fails, and end then.
    private func shown(_ notes: inout [AuditNote]) -> ScreenPicture? {
        guard let given, let tree = reading.trees.last, tree.hasSize else { return nil }
        do throws(PictureProblem) {
            let image = try given.image()
            let shown = ScreenPicture(image, at: given.path, showing: tree)
            if shown == nil { notes.append(CaptureNotes.unfit(given.path, image.width, image.height)) }
            return shown
        } catch {
            notes.append(AuditNote(path: given.path, text: error.sentence))
            return nil
        }
    }

    private func screen(
        _ tree: CapturedTree, _ built: CaptureScreenBuilder.Built, _ picture: ScreenPicture?
    ) -> Screen {
        let elements = built.tree
        let variant = variant(picture)
        let place = elements.root?.place ?? SourcePlace(file: file, range: .zero)
        let isWhole = tree.isWhole || reading.format == .voiceOverDesigner || reading.format == .snapshotModel
        return Screen(
            name: name(of: tree), place: place, presentation: isWhole ? .root : .component, tree: elements,
            platforms: [PlatformVersion(platform: tree.isOfMac ? .macOS : .iOS, version: nil)], languages: [],
            toolkit: .capture, portion: isWhole ? .whole : .view
        ).captured(
            with: ScreenCapture(
                format: reading.format.title, unknown: reading.unknown.union(isSeen(tree, picture) ? [] : [.pixels]),
                tolerance: reading.tolerance, bounds: tree.isWhole ? tree.bounds : nil,
                sizedBySystem: built.sizedBySystem, scrolled: built.scrolled, inks: built.inks, edges: built.edges,
                variant: variant, leftOut: leftOut(of: tree, built),
                isComplete: isWhole && !tree.isCut && !reading.isTruncated,
                drawn: built.drawn, saturation: tree.saturation ?? picture?.saturation(without: tree),
                bar: built.bar, picture: picture.map(CapturedPicture.init)))
    }

    /// Whether it is known what elements look like: a picture shows it, or the capture says it itself.
    private func isSeen(_ tree: CapturedTree, _ picture: ScreenPicture?) -> Bool {
        picture != nil || tree.elements.contains { $0.colors != nil }
    }

    /// How the screen was set, as the sheet says, else the name of the file, else the picture.
    private func variant(_ picture: ScreenPicture?) -> CaptureVariant {
        var variant = CaptureVariant(isDark: picture?.isDark).overridden(by: VariantName(path).variant)
        // The captures of one file are of several moments.
        if reading.trees.count > 1 { variant.series = nil }
        guard let sheet else { return variant }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return variant.overridden(by: sheet.variant(of: name, in: PicturePairing.folder(of: path)))
    }

    /// The names of elements of the capture that are none of the screen.
    private func leftOut(of tree: CapturedTree, _ built: CaptureScreenBuilder.Built) -> Set<String> {
        let met = Set(built.tree.elements.indices.map { built.tree.elements[$0].place.range })
        let names = tree.elements.lazy.filter { !met.contains($0.range) }.flatMap { [$0.label, $0.identifier] }
        return Set(names.compactMap(\.self))
    }

    /// The name of the file; where every capture is called so, that of its folder.
    private func name(of tree: CapturedTree) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let file = parts.last.map(Self.baseName) ?? path
        let folder = parts.dropLast().last { !Self.plainNames.contains($0.lowercased()) }.map(Self.baseName)
        let base = Self.plainNames.contains(file.lowercased()) ? folder ?? file : file
        return reading.trees.count > 1 ? [base, tree.name].compactMap(\.self).joined(separator: " · ") : base
    }

    private static func baseName(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    private static let plainNames: Set<String> = [
        "source", "page_source", "hierarchy", "view_hierarchy", "commands", "controls", "document", "frame", "tree",
        "ui", "screen", "describe-all",
    ]
}

extension CapturedPicture {
    /// The picture of a capture, measured in its points.
    fileprivate init(_ picture: ScreenPicture) {
        self.init(
            path: picture.path, width: Double(picture.width) / picture.scale.x,
            height: Double(picture.height) / picture.scale.y)
    }
}

extension CapturedTree {
    /// Whether anything in it takes up room.
    fileprivate var hasSize: Bool {
        elements.contains { $0.frame.map { $0.width > 0 && $0.height > 0 } ?? false }
    }

    /// Whether it is of a Mac, which has a bar of menus and windows with buttons to close them.
    fileprivate var isOfMac: Bool {
        elements.contains { $0.identifier == "_XCUI:CloseWindow" || $0.identifier == "_XCUI:MinimizeWindow" }
    }
}
