import HandrailModel
import HandrailSemantics
import HandrailStandards

/// A row whose words do not fit side by side at the largest text size, and that never becomes a column.
struct CrowdedRow: ElementRule {
    static let info = RuleInfo(
        id: "row-without-large-text-layout",
        title: Bilingual(en: "Row without a layout for large text", ko: "큰 글자를 위한 배치가 없는 행"),
        reason: Bilingual(
            en: """
                Side by side, large words are broken in the middle or pushed off the screen; below each other they can \
                be read.
                """,
            ko: "큰 글자를 옆으로 나란히 두면 단어가 중간에서 끊기거나 화면 밖으로 밀려납니다. 위아래로 쌓으면 읽을 수 있습니다."),
        impact: .moderate, guidelines: ["accessibility.large-text-layout"], criteria: ["WCAG 2.2 1.4.4"],
        settings: [.largestText], asksOfScreen: true, examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓HStack {
                Text("Notifications")
                Spacer()
                Text("Recommended")
            }
            """),
        RuleExample(
            .violation,
            """
            ↓HStack(spacing: 16) {
                Button("Unsubscribe") { unsubscribe() }
                Button("Resubscribe") { resubscribe() }
            }
            .padding()
            """),
        RuleExample(
            .violation,
            """
            ↓HStack {
                VStack(alignment: .leading) {
                    Text("Transportation")
                    Text(trip.name)
                }
                Text("Reservations")
            }
            .font(.headline)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Button("Rewind quickly", systemImage: "gobackward.15", action: rewind)
                Button("Pause playback", systemImage: "pause.fill", action: pause)
                Button("Forward quickly", systemImage: "goforward.30", action: forward)
            }
            .labelStyle(.iconOnly)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Notifications")
                Spacer()
                Text("On")
            }
            """),
        RuleExample(
            .silent,
            """
            ViewThatFits {
                HStack {
                    Text("Notifications")
                    Text("Recommended")
                }
                VStack {
                    Text("Notifications")
                    Text("Recommended")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

                var body: some View {
                    if dynamicTypeSize.isAccessibilitySize {
                        VStack {
                            Text("Notifications")
                            Text("Recommended")
                        }
                    } else {
                        HStack {
                            Text("Notifications")
                            Text("Recommended")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

                var body: some View {
                    let layout = dynamicTypeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : \
            AnyLayout(HStackLayout())
                    layout {
                        Text("Notifications")
                        Text("Recommended")
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            LabeledContent("Notifications") {
                Text("Recommended")
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(setting.title)
                Spacer()
                Text(setting.value)
            }
            """),
        RuleExample(
            .silent,
            """
            ScrollView([.horizontal, .vertical]) {
                VStack {
                    HStack {
                        Text("Notifications")
                        Text("Recommended")
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ScrollView {
                ↓HStack {
                    Text("Notifications")
                    Text("Recommended")
                }
            }
            """),
        RuleExample(
            .nearMiss("it can be scrolled sideways"),
            """
            ScrollView(.horizontal) {
                HStack {
                    Text("Notifications")
                    Text("Recommended")
                }
            }
            """),
        RuleExample(
            .nearMiss("the words wrap at their blanks and then fit"),
            """
            HStack {
                Text("Turn on the light at night")
                Text("Only when it is dark")
            }
            """),
        RuleExample(
            .violation,
            """
            final class DeliveryRow: UIView {
                private let name = UILabel()
                private let street = UILabel()
                private let change = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Delivery address"
                    street.text = "12 Harbor Road"
                    change.text = "Change delivery"
                    for label in [name, street, change] {
                        label.font = .preferredFont(forTextStyle: .body)
                        label.adjustsFontForContentSizeCategory = true
                    }
                    let row = ↓UIStackView(arrangedSubviews: [name, street, change])
                    row.axis = .horizontal
                    addSubview(row)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class DeliveryRow: UIView {
                private let name = UILabel()
                private let street = UILabel()
                private let change = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Delivery address"
                    street.text = "12 Harbor Road"
                    change.text = "Change delivery"
                    for label in [name, street, change] {
                        label.font = .preferredFont(forTextStyle: .body)
                        label.adjustsFontForContentSizeCategory = true
                    }
                    let row = UIStackView(arrangedSubviews: [name, street, change])
                    row.axis = .vertical
                    addSubview(row)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class DeliveryRow: UIView {
                private let name = UILabel()
                private let street = UILabel()
                private let change = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Delivery address"
                    street.text = "12 Harbor Road"
                    change.text = "Change delivery"
                    for label in [name, street, change] {
                        label.font = .preferredFont(forTextStyle: .body)
                        label.adjustsFontForContentSizeCategory = true
                    }
                    let row = UIStackView(arrangedSubviews: [name, street, change])
                    row.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : \
            .horizontal
                    addSubview(row)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ↓<stackView opaque="NO" contentMode="scaleToFill" id="s1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="20"/>
            <subviews>
            <label opaque="NO" userInteractionEnabled="NO" text="Delivery address" \
            adjustsFontForContentSizeCategory="YES" id="l0">
            <rect key="frame" x="0" y="0.0" width="110" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            <label opaque="NO" userInteractionEnabled="NO" text="12 Harbor Road" \
            adjustsFontForContentSizeCategory="YES" id="l1">
            <rect key="frame" x="120" y="0.0" width="110" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            <label opaque="NO" userInteractionEnabled="NO" text="Change delivery" \
            adjustsFontForContentSizeCategory="YES" id="l2">
            <rect key="frame" x="240" y="0.0" width="110" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            </subviews>
            </stackView>
            """),
        RuleExample(
            .silent,
            """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="s1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="20"/>
            <subviews>
            <label opaque="NO" userInteractionEnabled="NO" text="Delivery address" \
            adjustsFontForContentSizeCategory="YES" id="l0">
            <rect key="frame" x="0" y="0.0" width="110" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            <label opaque="NO" userInteractionEnabled="NO" text="12 Harbor Road" \
            adjustsFontForContentSizeCategory="YES" id="l1">
            <rect key="frame" x="120" y="0.0" width="110" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            <label opaque="NO" userInteractionEnabled="NO" text="Change delivery" \
            adjustsFontForContentSizeCategory="YES" id="l2">
            <rect key="frame" x="240" y="0.0" width="110" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            </subviews>
            </stackView>
            """),
    ]

    let kinds: Set<ElementKind>? = [.horizontalStack]

    /// The row.
    struct Signal: Hashable, Sendable {
        /// Points that its words need at the largest text size.
        let width: Double
        /// The longest of its words.
        let words: [String]
    }

    /// The width of the widest iPhone in points.
    static let widestPhone = 440.0
    /// Fewer letters than these cannot be wider than a phone at any text size.
    private static let fewestLetters = 440 / (0.42 * 60)

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard screen.screen.scalingPlatform(of: element) == .iOS else { return }
        let words = Self.longestWords(in: element)
        guard words.count > 1, !element.hasFixedRoom(on: screen) else { return }
        let letters = words.reduce(0) { $0 + $1.unicodeScalars.count }
        if letters < Int(Self.fewestLetters) || element.adaptsOrScrolls { return answers.pass() }
        let floor = MinimumTextWidth(at: .accessibility5, on: .iOS)
        let width = floor.width(of: element)
        guard width > Self.widestPhone, width > MinimumTextWidth(at: .large, on: .iOS).width(of: element) else {
            return answers.pass()
        }
        // The row inside is what has to become a column.
        let isInside = element.descendants.contains {
            $0.kind == .horizontalStack && floor.width(of: $0) > Self.widestPhone
        }
        if isInside { return }
        answers.violation(
            Signal(width: width, words: Array(words.prefix(3))), on: element, certainty: .likely, setting: .largestText)
    }

    /// The longest word of each text that is known, in order.
    private static func longestWords(in row: ElementView) -> [String] {
        let elements = row.tree.elements
        return ((row.index + 1)..<Int(elements[row.index].end)).compactMap { index in
            guard elements[index].kind == .text, case .words(let fact) = elements[index].content,
                let words = fact.values.first
            else { return nil }
            let word = TextWidthEstimate.longestWord(of: words).word
            return word.isEmpty ? nil : word
        }
    }

    let viewFix: ViewFix? = .row

    func phrase(_ signal: Signal) -> Phrasing {
        let words = signal.words.map { "“\($0)”" }.joined(separator: ", ")
        let width = signal.width.rounded().inPoints
        return Phrasing(
            message: Bilingual(
                en: """
                    At AX5 the words of this row (\(words)) need about \(width) pt side by side; the widest iPhone has \
                    440. They are broken or cut off, because the row never becomes a column.
                    """,
                ko: """
                    AX5에서 이 행의 단어(\(words))를 나란히 놓으려면 약 \(width) pt가 필요하지만 가장 넓은 iPhone도 440 pt입니다. 행이 열로 바뀌지 않아 단어가 \
                    끊기거나 잘립니다.
                    """),
            fix: Wording(
                en: "Offer a VStack besides: \(.columnWhereRowDoesNotFit).",
                ko: "VStack 배치도 함께 제공하세요. \(.columnWhereRowDoesNotFit)."))
    }
}

extension ElementView {
    /// Whether it gives way to another arrangement where there is no room or text is large, can be scrolled sideways,
    /// or is laid out by a bar.
    var adaptsOrScrolls: Bool {
        for level in [self] + ancestors {
            switch level.slot {
            case .toolbar, .contextMenu, .swipeActions: return true
            default: break
            }
            switch level.kind {
            case .scrollView, .tab, .toolbarItem, .menu, .picker, .controlGroup, .table:
                // What scrolls up and down is no wider than the screen.
                if level.kind != .scrollView || level.scrollsSideways { return true }
            case .alternatives where level.content == .type("ViewThatFits"): return true
            case .branch:
                guard case .condition(let condition) = level.content else { continue }
                if condition?.asksForTextSize ?? false { return true }
                let siblings = level.parent.map { Array($0.children) } ?? []
                let isAsked = siblings.contains { sibling in
                    guard case .condition(let other?) = sibling.content else { return false }
                    return other.asksForTextSize
                }
                if isAsked { return true }
            default: break
            }
        }
        return false
    }

    /// Whether a scroll view may scroll to the side.
    private var scrollsSideways: Bool {
        outermost { attribute -> Bool? in
            guard case .layout(.scrollAxes(let axes)) = attribute else { return nil }
            return axes != .vertical
        }?.value ?? false
    }
}

extension ElementCondition {
    /// Whether it asks for the text size.
    var asksForTextSize: Bool {
        guard case .setting(let test) = subject else { return false }
        return test.asksForTextSize
    }
}
