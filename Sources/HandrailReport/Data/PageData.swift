import HandrailModel
import HandrailReporting
import HandrailSemantics
import HandrailSource
import HandrailStandards
import HandrailTranscripts

/// Everything that a page shows, as one JSON value. Names are short and lists go without names: there may be ten
/// thousands of elements. What each place of a list is stands where the page's scripts read it, in `data.js`.
struct PageData {
    private let audit: Audit
    private let options: ReportOptions
    private let added: PageAdditions

    /// The data of an audit, and what is shown besides.
    init(_ audit: Audit, _ options: ReportOptions, _ added: PageAdditions) {
        self.audit = audit
        self.options = options
        self.added = added
    }

    /// The paths of the screenshots of the page, in the order in which they stand in it.
    var picturePaths: [String] { added.pictures.keys.sorted() }

    /// The whole of it.
    var json: JSONValue {
        var texts = PageTexts()
        let trees = PageTrees(audit)
        let order = PageRules(options)
        let findings = PageFindings(audit, trees, order).json(&texts)
        let screens = PageScreens(audit, trees, showing: picturePaths).json(&texts)
        let trend = added.trend.map { PageTrend($0, order).json(&texts) }
        return .object([
            "version": .string(options.toolVersion),
            "name": .string(PageText.clean(name)),
            "language": .string(options.language == .korean ? "ko" : "en"),
            "summary": PageSummary(audit, order, saying: added.notes).json(&texts),
            "rules": order.json(&texts),
            "guidelines": PageGuidelines(order).json(&texts),
            "headings": PageGuidelines(order).headings(&texts),
            "kinds": .strings(ElementKind.allCases.map(\.wireName)),
            "palette": PagePalette(audit).json(&texts),
            "visions": visions(&texts),
            "findings": findings,
            "screens": screens,
            "trend": trend ?? .array([]),
            "served": .string(added.version ?? ""),
            "texts": texts.json,
        ])
    }

    /// Kinds of color vision, each with the nine numbers of its matrix in millionths.
    private func visions(_ texts: inout PageTexts) -> JSONValue {
        .array(
            ColorVision.allCases.map { vision in
                let numbers = vision.matrix.joined().map { JSONValue.integer(Int(clamping: $0 * 1_000_000)) }
                return .array([texts.number(vision.name), .array(numbers)])
            })
    }

    /// The name of the folder that was audited: its path is nobody's business who is handed the page.
    private var name: String { audit.root.split(separator: "/").last.map(String.init) ?? audit.root }
}

extension PageTexts {
    /// The file and line of a place; an empty list where it is in no file that is known.
    mutating func place(_ place: SourcePlace?, in audit: Audit) -> JSONValue {
        guard let place, let location = SourceLocation(place, in: audit.files) else { return .array([]) }
        return .array([number(location.file), .integer(location.line), .integer(location.column)])
    }
}
