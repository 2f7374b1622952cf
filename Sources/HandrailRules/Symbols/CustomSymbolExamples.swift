/// Examples of drawings of custom symbols.
enum CustomSymbolExamples {
    private static let sources = ["Ultralight-S", "Regular-S", "Black-S"]
    private static let shape = #"<path d="M0 0L9 0L9 9Z"/>"#

    private static func group(_ id: String, _ content: String = shape) -> String { "<g id=\"\(id)\">\(content)</g>" }

    private static func symbol(
        _ expectation: RuleExample.Expectation, version: String = "3.0", without missing: Set<String> = [],
        _ drawings: [String] = [group("Regular-M")], margins: [String] = ["Regular-M"], guide: String? = nil,
        styles: String = ""
    ) -> RuleExample {
        let lines = ["S", "M", "L"].flatMap { ["Baseline-\($0)", "Capline-\($0)"] }
            + margins.flatMap { ["left-margin-\($0)", "right-margin-\($0)"] }
        let guides = lines.filter { !missing.contains($0) }.map { "<line id=\"\($0)\"/>" }.joined() + (guide ?? "")
        let isFlagged = expectation == .violation || expectation == .review
        return RuleExample(
            expectation,
            #"{"symbols": ["# + (isFlagged ? "↓" : "") + #"{"filename": "star.svg", "idiom": "universal"}]}"#,
            in: "Assets.xcassets/star.custom.symbolset/Contents.json",
            files: [
                "Assets.xcassets/star.custom.symbolset/star.svg": """
                <svg viewBox="0 0 3300 2200">\(styles)<g id="Notes"><text id="template-version">Template v.\(version)\
                </text></g><g id="Guides">\(guides)</g><g id="Symbols">\(drawings.joined())</g></svg>
                """
            ])
    }

    private static func variable(_ expectation: RuleExample.Expectation, _ shapes: [String]) -> RuleExample {
        symbol(expectation, zip(sources, shapes).map { group($0, $1) }, margins: sources)
    }

    /// All of them.
    static let all: [RuleExample] = [
        symbol(.violation, without: ["Baseline-M"]),
        symbol(.violation, [group("Bold-M")]),
        symbol(.violation, margins: []),
        symbol(.violation, without: ["Capline-L"], guide: #"<g id="Capline-L"><path d="M263 9h9"/></g>"#),
        symbol(.violation, [#"<path id="Regular-M" d="M0 0L9 0L9 9Z"/>"#]),
        symbol(.violation, [group("Regular-M", "")]),
        symbol(.violation, [group("Regular-M", #"<path d="M5 5L5 5z"/>"#)]),
        symbol(.review, [group("Regular-M"), group("Bold-M", "<title>bold</title>")]),
        symbol(.review, version: "8.0"),
        variable(.review, [shape, shape + shape, shape]),
        variable(.review, [shape, shape, #"<path d="M0 0L9 0C9 1 9 2 9 9Z"/>"#]),
        symbol(.review, [group("Regular-M", #"<path d="M0 0L9 9" fill="none" stroke="black"/>"#)]),
        symbol(
            .review, [group("Regular-M", #"<path class="a" d="M0 0L9 9"/>"#)],
            styles: "<style>.a{fill:none;stroke:#000;stroke-width:2px}</style>"),
        symbol(.review, [group("Regular-M", #"<path fill="url(#glow)" d="M0 0L9 0L9 9Z"/>"#)]),
        symbol(.review, [group("Regular-M", #"<circle cx="5" cy="5" r="9"/>"# + shape.replacing("0", with: "2"))]),
        symbol(.silent),
        symbol(.silent, sources.map { group($0) }, margins: sources),
        symbol(.silent, version: "2.0", [group("Regular-M"), group("Bold-M")]),
        variable(.silent, [shape, #"<path d="m0,0h9v9"/>"#, #"<path d="M0 0 9 0 9 9z"/>"#]),
        symbol(.silent, sources.map { group($0) } + [group("Regular-M", shape + shape)], margins: sources),
        symbol(
            .nearMiss("the SF Symbols app shows the layers of a template with lines"),
            [group("Regular-M", #"<path class="monochrome-0 SFSymbolsPreviewWireframe" d="M0 0L9 0L9 9Z"/>"#)],
            styles: "<style>.SFSymbolsPreviewWireframe {fill:none;stroke:black;stroke-width:0.5}</style>"),
        symbol(.nearMiss("a disc alone is the shape itself"), [group("Regular-M", #"<circle cx="5" cy="5" r="9"/>"#)]),
        RuleExample(
            .nearMiss("the drawing is not there to be read"), #"{"symbols": [{"filename": "star.svg"}]}"#,
            in: "Assets.xcassets/star.custom.symbolset/Contents.json"),
    ]
}
