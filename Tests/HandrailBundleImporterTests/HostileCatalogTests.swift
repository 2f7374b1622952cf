import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Synchronization
import Testing

/// Catalogs that somebody made to do harm: what cannot be read is a note, and nothing outside is opened.
@Suite struct HostileCatalogTests {
    @Test("A drawing of two megabytes and more is not held against its template, and a note says so")
    func longDrawing() {
        let drawing = utf8("<svg>") + [UInt8](repeating: UInt8(ascii: " "), count: 2 << 20)
        let found = read("x.symbolset", #"{"symbols": [{"filename": "x.svg"}]}"#, ["x.svg": drawing])
        #expect(found.images.first?.template == nil)
        let note = "The drawing has 2 MB or more, so the symbol was not held against its template."
        #expect(found.notes.map(\.text.en) == [note])
        #expect(found.notes.first?.text.ko.contains("2 MB") == true)
    }

    @Test("Names that lead out of the set are not opened, for pictures and for drawings")
    func pathsOutside() {
        let asked = Mutex<[String]>([])
        let note = { (path: String) in asked.withLock { $0.append(path) } }
        let pictures = #"{"images": [{"filename": "../../secret.png"}, {"filename": "/etc/secret.png"}]}"#
        let set = read("x.imageset", pictures, ["a.png": []], asked: note)
        #expect(set.notes.count == 1)
        let drawing = #"{"symbols": [{"filename": "../../secret.svg"}]}"#
        let symbol = read("x.symbolset", drawing, ["x.svg": utf8("<svg/>")], asked: note)
        #expect(symbol.images.first?.template == nil)
        #expect(asked.withLock { $0.filter { $0.contains("secret") } } == [])
    }

    @Test("A description that nests without end is a note, and the set keeps its name")
    func deepDescription() {
        let deep = String(repeating: "[", count: 100_000)
        let found = read("x.imageset", #"{"images": "# + deep, [:])
        #expect(found.images.map(\.name) == ["x"] && found.images.first?.set == nil)
        #expect(found.notes.count == 1)
    }

    @Test("Of a set with a hundred thousand slots the first are read, and a note says how many were not")
    func manySlots() {
        let slots = [String](repeating: #"{"filename": "a.png"}"#, count: 10_000).joined(separator: ",")
        let found = read("x.imageset", #"{"images": [\#(slots)]}"#, ["a.png": []])
        #expect(found.images.first?.set?.entries.count == 256)
        #expect(found.notes.first?.text.en.contains("9744") == true)
    }

    @Test("Groups around groups cost what their files cost")
    func deepGroups() {
        let folder = "A.xcassets/" + String(repeating: "g/", count: 2000)
        let found = AssetCatalogImporter().read(
            files: [(folder + "x.imageset/Contents.json", FileIndex(0))], read: { _ in utf8("{}") })
        #expect(found.images.map(\.name) == ["x"])
    }

    private func read(
        _ set: String, _ contents: String, _ files: [String: [UInt8]],
        asked: @escaping (String) -> Void = { _ in }
    ) -> AssetCatalogImporter.Fragment {
        let folder = "A.xcassets/\(set)/"
        let paths = (files.keys + ["Contents.json"]).sorted().map { folder + $0 }
        return AssetCatalogImporter().read(
            files: paths.enumerated().map { ($1, FileIndex($0)) }, read: { _ in utf8(contents) },
            head: { path, count in
                asked(path)
                return files[String(path.dropFirst(folder.count))].map { Array($0.prefix(count)) }
            })
    }
}
