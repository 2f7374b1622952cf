import HandrailModel

/// A picture from the network in a node of Texture that nobody hears of.
struct SilentPictureNode: ElementRule {
    static let info = RuleInfo(
        id: "silent-picture-node",
        title: Bilingual(en: "Picture that nobody hears of", ko: "소리로 알 수 없는 그림"),
        reason: Bilingual(
            en: """
                A picture node is no accessibility element and has no label by itself: whoever listens does not learn \
                that there is a picture, let alone what it shows.
                """,
            ko: """
                그림 노드는 스스로 손쉬운 사용 요소가 되지 않고 레이블도 없습니다. 소리로 듣는 사람은 무엇이 보이는지는 물론 그림이 있다는 것도 알 수 없습니다.
                """),
        impact: .moderate, guidelines: ["texture.element-exposure", "accessibility.image-description"],
        criteria: ["WCAG 2.2 1.1.1"], examples: examples)

    private static func cell(_ body: String, layout: String = "ASRatioLayoutSpec(ratio: 1, child: photo)") -> String {
        """
        import AsyncDisplayKit

        final class PhotoCellNode: ASCellNode {
            private let photo = ASNetworkImageNode()
            private let caption = ASTextNode()
            private let badge = ASImageNode()

            init(post: Post) {
                super.init()
                automaticallyManagesSubnodes = true
        \(body)
            }

            override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                \(layout)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, cell("        ↓photo.url = post.photo")),
        RuleExample(
            .review,
            cell(
                """
                        ↓photo.setURL(post.photo, resetToDefault: false)
                        photo.style.preferredSize = CGSize(width: 300, height: 200)
                """, layout: "ASInsetLayoutSpec(insets: .zero, child: photo)")),
        RuleExample(
            .silent,
            cell(
                """
                        photo.url = post.photo
                        photo.isAccessibilityElement = true
                        photo.accessibilityLabel = post.caption
                """)),
        RuleExample(
            .silent,
            cell(
                """
                        photo.url = post.photo
                        isAccessibilityElement = true
                        accessibilityLabel = post.caption
                """)),
        RuleExample(
            .silent,
            cell(
                """
                        photo.url = post.photo
                        photo.accessibilityLabel = post.caption
                        isAccessibilityContainer = true
                """)),
        RuleExample(
            .nearMiss("a face beside a name, or an icon, is small and says nothing that words do not"),
            cell(
                """
                        photo.url = post.author.face
                        photo.style.preferredSize = CGSize(width: 40, height: 40)
                """, layout: "ASInsetLayoutSpec(insets: .zero, child: photo)")),
        RuleExample(
            .review,
            cell(
                "        ↓photo.url = post.photo",
                layout: "ASOverlayLayoutSpec(child: photo, overlay: badge)")),
        RuleExample(
            .review,
            """
            import AsyncDisplayKit

            final class ShopsNode: ASDisplayNode {
                private let map = ↓ASMapNode()

                override init() {
                    super.init()
                    map.annotations = shops.pins
                    addSubnode(map)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import AsyncDisplayKit

            final class ShopsNode: ASDisplayNode {
                private let map = ASMapNode()

                override init() {
                    super.init()
                    map.annotations = shops.pins
                    map.isLiveMap = true
                    addSubnode(map)
                }
            }
            """),
        RuleExample(
            .nearMiss("what lies behind words is a ground"),
            cell(
                "        photo.url = post.backdrop",
                layout: "ASBackgroundLayoutSpec(child: caption, background: photo)")),
    ]

    let kinds: Set<ElementKind>? = [.image]
    let attributes: Set<AttributeKind>? = [.accessibility(.oversight)]

    /// What it shows.
    enum Signal: Hashable, Sendable {
        case photo, map
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let map = element.attributes.first(where: { $0.attribute == .accessibility(.oversight(.silentMap)) }) {
            if element.isSpokenForAround || element.liesBehindWords { return answers.pass() }
            return answers.review(.map, on: element, at: map.place)
        }
        let use = element.attributes.first { $0.attribute == .accessibility(.oversight(.silentPicture)) }
        guard let use else { return answers.pass() }
        if element.isSpokenForAround || element.liesBehindWords { return answers.pass() }
        switch element.sideInPoints {
        case .known(let side) where side < Self.leastPhoto: answers.pass()
        case .dynamic, .unknown:
            answers.cannotTell(
                en: "whether it is a photo or an icon depends on a size that is not known",
                ko: "사진인지 아이콘인지는 알 수 없는 크기에 달려 있습니다")
        case .known, .absent, .oneOf:
            let made = RelatedPlace(place: element.place, why: Bilingual(en: "made here", ko: "여기에서 만듭니다"))
            answers.review(
                .photo, on: element, at: use.place, related: element.place == use.place ? [] : [made])
        }
    }

    /// A picture that is shown smaller stands for a person or a thing that words beside it name.
    private static let leastPhoto = 80.0

    func phrase(_ signal: Signal) -> Phrasing {
        if signal == .map {
            return Phrasing(
                message: Bilingual(
                    en: """
                        This map is drawn as a picture with its pins in it, and is no accessibility element: nobody \
                        who listens learns what is where.
                        """,
                    ko: """
                        이 지도는 핀까지 그림으로 그려지고 손쉬운 사용 요소가 아니어서, 소리로 듣는 사람은 어디에 무엇이 있는지 알 수 없습니다.
                        """),
                fix: Wording(
                    en: """
                        Set isAccessibilityElement to true and an accessibilityLabel that names the places, list them \
                        beside the map, or set isLiveMap to true. Leave it as it is where it only decorates.
                        """,
                    ko: """
                        isAccessibilityElement를 true로 설정하고 표시된 장소를 accessibilityLabel로 말하거나, 지도 옆에 목록을 두거나, \
                        isLiveMap을 true로 설정하세요. 장식일 뿐이라면 그대로 두어도 됩니다.
                        """))
        }
        return Phrasing(
            message: Bilingual(
                en: "This picture from the network is no accessibility element: nobody who listens learns of it.",
                ko: "네트워크에서 불러오는 이 그림은 손쉬운 사용 요소가 아니어서 소리로 듣는 사람은 그림이 있는지 알 수 없습니다."),
            fix: Wording(
                en: """
                    If it tells something, set isAccessibilityElement to true and an accessibilityLabel that says \
                    what it shows, or say that in the label of the cell. Leave it as it is where it only decorates.
                    """,
                ko: """
                    그림이 내용을 전한다면 isAccessibilityElement를 true로 설정하고 보이는 내용을 accessibilityLabel로 지정하거나 셀의 레이블에 넣으세요. \
                    장식일 뿐이라면 그대로 두어도 됩니다.
                    """))
    }
}

extension ElementView {
    /// Whether something around it is made one element, or a container of Texture, so that it is told as a whole.
    fileprivate var isSpokenForAround: Bool {
        var level = parent
        while let current = level {
            if current.has(.accessibility(.children)) || current.kind.isControl { return true }
            level = current.parent
        }
        return false
    }

    /// Whether it is the ground of words that lie over it.
    fileprivate var liesBehindWords: Bool {
        var inner = self
        while let outer = inner.parent {
            if outer.kind == .depthStack {
                let over = outer.children.drop { $0.index != inner.index }.dropFirst()
                if over.contains(where: { $0.isWords || $0.descendants.contains(where: \.isWords) }) { return true }
            }
            guard outer.kind == .group || outer.kind == .depthStack else { return false }
            inner = outer
        }
        return false
    }

    private var isWords: Bool { kind == .text }

    /// The longest side that is said of it; absent where nothing says how large it is, and its place decides.
    fileprivate var sideInPoints: Fact<Double> {
        let sides = attributes.flatMap { use -> [Fact<Double>] in
            // What is known of every picture from the network says nothing of its size.
            guard case .layout(.frame(let frame)) = use.attribute, frame != Self.someSize else { return [] }
            return [frame.width, frame.height, frame.maximumWidth, frame.maximumHeight].filter { !$0.isAbsent }
        }
        return sides.flatMap(\.values).max().map { .known($0) } ?? (sides.isEmpty ? .absent : .dynamic)
    }

    private static var someSize: FrameUse { FrameUse(width: .dynamic, height: .dynamic) }
}
