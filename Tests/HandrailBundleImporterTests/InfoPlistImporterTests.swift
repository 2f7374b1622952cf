import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

@Suite("What an Info.plist says about how an app is shown")
struct InfoPlistImporterTests {
    private func fragment(_ text: SourceText) -> InfoPlistImporter.Fragment {
        InfoPlistImporter().fragment(of: ImportedFile(index: FileIndex(3), kind: .infoPropertyList, text: text))
    }

    private func appearance(_ body: String) -> AppearanceKey? {
        fragment(SourceText(path: "Info.plist", text: "<plist version=\"1.0\">\(body)</plist>")).appearance
    }

    /// A binary list with one key and its text.
    private func binary(_ key: String, _ value: String) -> [UInt8] {
        let texts = [key, value].map { text -> [UInt8] in [0x5F, 0x10, UInt8(text.utf8.count)] + text.utf8 }
        let bytes: [UInt8] = Array("bplist00".utf8) + [0xD1, 1, 2] + texts[0] + texts[1]
        let offsets: [UInt8] = [8, 11, 11 + UInt8(texts[0].count)]
        let numbers: [UInt8] = [3, 0, UInt8(bytes.count)]
        let zeros = [UInt8](repeating: 0, count: 7)
        return bytes + offsets + zeros.dropLast() + [1, 1] + numbers.flatMap { zeros + [$0] }
    }

    @Test("Light and Dark force an appearance, at the place of the key")
    func forced() throws {
        let light = try #require(appearance("<dict><key>UIUserInterfaceStyle</key><string>Light</string></dict>"))
        #expect(!light.isDark)
        #expect(light.place == SourcePlace(file: FileIndex(3), range: ByteRange(27, 80)))
        #expect(appearance("<dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict>")?.isDark == true)
    }

    @Test(
        "Automatic, another type, another key or a broken file force nothing",
        arguments: [
            "<dict><key>UIUserInterfaceStyle</key><string>Automatic</string></dict>",
            "<dict><key>UIUserInterfaceStyle</key><true/></dict>", "<dict><key>Other</key><string>Dark</string></dict>",
            "<array><string>Dark</string></array>", "<dict><key>UIUserInterfaceStyle</key>",
        ])
    func free(body: String) {
        #expect(appearance(body) == nil)
    }

    @Test("A key is taken out with its lines where nothing else stands on them; a binary list cannot be edited")
    func removal() throws {
        let text = "<plist version=\"1.0\"><dict>\n\t<key>A</key>\n\t<string>a</string>\n"
            + "\t<key>B</key><true/></dict></plist>"
        let keys = try #require(fragment(SourceText(path: "Info.plist", text: text)).keys)
        let without = keys.map { key -> String? in
            guard let edit = key.removal else { return nil }
            var bytes = Array(text.utf8)
            bytes.removeSubrange(Int(edit.place.range.lower)..<Int(edit.place.range.upper))
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(
            without == [
                "<plist version=\"1.0\"><dict>\n\t<key>B</key><true/></dict></plist>",
                "<plist version=\"1.0\"><dict>\n\t<key>A</key>\n\t<string>a</string>\n\t</dict></plist>",
            ])
        #expect(fragment(SourceText(path: "Info.plist", bytes: binary("A", "a"))).keys?.first?.removal == nil)
    }

    @Test("Binary lists are read as those in XML are")
    func binaryList() {
        let list = fragment(SourceText(path: "Info.plist", bytes: binary("UIUserInterfaceStyle", "Dark")))
        #expect(list.appearance?.isDark == true)
        #expect(list.keys?.map(\.name) == ["UIUserInterfaceStyle"])
        #expect(list.note == nil)
    }

    @Test("A list that cannot be read is noted, with the place in a text and the byte in a binary file")
    func broken() {
        let note = { (bytes: [UInt8]) in fragment(SourceText(path: "Info.plist", bytes: bytes)).note?.text }
        let text = note(Array("<plist>\n<dict><key>".utf8))
        #expect(text?.en.hasPrefix("Line 2, column") == true, "\(text?.en ?? "")")
        let cut = note(Array(binary("UIUserInterfaceStyle", "Dark").dropLast()))
        #expect(cut?.en.hasPrefix("Byte ") == true && cut?.ko.contains("번째 바이트") == true, "\(cut?.en ?? "")")
        #expect(note(Array("<plist><array/></plist>".utf8))?.en.contains("“dict”") == true)
    }
}
