import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

/// Icons of Icon Composer, and the edits of image sets.
@Suite struct IconDocumentTests {
    @Test("The layers of an icon are its slots, in every appearance, with where they are named")
    func layers() throws {
        let icon = try #require(
            read(
                """
                {"groups": [{"layers": [{"image-name": "Hull.svg", "image-name-specializations":
                  [{"appearance": "dark", "value": "gone.svg"}]}, {"name": "color alone"}]}]}
                """).images.first)
        #expect(icon.kind == .appIcon && icon.name == "AppIcon")
        let entries = icon.set?.entries ?? []
        #expect(entries.map(\.fileName) == ["Hull.svg", "gone.svg"])
        #expect(entries.map(\.presence) == [.there, .missing])
        #expect(entries.allSatisfy { $0.place.range.lower > 0 })
    }

    @Test("A document that is broken, nests without end, or names files outside of it gives a note")
    func hostile() {
        for broken in ["", "{", "{\"groups\": " + String(repeating: "[", count: 100_000)] {
            let found = read(broken)
            #expect(found.images.map(\.name) == ["AppIcon"] && found.images.first?.set == nil)
            #expect(found.notes.count == 1)
        }
        let outside = read(#"{"groups": [{"layers": [{"image-name": "../../secret.svg"}]}]}"#)
        #expect(outside.images.first?.set?.entries.first?.presence == .unknown)
        #expect(outside.notes.count == 1)
        let layer = [String](repeating: #"{"image-name": "hull.svg"}"#, count: 1000).joined(separator: ",")
        let many = read(#"{"groups": [{"layers": [\#(layer)]}]}"#)
        #expect(many.images.first?.set?.entries.count == 256 && many.notes.first?.text.en.contains("744") == true)
    }

    @Test("An edit writes a property into Contents.json wherever there is room for it")
    func edits() {
        #expect(edited(#"{"images": []}"#) == #"{"properties" : { "KEY" : VALUE },~"images": []}"#)
        #expect(edited(#"{"images": [], "properties": {}}"#) == #"{"images": [], "properties": { "KEY" : VALUE }}"#)
        #expect(
            edited(#"{"images": [], "properties": {"localizable": true}}"#)
                == #"{"images": [], "properties": {"KEY" : VALUE,~"localizable": true}}"#)
        #expect(
            edited(#"{"images": [], "properties": {"template-rendering-intent": "original"}}"#)
                == #"{"images": [], "properties": {"template-rendering-intent": VALUE}}"#)
        #expect(edited("[]") == nil)
    }

    /// A `Contents.json` after the edit that makes its set a template, on one line.
    private func edited(_ contents: String) -> String? {
        let set = AssetCatalogImporter().read(
            files: [("A.xcassets/x.imageset/Contents.json", FileIndex(0))], read: { _ in utf8(contents) }
        ).images.first?.set
        guard let edit = set?.edits.template else { return nil }
        var bytes = utf8(contents)
        bytes.replaceSubrange(edit.place.range.indices, with: utf8(edit.text))
        let text = String(decoding: bytes, as: UTF8.self).replacing(#""template" "#, with: "VALUE ")
            .replacing(#""template","#, with: "VALUE,").replacing(#""template"}"#, with: "VALUE}")
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "~")
        return contents.contains("rendering") ? lines : lines.replacing("template-rendering-intent", with: "KEY")
    }

    private func read(_ document: String) -> ImageFileImporter.Fragment {
        let icon = SourceText(path: "App/AppIcon.icon/icon.json", bytes: utf8(document))
        let hull = SourceText(path: "App/AppIcon.icon/Assets/hull.svg", bytes: [])
        let importer = ImageFileImporter()
        return importer.fragment(of: [
            ImportedFile(index: FileIndex(0), kind: .image, text: hull),
            ImportedFile(index: FileIndex(1), kind: .iconDocument, text: icon),
        ])
    }
}
