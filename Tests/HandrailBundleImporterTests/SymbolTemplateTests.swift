import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

/// What is kept of the drawing of a custom symbol.
@Suite struct SymbolTemplateTests {
    @Test("Steps of paths are the same however they are written")
    func steps() {
        let written = [
            "M0 0L9 0L9 9Z", "m0,0h9v9", "M0 0 9 0 9 9z", "M.5.5L1e1-3L+2,4", "M0 0\nL 9 0\tL 9 9",
        ]
        for path in written { #expect(shapes("<path d='\(path)'/>").map(\.steps) == ["mll"]) }
        #expect(shapes("<path d='M0 0C1 2 3 4 5 6s1 2 3 4'/>").map(\.steps) == ["mcc"])
        #expect(shapes("<path d='M0 0Q1 2 3 4t1 2'/>").map(\.steps) == ["mqq"])
        #expect(shapes("<path d='M0 0a1 1 0 01.5.5'/>").map(\.steps) == ["ma"])
        #expect(shapes("<path d='M0 0L9'/>").map(\.steps) == ["m"])
        #expect(shapes("<path d='what'/>").map(\.steps) == [""])
    }

    @Test("What a shape covers is known by the points it names, and not where it is moved")
    func boxes() {
        let box = SymbolShape.Box(left: 1, top: 2, right: 6, bottom: 8)
        #expect(shapes("<path d='M1 2h5v6'/>").map(\.box) == [box])
        #expect(shapes("<path d='M6 8l-5-6z'/>").map(\.box) == [box])
        #expect(shapes("<rect x='1' y='2' width='5' height='6'/>").map(\.box) == [box])
        #expect(shapes("<polygon points='1,2 6,2 6 8'/>").map(\.box) == [box])
        #expect(shapes("<g transform='scale(2)'><rect width='5' height='6'/></g>").map(\.box) == [nil])
        #expect(shapes("<path transform='scale(2)' d='M1 2h5v6'/>").map(\.box) == [nil])
    }

    @Test("A line without a filling is told by attributes, styles and classes, and passed on from groups")
    func strokes() {
        #expect(shapes("<path d='M0 0h9' stroke='#000' fill='none'/>").map(\.isStroked) == [true])
        #expect(shapes("<path d='M0 0h9' style='fill: none; stroke: red'/>").map(\.isStroked) == [true])
        #expect(shapes("<g fill='none' stroke='red'><path d='M0 0h9'/></g>").map(\.isStroked) == [true])
        #expect(shapes("<path d='M0 0h9' stroke='none'/>").map(\.isStroked) == [false])
        #expect(shapes("<path d='M0 0h9' stroke='red'/>").map(\.isStroked) == [false])
        #expect(shapes("<path d='M0 0h9' style='fill:none;stroke:red;stroke-width:0'/>").map(\.isStroked) == [false])
    }

    @Test("Definitions are no part of a drawing; pictures and texts are, and are foreign")
    func others() {
        #expect(shapes("<defs><path d='M0 0h9'/></defs>").isEmpty)
        let drawing = drawing("<image/><text>a</text><path fill='url(#a)' d='M0 0h9'/>")
        #expect(drawing?.foreign == ["gradient", "image", "text"])
        #expect(drawing?.hasOthers == true)
        #expect(self.drawing("")?.isEmpty == true)
        #expect(self.drawing("<path d='M5 5h0'/>")?.isPoint == true)
    }

    @Test("Deep and unclosed elements end the drawing without harm")
    func hostile() {
        let deep = String(repeating: "<g>", count: 5_000)
        #expect(drawing(deep + "<path d='M0 0h9'/>") != nil)
        let digits = String(repeating: "1", count: 5_000)
        #expect(shapes("<path d='M\(digits) 1e999 L - - 3'/>").count == 1)
    }

    private func shapes(_ content: String) -> [SymbolShape] { drawing(content)?.shapes ?? [] }

    private func drawing(_ content: String) -> SymbolDrawing? {
        let svg = utf8("<svg><g id='Symbols'><g id='Regular-M'>\(content)</g></g></svg>")
        let folder = "A.xcassets/x.symbolset/"
        let found = AssetCatalogImporter().read(
            files: [(folder + "Contents.json", FileIndex(0)), (folder + "x.svg", FileIndex(1))],
            read: { _ in utf8(#"{"symbols": [{"filename": "x.svg"}]}"#) },
            head: { _, count in Array(svg.prefix(count)) })
        return found.images.first?.template?.drawings["Regular-M"]
    }
}
