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
        let (contents, notes) = BundleImporter().read(files: samples.files, read: samples.read)
        #expect(contents.strings.map(line) == ["en Hello=Hello", "en a=A", "ko a=에이"])
        #expect(contents.strings.map(\.table) == ["Catalog", "Localizable", "Localizable"])
        #expect(contents.images.map(\.name) == ["Photo", "AppIcon", "banner", "sunset.jpg", "flag"])
        #expect(contents.images.map(\.kind) == [.image, .appIcon, .image, .image, .image])
        #expect(contents.colors.map(\.name) == ["Tint"])
        #expect(
            notes.map(\.path) == ["App/ko.lproj/Broken.stringsdict", "App/Assets.xcassets/Tint.colorset/Contents.json"])
    }

    @Test func theOrderOfTheFilesDoesNotMatter() {
        let first = BundleImporter().read(files: samples.files, read: samples.read)
        let second = BundleImporter().read(files: samples.files.reversed(), read: samples.read)
        #expect(first.contents.strings == second.contents.strings)
        #expect(first.contents.images == second.contents.images)
        #expect(first.contents.colors == second.contents.colors)
        #expect(first.notes == second.notes)
    }

    @Test func filesThatCannotBeOpenedGiveANoteEach() {
        let (contents, notes) = BundleImporter().read(files: samples.files, read: { _ in nil })
        #expect(contents.strings.isEmpty)
        #expect(contents.images.count == 5)
        #expect(notes.count == 6)
        #expect(notes.allSatisfy { $0.text.en.contains("could not be opened") && !$0.text.ko.isEmpty })
    }

    @Test func nothingGivesNothing() {
        let (contents, notes) = BundleImporter().read(files: [], read: { _ in nil })
        #expect(contents.strings.isEmpty && contents.images.isEmpty && contents.colors.isEmpty)
        #expect(notes.isEmpty)
    }
}
