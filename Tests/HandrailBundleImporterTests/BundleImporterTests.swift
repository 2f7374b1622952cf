import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

@Suite struct BundleImporterTests {
    private let samples = ResourceSamples(contents: [
        "App/Assets.xcassets/Contents.json": "{}",
        "App/Assets.xcassets/Photo.imageset/Contents.json": "{}",
        "App/Assets.xcassets/Photo.imageset/photo.png": "",
        "App/Assets.xcassets/Tint.colorset/Contents.json": "{ broken",
        "App/AppIcon.icon/icon.json": "{}",
        "App/AppIcon.icon/Assets/shape.svg": "",
        "App/Images/banner.png": "",
        "App/Images/banner@2x.png": "",
        "App/Images/banner~ipad.png": "",
        "App/Images/sunset.jpg": "",
        "App/en.lproj/Localizable.strings": "\"a\" = \"A\";",
        "App/en.lproj/flag.png": "",
        "App/ko.lproj/Localizable.strings": "\"a\" = \"에이\";",
        "App/ko.lproj/flag.png": "",
        "App/ko.lproj/Broken.stringsdict": "<plist>",
        "App/Catalog.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { "Hello" : {} } }"#,
        "App/notes.txt": "x",
    ])

    @Test func everythingInABundleIsFound() {
        let contents = samples.imported()
        #expect(contents.strings.map(line) == ["en Hello=Hello", "en a=A", "ko a=에이"])
        #expect(contents.strings.map(\.table) == ["Catalog", "Localizable", "Localizable"])
        #expect(contents.images.map(\.name) == ["Photo", "AppIcon", "banner", "sunset.jpg", "flag"])
        #expect(contents.images.map(\.kind) == [.image, .appIcon, .image, .image, .image])
        #expect(contents.colors.map(\.name) == ["Tint"])
        #expect(
            contents.notes.map(\.path) == [
                "App/ko.lproj/Broken.stringsdict", "App/Assets.xcassets/Tint.colorset/Contents.json",
            ])
    }

    @Test func assetsAreThereThoughTheirFilesCannotBeRead() {
        let contents = samples.imported(isReadable: false)
        #expect(contents.strings.isEmpty)
        #expect(contents.images.count == 5)
        #expect(contents.colors.map(\.name) == ["Tint"])
    }

    @Test func nothingGivesNothing() {
        let contents = ResourceSamples(contents: [:]).imported()
        #expect(contents.strings.isEmpty && contents.images.isEmpty && contents.colors.isEmpty)
        #expect(contents.notes.isEmpty)
    }

    @Test func eachCatalogIsReadByItself() {
        let files = ["A.xcassets/X.imageset/x.png", "B.xcassets/C.xcassets/Y.imageset/y.png", "C.xcassetsx/z.png"]
        let given = files.enumerated().map {
            ImportedFile(index: FileIndex($0), kind: .image, text: SourceText(path: $1, bytes: []))
        }
        let parts = AssetCatalogImporter().parts(of: given)
        #expect(parts.map { $0.map(\.path) } == [[files[0]], [files[1]]])
    }
}
