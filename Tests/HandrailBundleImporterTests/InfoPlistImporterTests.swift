import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

@Suite("What an Info.plist says about how an app is shown")
struct InfoPlistImporterTests {
    private func appearance(_ body: String) -> AppearanceKey? {
        let text = SourceText(path: "Info.plist", text: "<plist version=\"1.0\">\(body)</plist>")
        let file = ImportedFile(index: FileIndex(3), kind: .infoPropertyList, text: text)
        return InfoPlistImporter().fragment(of: file).appearance
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
}
