import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A fixed height or width that text outgrows.
struct FixedHeightAroundText: ElementRule {
    static let info = RuleInfo(
        id: "fixed-height-around-text",
        title: Bilingual(en: "Fixed size around text", ko: "텍스트를 감싼 고정 크기"),
        reason: Bilingual(
            en: "Text that grows inside a box that does not is cut off, or runs over its neighbors.",
            ko: "커지지 않는 상자 안에서 커진 텍스트는 잘리거나 옆의 요소와 겹칩니다."),
        impact: .moderate, guidelines: ["accessibility.dynamic-type", "accessibility.text-truncation"],
        criteria: ["WCAG 2.2 1.4.4"],
        settings: [Setting(contentSize: .accessibility3), .largestText], examples: FixedHeightAroundTextExamples.all)

    /// Anything with a height.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.layout(.frame), .layout(.rowHeight), .layout(.sheetHeight)]

    /// The box and what it has to hold.
    struct Signal: Hashable, Sendable {
        /// The height in points, or the width where that is what is fixed.
        let height: Double
        /// What one line of each text needs, or each text as wide as it may be.
        let needed: Double
        /// The text size at which it needs that much.
        let size: String
        /// What gives it that height.
        let source: HeightSource
        /// Whether what holds it is fixed in height as well.
        let isInBox: Bool
        /// Points that the texts are wide at most, where they are counted with all of their lines.
        var room: Double?
    }

    /// What gives something its height.
    enum HeightSource: Hashable, Sendable {
        /// The list around it.
        case row
        /// A frame that code or an interface file writes.
        case frame
        /// A constraint or a modifier.
        case constraint
        /// A modifier that sets a width as well.
        case size
        /// A modifier that sets a width of the same size as well, as for a circle.
        case square
        /// A modifier of something that takes all the room there is, as it holds a spacer, a color or the like.
        case greedy
        /// The sheet that it is the content of.
        case sheet
        /// None: it is the width that is fixed.
        case width
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let platform = screen.screen.scalingPlatform(of: element), !element.hasFixedRoom(on: screen),
            !element.isDrawnBySystem(on: screen)
        else { return }
        if let (height, place) = element.sheetHeight {
            return examineSheet(element, as: height, at: place, on: platform, &answers)
        }
        // In classes what lies beside a view may hold it to a width or give way.
        if screen.screen.toolkit(at: element.place) == .swiftUI { examineWidth(element, on: platform, &answers) }
        guard let (height, place, source) = element.fixedHeight else { return }
        let largest = MinimumTextHeight(at: .accessibility5, on: platform).height(of: element)
        guard largest > 0 else { return }
        // Half a point is lost in rounding, not to people.
        if largest <= height + 0.5 {
            return examineLines(element, height, source, at: place, on: platform, &answers)
        }
        // Nobody sees that a line leaves a box by less than the room above and below its letters, unless that is cut.
        if largest <= height + Self.unseen, source != .row, !element.isCut,
            screen.screen.toolkit(at: element.place) == .swiftUI
        {
            return answers.pass()
        }
        // What never grows has as much room as it ever needs, or never has.
        if largest <= MinimumTextHeight(at: .large, on: platform).height(of: element) { return answers.pass() }
        let isInBox = source != .row && element.parent?.standsInBox ?? false
        let doubled = MinimumTextHeight(at: .accessibility3, on: platform).height(of: element)
        if doubled > height + 0.5 {
            let signal = Signal(height: height, needed: doubled, size: "AX3", source: source, isInBox: isInBox)
            answers.violation(signal, on: element, at: place, setting: Setting(contentSize: .accessibility3))
        } else {
            let signal = Signal(height: height, needed: largest, size: "AX5", source: source, isInBox: isInBox)
            answers.review(signal, on: element, at: place, certainty: .likely, impact: .minor, setting: .largestText)
        }
    }

    /// Judges texts that would fit with one line each, where their width is held as well.
    private func examineLines(
        _ element: ElementView, _ height: Double, _ source: HeightSource, at place: SourcePlace,
        on platform: Platform, _ answers: inout Answers<Signal>
    ) {
        guard let width = element.fixedWidth else { return answers.pass() }
        let measure = MinimumTextHeight(at: .accessibility5, on: platform, within: width.points)
        let needed = measure.height(of: element)
        let first = MinimumTextHeight(at: .large, on: platform, within: width.points).height(of: element)
        guard needed > height + 0.5, needed > first else { return answers.pass() }
        let signal = Signal(
            height: height, needed: needed, size: "AX5", source: source, isInBox: false, room: width.points)
        answers.review(signal, on: element, at: place, certainty: .likely, setting: .largestText)
    }

    /// Judges a width that the longest word outgrows, which nothing can wrap.
    private func examineWidth(_ element: ElementView, on platform: Platform, _ answers: inout Answers<Signal>) {
        guard let width = element.fixedWidth, width.points <= Self.widest, !element.scrolls else { return }
        let needed = MinimumTextWidth(at: .accessibility3, on: platform).content(of: element)
        let first = MinimumTextWidth(at: .large, on: platform).content(of: element)
        guard needed > 0 else { return }
        guard needed > width.points + 0.5, needed > first, first <= width.points else { return answers.pass() }
        let signal = Signal(height: width.points, needed: needed, size: "AX3", source: .width, isInBox: false)
        answers.review(
            signal, on: element, at: width.place, certainty: .likely, setting: Setting(contentSize: .accessibility3))
    }

    /// Points that the letters of a line keep above and below them.
    private static let unseen = 2.0

    /// What is wider than this may be as wide as a phone.
    private static let widest = 300.0

    /// Judges a sheet that people cannot pull up further, as it is on the largest phone.
    private func examineSheet(
        _ element: ElementView, as height: SheetHeight, at place: SourcePlace, on platform: Platform,
        _ answers: inout Answers<Signal>
    ) {
        guard platform == .iOS else { return }
        guard !element.scrolls else { return answers.pass() }
        let points = switch height {
        case .points(let points): points
        case .share(let share): share * Self.tallestPhone
        }
        let needed = MinimumTextHeight(at: .accessibility5, on: platform, within: CrowdedRow.widestPhone)
            .height(of: element)
        guard needed > 0 else { return }
        guard needed > points + 0.5 else { return answers.pass() }
        let signal = Signal(
            height: points.rounded(), needed: needed, size: "AX5", source: .sheet, isInBox: false,
            room: CrowdedRow.widestPhone)
        answers.review(signal, on: element, at: place, certainty: .likely, setting: .largestText)
    }

    /// The height in points of the tallest iPhone, held upright.
    private static let tallestPhone = 956.0

    let viewFix: ViewFix? = .height

    func phrase(_ signal: Signal) -> Phrasing {
        let phrasing = words(signal).completed(by: viewFix)
        return signal.isInBox ? phrasing.adding(ElementView.growingBox) : phrasing
    }

    private func words(_ signal: Signal) -> Phrasing {
        switch signal.source {
        case .row: row(signal)
        case .frame: box(signal, inViews: Self.frameInViews, inFiles: Self.frameInFiles)
        case .constraint: box(signal)
        case .size: box(signal, fix: Self.fixBesideWidth(signal.height))
        case .square: box(signal, fix: Self.fixOfSquare)
        case .greedy: box(signal, fix: Self.fixOfGreedy)
        case .sheet: sheet(signal)
        case .width: width(signal)
        }
    }

    private func sheet(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: "Put the content into a ScrollView, and let people pull the sheet up to .large as well.",
            ko: "내용을 ScrollView에 넣고, 시트를 .large까지 끌어올릴 수 있게 하세요.")
        return Phrasing(
            message: Bilingual(
                en: """
                    At the text size \(signal.size) the text of this sheet needs at least \(signal.needed.inPoints) \
                    pt, but the sheet is at most \(signal.height.inPoints) pt high and does not scroll.
                    """,
                ko: """
                    글자 크기 \(signal.size)에서 이 시트의 텍스트는 적어도 \(signal.needed.inPoints) pt가 필요한데, 시트는 최대 \
                    \(signal.height.inPoints) pt이고 스크롤되지 않습니다.
                    """),
            fix: fix, inViews: fix)
    }

    private func width(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: """
                Let the width follow the text: use it as the least width only, or keep it in a \(.scaledMetric) \
                property.
                """,
            ko: "너비가 텍스트를 따르게 하세요. 최소 너비로만 쓰거나 \(.scaledMetric) 프로퍼티에 두면 됩니다.")
        let inViews = Wording(
            en: "Constrain the width to be greater than or equal to this one, and let what is beside it make room.",
            ko: "너비 제약을 이 값 이상으로 바꾸고 옆의 요소가 자리를 내주게 하세요.")
        return Phrasing(
            message: Bilingual(
                en: """
                    At the text size \(signal.size) the longest word here needs at least \(signal.needed.inPoints) pt, \
                    but the width is fixed at \(signal.height.inPoints) pt.
                    """,
                ko: """
                    글자 크기 \(signal.size)에서 여기의 가장 긴 단어는 적어도 \(signal.needed.inPoints) pt가 필요한데 너비가 \
                    \(signal.height.inPoints) pt로 고정되어 있습니다.
                    """),
            fix: fix, inViews: inViews)
    }

    private func row(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: """
                Let the row be as high as what is in it: UITableView.automaticDimension with an estimate, or a size \
                that the cell's constraints decide.
                """,
            ko: "행 높이가 내용에 맞춰지게 하세요. UITableView.automaticDimension과 예상 높이를 쓰거나 셀의 제약이 크기를 정하게 하면 됩니다.")
        return Phrasing(
            message: Bilingual(
                en: """
                    At the text size \(signal.size) the text in this row needs at least \(signal.needed.inPoints) pt \
                    for one line each, but the row stays \(signal.height.inPoints) pt high.
                    """,
                ko: """
                    글자 크기 \(signal.size)에서 이 행의 텍스트는 한 줄씩만 해도 \(signal.needed.inPoints) pt가 필요한데 행의 높이는 \
                    \(signal.height.inPoints) pt로 고정되어 있습니다.
                    """),
            fix: fix, inViews: fix)
    }

    private static let frameInViews = Wording(
        en: """
            Take the height of the frame from the text, with sizeThatFits(_:) or the lineHeight of its font, and make \
            room for it in what holds it.
            """,
        ko: "sizeThatFits(_:)나 서체의 lineHeight로 프레임의 높이를 텍스트에서 구하고, 바깥 뷰에도 그만큼 자리를 마련하세요.")

    private static let frameInFiles = Wording(
        en: """
            Constrain it instead of leaving it to its frame, with a height that is “Greater Than or Equal” to this one \
            or none.
            """,
        ko: "프레임에 맡기지 말고 제약을 주세요. 높이 제약은 Relation이 “Greater Than or Equal”이게 하거나 두지 마세요.")

    // With a least height alone it would take all the room there is.
    private static let fixOfGreedy = Wording(
        en: """
            Keep the height in a \(.scaledMetric) property: with minHeight alone, what stretches in here would take \
            all the room there is.
            """,
        ko: "높이를 \(.scaledMetric) 프로퍼티에 두세요. minHeight만 쓰면 안에서 늘어나는 뷰가 남는 공간을 모두 차지합니다.")

    // A circle in it would stay as small as the side that does not grow.
    private static let fixOfSquare = Wording(
        en: """
            Keep the width and the height in one \(.scaledMetric) property, so that both grow with the text and the \
            shape stays.
            """,
        ko: "너비와 높이를 하나의 \(.scaledMetric) 프로퍼티에 두어, 모양을 지키며 텍스트와 함께 커지게 하세요.")

    // One call takes a width or a least height.
    private static func fixBesideWidth(_ height: Double) -> Wording {
        Wording(
            en: """
                Leave the width as it is and use .frame(minHeight: \(height.inPoints)) in a call of its own, so that \
                the box grows with its text, or keep the height in a \(.scaledMetric) property.
                """,
            ko: """
                너비는 그대로 두고 텍스트와 함께 커지도록 .frame(minHeight: \(height.inPoints))를 따로 호출하거나, 높이를 \
                \(.scaledMetric) 프로퍼티에 두세요.
                """)
    }

    private func box(
        _ signal: Signal, fix: Wording? = nil, inViews: Wording? = nil, inFiles: Wording? = nil
    ) -> Phrasing {
        let lines = signal.room.map {
            Bilingual(en: "at a width of \($0.inPoints) pt", ko: "너비 \($0.inPoints) pt에서")
        } ?? Bilingual(en: "for one line each", ko: "한 줄씩만 해도")
        return Phrasing(
            message: Bilingual(
                en: """
                    At the text size \(signal.size) the text here needs at least \(signal.needed.inPoints) pt \
                    \(lines.en), but the height is fixed at \(signal.height.inPoints) pt.
                    """,
                ko: """
                    글자 크기 \(signal.size)에서 여기의 텍스트는 \(lines.ko) \(signal.needed.inPoints) pt가 필요한데 높이가 \
                    \(signal.height.inPoints) pt로 고정되어 있습니다.
                    """),
            fix: fix
                ?? Wording(
                    en: """
                        Use .frame(minHeight: \(signal.height.inPoints)) so that the box grows with its text, or keep \
                        the height in a \(.scaledMetric) property.
                        """,
                    ko: """
                        텍스트와 함께 커지도록 .frame(minHeight: \(signal.height.inPoints))를 사용하거나, 높이를 \
                        \(.scaledMetric) 프로퍼티에 두세요.
                        """),
            inViews: inViews, inInterfaceFiles: inFiles)
    }
}

extension ElementView {
    /// How high the sheet around it may be made, with the modifier that says so.
    fileprivate var sheetHeight: (height: SheetHeight, place: SourcePlace)? {
        attributes.lazy.compactMap { use in
            guard case .layout(.sheetHeight(let height)) = use.attribute, use.condition == nil else { return nil }
            return (height, use.place)
        }.first
    }

    /// Whether it scrolls, or something in it does.
    fileprivate var scrolls: Bool {
        ([self] + descendants).contains { inside in
            switch inside.kind {
            case .scrollView, .list, .form, .table, .textEditor, .tabView: true
            default: false
            }
        }
    }

    /// The width that a modifier fixes in every case, with the modifier.
    fileprivate var fixedWidth: (points: Double, place: SourcePlace)? {
        for use in attributes {
            guard case .layout(.frame(let frame)) = use.attribute, use.condition == nil, !frame.isOfFrame,
                !frame.growsWithText, let points = frame.width.values.max(), points.isFinite, points > 0
            else { continue }
            return (points, use.place)
        }
        return nil
    }

    /// The height that a modifier fixes or limits in every case, with the modifier.
    fileprivate var fixedHeight:
        (height: Double, place: SourcePlace, source: FixedHeightAroundText.HeightSource)?
    {
        for use in attributes {
            if case .layout(.rowHeight(let height)) = use.attribute, use.condition == nil {
                return (height, use.place, .row)
            }
            guard case .layout(.frame(let frame)) = use.attribute, use.condition == nil, !frame.growsWithText else {
                continue
            }
            let fact = frame.height.isAbsent ? frame.maximumHeight : frame.height
            guard let height = fact.value, height.isFinite, height > 0 else { continue }
            return (height, use.place, frame.source(isGreedy: isGreedy))
        }
        return nil
    }
}

extension ElementView {
    /// Whether what leaves its box is cut off, by a modifier on it or on one of the views that it lies in.
    fileprivate var isCut: Bool {
        ([self] + ancestors).contains { $0.has(.visibility(.clipped)) }
    }
}

extension FrameUse {
    fileprivate func source(isGreedy: Bool) -> FixedHeightAroundText.HeightSource {
        if isOfFrame { return .frame }
        if isGreedy { return .greedy }
        if height.isAbsent || width.isAbsent { return .constraint }
        return height.value != nil && height == width ? .square : .size
    }
}

extension ElementView {
    /// Whether a frame lets it be as high as there is room.
    private var stretches: Bool {
        attributes.contains { use in
            guard case .layout(.frame(let frame)) = use.attribute else { return false }
            return frame.maximumHeight.values.contains { !$0.isFinite }
        }
    }

    /// Whether it would be as high as it may: it holds, one over the other or in layers, what takes all there is.
    fileprivate var isGreedy: Bool {
        if stretches { return true }
        switch kind {
        case .button, .link, .navigationLink, .menu: return children(in: .label).contains(where: \.isGreedy)
        case .verticalStack, .depthStack, .layered, .horizontalStack, .group, .customView, .branch, .alternatives:
            return children.contains { child in
                guard child.slot == .content, !child.attributes.contains(where: \.fixesHeight) else { return false }
                switch child.kind {
                case .spacer: return kind == .verticalStack
                case .fill, .shape: return true
                case .image: return child.has(.picture(.resizable))
                default: return child.isGreedy
                }
            }
        default: return false
        }
    }
}

extension AttributeUse {
    /// Whether it says how high something is, or may be.
    fileprivate var fixesHeight: Bool {
        guard case .layout(.frame(let frame)) = attribute else { return false }
        return !frame.height.isAbsent || frame.maximumHeight.values.contains { $0.isFinite }
    }
}
