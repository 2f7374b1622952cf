import HandrailModel

/// What to do about a defect in classes of UIKit and AppKit and in interface files, where it differs from SwiftUI.
public struct ViewFix: Sendable {
    /// In code.
    public let views: Wording
    /// In a storyboard or a xib.
    public let interfaceFile: Wording
    /// In code of the Mac; `nil` where only names differ there.
    public let mac: Wording?
    /// In a storyboard or a xib of the Mac; `nil` where only names differ there.
    public let macFile: Wording?
    /// In an interface file of the watch; `nil` where it is as in others.
    public let watchFile: Wording?
    /// In code of nodes of Texture; `nil` where it is as in other views.
    public let nodes: Wording?

    /// What to do, with what differs on the Mac, on the watch and for nodes.
    init(
        views: Wording, interfaceFile: Wording, mac: Wording? = nil, macFile: Wording? = nil,
        watchFile: Wording? = nil, nodes: Wording? = nil
    ) {
        self.views = views
        self.interfaceFile = interfaceFile
        self.mac = mac
        self.macFile = macFile
        self.watchFile = watchFile
        self.nodes = nodes
    }

    /// What to do wherever views are made.
    init(everywhere fix: Wording) { self.init(views: fix, interfaceFile: fix) }

    /// What to do, with what differs on the Mac, in code and in interface files alike.
    init(views: Wording, interfaceFile: Wording, onMac mac: Wording) {
        self.init(views: views, interfaceFile: interfaceFile, mac: mac, macFile: mac)
    }

    /// A control without a name.
    static let label = ViewFix(
        views: Wording(
            en: "Set \(its: .accessibilityLabel()) to a few words for what it does.",
            ko: "\(.accessibilityLabel())에 하는 일을 짧게 적으세요."),
        interfaceFile: Wording(
            en: """
                Write a few words for what it does as \(.labelField) in the Accessibility section of the Identity \
                inspector, or set \(.accessibilityLabel()) through an outlet.
                """,
            ko: """
                Identity inspector의 Accessibility 항목 \(.labelField)에 하는 일을 짧게 적거나, 아웃렛을 통해 \(.accessibilityLabel())을 \
                지정하세요.
                """),
        mac: Wording(
            en: "Set a few words for what it does with \(.accessibilityLabel()).",
            ko: "\(.accessibilityLabel())로 하는 일을 짧게 지정하세요."),
        macFile: Wording(
            en: """
                Write a few words for what it does as Description in the Accessibility section of the Identity \
                inspector, or call \(.accessibilityLabel()) through an outlet.
                """,
            ko: """
                Identity inspector의 Accessibility 항목 Description에 하는 일을 짧게 적거나, 아웃렛을 통해 \(.accessibilityLabel())을 호출하세요.
                """),
        watchFile: Wording(
            en: """
                Write a few words for what it does as Label in the Accessibility section of the Attributes inspector, \
                or call setAccessibilityLabel(_:) through an outlet.
                """,
            ko: """
                Attributes inspector의 Accessibility 항목 Label에 하는 일을 짧게 적거나, 아웃렛을 통해 setAccessibilityLabel(_:)을 호출하세요.
                """))

    /// A font of a fixed size.
    static let font = ViewFix(
        views: Wording(
            en: "Use \(.preferredFont), or scale the font with \(.fontMetrics), and set \(.adjustsFont) to true.",
            ko: "\(.preferredFont)를 쓰거나 \(.fontMetrics)로 서체 크기를 조절하고, \(.adjustsFont)를 true로 설정하세요."),
        interfaceFile: Wording(
            en: """
                Choose a text style as its font in the Attributes inspector and turn on “Automatically Adjusts Font”; \
                a custom font has to be scaled with \(.fontMetrics) in code.
                """,
            ko: """
                Attributes inspector에서 서체를 텍스트 스타일로 고르고 “Automatically Adjusts Font”를 켜세요. 사용자 서체는 코드에서 \
                \(.fontMetrics)로 조절해야 합니다.
                """),
        mac: Wording(
            en: "Use \(.preferredFont).",
            ko: "\(.preferredFont)를 사용하세요."),
        macFile: Wording(
            en: "Choose a text style as its font in the Attributes inspector.",
            ko: "Attributes inspector에서 서체를 텍스트 스타일로 고르세요."),
        watchFile: Wording(
            en: """
                Choose a text style as its font in the Attributes inspector; a custom font has to be scaled with \
                \(.fontMetrics) in code.
                """,
            ko: "Attributes inspector에서 서체를 텍스트 스타일로 고르세요. 사용자 서체는 코드에서 \(.fontMetrics)로 조절해야 합니다."),
        nodes: NodeFixes.font)

    /// A font of a fixed size that is the title of a button.
    static let titleFont = ViewFix(
        views: Wording(
            en: """
                Use \(.preferredFont), or scale the font with \(.fontMetrics), and set \(.titleAdjustsFont) to true.
                """,
            ko: "\(.preferredFont)를 쓰거나 \(.fontMetrics)로 서체 크기를 조절하고, \(.titleAdjustsFont)를 true로 설정하세요."),
        interfaceFile: Wording(
            en: """
                Choose a text style as its font in the Attributes inspector, and in code set \(.titleAdjustsFont) to \
                true; a custom font has to be scaled with \(.fontMetrics) there.
                """,
            ko: """
                Attributes inspector에서 서체를 텍스트 스타일로 고르고, 코드에서 \(.titleAdjustsFont)를 true로 설정하세요. 사용자 서체는 코드에서 \
                \(.fontMetrics)로 조절해야 합니다.
                """),
        mac: font.mac, macFile: font.macFile, watchFile: font.watchFile, nodes: NodeFixes.font)

    /// Fonts of a fixed size of several elements of a scene.
    static let sceneFonts = ViewFix(
        views: font.views,
        interfaceFile: Wording(
            en: """
                Choose a text style as the font of each in the Attributes inspector. Turn on “Automatically Adjusts \
                Font” for labels, text fields and text views; titles of buttons have no such box and need \
                \(.titleAdjustsFont) set to true in code, and a custom font has to be scaled with \(.fontMetrics) \
                there. Where a height around one is fixed, let it grow as well.
                """,
            ko: """
                Attributes inspector에서 각각의 서체를 텍스트 스타일로 고르세요. 레이블과 텍스트 필드, 텍스트 뷰는 “Automatically Adjusts Font”를 켜고, \
                이 항목이 없는 버튼의 제목은 코드에서 \(.titleAdjustsFont)를 true로 설정하세요. 사용자 서체는 코드에서 \(.fontMetrics)로 조절해야 합니다. \
                바깥의 높이가 고정된 곳은 함께 늘어나게 하세요.
                """),
        mac: font.mac,
        macFile: Wording(
            en: "Choose a text style as the font of each in the Attributes inspector.",
            ko: "Attributes inspector에서 각각의 서체를 텍스트 스타일로 고르세요."),
        watchFile: Wording(
            en: """
                Choose a text style as the font of each in the Attributes inspector; a custom font has to be scaled \
                with \(.fontMetrics) in code.
                """,
            ko: """
                Attributes inspector에서 각각의 서체를 텍스트 스타일로 고르세요. 사용자 서체는 코드에서 \(.fontMetrics)로 조절해야 합니다.
                """))

    /// A fixed height around text.
    static let height = ViewFix(
        views: Wording(
            en: "Let the height be at least this much and not just this, or constrain no height at all.",
            ko: "높이 제약은 이 값을 최솟값으로만 정하거나 없애세요."),
        interfaceFile: Wording(
            en: """
                Let the height be at least this much: give it a constraint with the relation “Greater Than or Equal” \
                in place of the fixed height, or none.
                """,
            ko: "고정된 높이 대신 Relation이 “Greater Than or Equal”인 높이 제약을 주거나 높이 제약을 없애세요."))

    /// A touch area that is narrower than so many points.
    static func target(_ points: String, isPicture: Bool) -> ViewFix {
        ViewFix(
            views: Wording(
                en: """
                    Constrain it to at least \(points) × \(points) points, or enlarge what reacts by overriding \
                    point(inside:with:).
                    """,
                ko: "제약을 \(points) × \(points) pt 이상으로 하거나 point(inside:with:)를 재정의해 반응하는 영역을 넓히세요."),
            interfaceFile: Wording(
                en: """
                    Make it at least \(points) × \(points) points, by the constants of its size constraints or by its \
                    frame\(isPicture ? "; insets around the image keep its look" : "").
                    """,
                ko: """
                    크기 제약의 상수나 프레임을 \(points) × \(points) pt 이상으로 \
                    늘리세요.\(isPicture ? " 이미지 주위의 여백(inset)을 쓰면 모양은 그대로입니다." : "")
                    """),
            mac: Wording(
                en: "Constrain it to at least \(points) × \(points) points, or choose a larger controlSize.",
                ko: "제약을 \(points) × \(points) pt 이상으로 하거나 더 큰 controlSize를 고르세요."),
            macFile: Wording(
                en: """
                    Make it at least \(points) × \(points) points, by the constants of its size constraints or by its \
                    frame, or choose a larger Control Size.
                    """,
                ko: "크기 제약의 상수나 프레임을 \(points) × \(points) pt 이상으로 늘리거나 더 큰 Control Size를 고르세요."),
            nodes: NodeFixes.target(points))
    }

    /// A color that does not follow the appearance.
    static let color = ViewFix(
        views: Wording(
            en: """
                Use a color of the system such as \(.labelColor), or a color set with a dark variant and enough \
                contrast.
                """,
            ko: "\(.labelColor) 같은 시스템 색이나, 다크 모드용 색을 함께 담고 대비가 충분한 색상 세트를 사용하세요."),
        interfaceFile: Wording(
            en: """
                Choose a color of the system such as Label Color, or a named color with a dark variant and enough \
                contrast.
                """,
            ko: "Label Color 같은 시스템 색이나, 다크 모드용 색을 함께 담고 대비가 충분한 이름 있는 색을 고르세요."),
        mac: Wording(
            en: """
                Use a color of the system such as \(.labelColor), or a color set with a dark variant and enough \
                contrast.
                """,
            ko: "\(.labelColor) 같은 시스템 색이나, 다크 모드용 색을 함께 담고 대비가 충분한 색상 세트를 사용하세요."))

    /// Something that reacts to a tap and does not say so.
    static let trait = ViewFix(
        views: Wording(
            en: """
                Make it a UIButton, or set isAccessibilityElement, \(.accessibilityLabel()) and \(.buttonTrait) on it.
                """,
            ko: "UIButton으로 바꾸거나 isAccessibilityElement와 \(.accessibilityLabel()), \(.buttonTrait)을 지정하세요."),
        interfaceFile: Wording(
            en: """
                Make it a button, or turn on Accessibility and the trait Button for it in the Identity inspector and \
                give it a label.
                """,
            ko: "버튼으로 바꾸거나 Identity inspector에서 Accessibility와 Button 특성을 켜고 레이블을 적으세요."),
        mac: Wording(
            en: """
                Make it an NSButton, or call \(.isAccessibilityElement(true)), setAccessibilityRole(.button) and \
                \(.accessibilityLabel()) on it and override \(.accessibilityActivate) to do what the click does.
                """,
            ko: """
                NSButton으로 바꾸거나, \(.isAccessibilityElement(true))와 setAccessibilityRole(.button), \
                \(.accessibilityLabel())을 호출하고 \(.accessibilityActivate)를 재정의해 클릭했을 때와 같은 동작을 하세요.
                """),
        macFile: Wording(
            en: """
                Make it a button, or in its class call \(.isAccessibilityElement(true)), setAccessibilityRole(.button) \
                and \(.accessibilityLabel()) and override \(.accessibilityActivate) to do what the click does.
                """,
            ko: """
                버튼으로 바꾸거나, 해당 클래스에서 \(.isAccessibilityElement(true))와 setAccessibilityRole(.button), \
                \(.accessibilityLabel())을 호출하고 \(.accessibilityActivate)를 재정의해 클릭했을 때와 같은 동작을 하세요.
                """),
        nodes: NodeFixes.trait)

    /// A state that is only seen.
    static let state = ViewFix(
        views: Wording(
            en: """
                On the element that VoiceOver stops at, insert .selected into accessibilityTraits while it is so and \
                remove it otherwise, or tell the state in \(.accessibilityValue()).
                """,
            ko: """
                VoiceOver가 멈추는 요소에서, 그 상태인 동안 accessibilityTraits에 .selected를 넣고 아니면 빼거나, \
                \(.accessibilityValue())로 상태를 알리세요.
                """),
        interfaceFile: Wording(
            en: """
                In code, on the element that VoiceOver stops at, insert .selected into accessibilityTraits while it \
                is so and remove it otherwise, or tell the state in \(.accessibilityValue()).
                """,
            ko: """
                코드에서 VoiceOver가 멈추는 요소에, 그 상태인 동안 accessibilityTraits에 .selected를 넣고 아니면 빼거나, \
                \(.accessibilityValue())로 상태를 알리세요.
                """),
        mac: Wording(
            en: """
                Tell the state with \(.accessibilityValue()) and the role .checkBox or .radioButton, or with \
                setAccessibilitySelected(_:).
                """,
            ko: "\(.accessibilityValue())와 .checkBox나 .radioButton 역할로, 또는 setAccessibilitySelected(_:)로 상태를 알리세요."),
        macFile: Wording(
            en: """
                In code tell the state with \(.accessibilityValue()) and the role .checkBox or .radioButton, or with \
                setAccessibilitySelected(_:).
                """,
            ko: """
                코드에서 \(.accessibilityValue())와 .checkBox나 .radioButton 역할로, 또는 setAccessibilitySelected(_:)로 상태를 알리세요.
                """))

    /// Parts that belong together and are met one by one.
    static let grouping = ViewFix(
        views: Wording(
            en: """
                \(Set: .isAccessibilityElement(true)) on what holds them, with \(an: .accessibilityLabel()) made of \
                their texts in reading order.
                """,
            ko: """
                이들을 담은 뷰의 \(set: .isAccessibilityElement(true), ending: "고"), 텍스트를 읽는 순서대로 이은 \
                \(.accessibilityLabel())을 지정하세요.
                """),
        interfaceFile: Wording(
            en: """
                Turn Accessibility on for the view that holds them in the Identity inspector, and set \
                \(its: .accessibilityLabel()) in code to their texts in reading order.
                """,
            ko: """
                Identity inspector에서 이들을 담은 뷰의 Accessibility를 켜고, 코드에서 \(.accessibilityLabel())에 텍스트를 읽는 순서대로 이어 지정하세요.
                """),
        mac: Wording(
            en: """
                Call \(.isAccessibilityElement(true)) and setAccessibilityRole(.group) on what holds them, with \
                \(.accessibilityLabel()) made of their texts in reading order, and \(.isAccessibilityElement(false)) \
                on the parts.
                """,
            ko: """
                이들을 담은 뷰에서 \(.isAccessibilityElement(true))와 setAccessibilityRole(.group)을 호출하고 텍스트를 읽는 순서대로 이어 \
                \(.accessibilityLabel())로 지정한 뒤, 각 부분에는 \(.isAccessibilityElement(false))를 호출하세요.
                """),
        macFile: Wording(
            en: """
                In code call \(.isAccessibilityElement(true)) and setAccessibilityRole(.group) on what holds them, \
                with \(.accessibilityLabel()) made of their texts in reading order, and \
                \(.isAccessibilityElement(false)) on the parts.
                """,
            ko: """
                코드에서 이들을 담은 뷰에서 \(.isAccessibilityElement(true))와 setAccessibilityRole(.group)을 호출하고 텍스트를 읽는 순서대로 이어 \
                \(.accessibilityLabel())로 지정한 뒤, 각 부분에는 \(.isAccessibilityElement(false))를 호출하세요.
                """))

    /// A control that nobody can reach.
    static let exposure = ViewFix(
        views: Wording(
            en: """
                Leave isAccessibilityElement true on controls and false on what holds them, or offer the same as \
                \(an: .customAction) on an element that stays.
                """,
            ko: "컨트롤의 isAccessibilityElement는 true로, 컨트롤을 담은 뷰는 false로 두거나, 남아 있는 요소에 \(.namedAction)로 같은 동작을 제공하세요."),
        interfaceFile: Wording(
            en: "In the Identity inspector turn Accessibility on for controls and off for the views that hold them.",
            ko: "Identity inspector에서 컨트롤의 Accessibility는 켜고, 컨트롤을 담은 뷰의 Accessibility는 끄세요."),
        mac: Wording(
            en: """
                Keep controls out of what setAccessibilityHidden(true) and \(.isAccessibilityElement(false)) are \
                called on, list all of them in setAccessibilityChildren(_:), or offer the same as an \(.customAction) \
                on an element that stays.
                """,
            ko: """
                컨트롤이나 컨트롤을 담은 뷰에는 setAccessibilityHidden(true)와 \(.isAccessibilityElement(false))를 호출하지 말고 \
                setAccessibilityChildren(_:)에 모든 컨트롤을 넣거나, 남아 있는 요소에 \(.customAction)으로 같은 동작을 제공하세요.
                """),
        macFile: Wording(
            en: """
                In code keep controls out of what setAccessibilityHidden(true) and \(.isAccessibilityElement(false)) \
                are called on, list all of them in setAccessibilityChildren(_:), or offer the same as an \
                \(.customAction) on an element that stays.
                """,
            ko: """
                코드에서 컨트롤이나 컨트롤을 담은 뷰에는 setAccessibilityHidden(true)와 \(.isAccessibilityElement(false))를 호출하지 말고 \
                setAccessibilityChildren(_:)에 모든 컨트롤을 넣거나, 남아 있는 요소에 \(.customAction)으로 같은 동작을 제공하세요.
                """))

    /// A gesture with no other way to do the same.
    static let action = ViewFix(
        views: Wording(
            en: "Offer the same as \(an: .customAction), in a \(.contextMenuInteraction), or with a visible button.",
            ko: "\(.namedAction)나 \(.contextMenuInteraction), 화면에 보이는 버튼으로 같은 동작을 제공하세요."),
        interfaceFile: Wording(
            en: "Offer the same with a visible button, or as \(an: .customAction) in code.",
            ko: "화면에 보이는 버튼이나 코드의 \(.namedAction)로 같은 동작을 제공하세요."),
        mac: Wording(
            en: """
                Offer the same with a visible button, in the menu of the view, or as an \(.customAction) \
                (\(.namedAction)).
                """,
            ko: "화면에 보이는 버튼이나 뷰의 menu, \(.customAction)(\(.namedAction))으로 같은 동작을 제공하세요."),
        macFile: Wording(
            en: "Offer the same with a visible button or in the menu of the view, or as an \(.customAction) in code.",
            ko: "화면에 보이는 버튼이나 뷰의 menu, 코드의 \(.customAction)으로 같은 동작을 제공하세요."))

    /// Text that shrinks where room is short.
    static let wrapping = ViewFix(
        views: Wording(
            en: "Let the text wrap instead: set numberOfLines to 0 and leave adjustsFontSizeToFitWidth false.",
            ko: "텍스트가 줄을 바꾸도록 numberOfLines를 0으로 하고 adjustsFontSizeToFitWidth는 false로 두세요."),
        interfaceFile: Wording(
            en: "Let the text wrap instead: set Lines to 0 and Autoshrink to “Fixed Font Size”.",
            ko: "텍스트가 줄을 바꾸도록 Lines를 0으로, Autoshrink를 “Fixed Font Size”로 바꾸세요."))

    /// A typeface that stays as it is under Bold Text.
    static let boldText = ViewFix(
        views: Wording(
            en: "Where it does not, choose a heavier face while UIAccessibility.isBoldTextEnabled is true.",
            ko: "굵어지지 않으면 UIAccessibility.isBoldTextEnabled가 true일 때 더 굵은 서체를 고르세요."),
        interfaceFile: Wording(
            en: "Where it does not, choose a heavier face in code while UIAccessibility.isBoldTextEnabled is true.",
            ko: "굵어지지 않으면 코드에서 UIAccessibility.isBoldTextEnabled가 true일 때 더 굵은 서체를 고르세요."))

    /// A picture that is no more than decoration.
    static let decoration = ViewFix(
        views: Wording(
            en: """
                If it only adorns, set its isAccessibilityElement to false. If it tells something, set \
                \(its: .accessibilityLabel()), or say it in that of the text it stands with.
                """,
            ko: """
                꾸미기만 한다면 \(as: .isAccessibilityElement(false)) 설정하세요. 전하는 내용이 있다면 \(.accessibilityLabel())을 지정하거나, \
                함께 놓인 텍스트의 레이블에 덧붙이세요.
                """),
        interfaceFile: Wording(
            en: """
                If it only adorns, turn Accessibility off for it in the Identity inspector. If it tells something, \
                write that as \(.labelField) there.
                """,
            ko: "꾸미기만 한다면 Identity inspector에서 Accessibility를 끄세요. 전하는 내용이 있다면 \(.labelField)에 적으세요."),
        mac: Wording(
            en: """
                If it only adorns, call \(.isAccessibilityElement(false)) on it and on its cell. If it tells \
                something, say that with \(.accessibilityLabel()) or in the accessibilityDescription of its image.
                """,
            ko: """
                꾸미기만 한다면 뷰와 셀(cell)에 \(.isAccessibilityElement(false))를 호출하세요. 전하는 내용이 있다면 \
                \(.accessibilityLabel())이나 이미지의 accessibilityDescription으로 알려 주세요.
                """),
        macFile: Wording(
            en: """
                If it only adorns, call \(.isAccessibilityElement(false)) in code on it and on its cell. If it tells \
                something, write that as Description in the Identity inspector.
                """,
            ko: """
                꾸미기만 한다면 코드에서 뷰와 셀(cell)에 \(.isAccessibilityElement(false))를 호출하세요. 전하는 내용이 있다면 \
                Identity inspector의 Description에 적으세요.
                """))

    /// A picture that nobody has described.
    static let picture = ViewFix(
        views: Wording(
            en: """
                Set \(its: .accessibilityLabel()) to what the image tells, or its isAccessibilityElement to false if \
                it is decoration.
                """,
            ko: "\(.accessibilityLabel())에 이미지가 전하는 내용을 적으세요. 장식이라면 \(as: .isAccessibilityElement(false)) 설정하세요."),
        interfaceFile: Wording(
            en: """
                Write what the image tells as \(.labelField) in the Identity inspector, or turn Accessibility off for \
                it if it is decoration.
                """,
            ko: "Identity inspector의 \(.labelField)에 이미지가 전하는 내용을 적으세요. 장식이라면 Accessibility를 끄세요."),
        mac: Wording(
            en: """
                Say what the image tells with \(.accessibilityLabel()) or in its accessibilityDescription, or call \
                \(.isAccessibilityElement(false)) on the view if it is decoration.
                """,
            ko: """
                \(.accessibilityLabel())이나 이미지의 accessibilityDescription으로 이미지가 전하는 내용을 알려 주세요. 장식이라면 뷰에 \
                \(.isAccessibilityElement(false))를 호출하세요.
                """),
        macFile: Wording(
            en: """
                Write what the image tells as Description in the Identity inspector, or call \
                \(.isAccessibilityElement(false)) on it in code if it is decoration.
                """,
            ko: """
                Identity inspector의 Description에 이미지가 전하는 내용을 적으세요. 장식이라면 코드에서 \(.isAccessibilityElement(false))를 호출하세요.
                """))

    /// A screen without a title of its own.
    static let title = ViewFix(
        views: Wording(
            en: "Set the title of the controller, or of its navigationItem, to what sets this screen apart.",
            ko: "컨트롤러나 navigationItem의 title에 이 화면을 나타내는 이름을 지정하세요."),
        interfaceFile: Wording(
            en: """
                Write what sets this screen apart as Title of its navigation item in the Attributes inspector, or set \
                the controller's title in code.
                """,
            ko: "Attributes inspector에서 내비게이션 항목의 Title에 이 화면을 나타내는 이름을 적거나, 코드에서 컨트롤러의 title을 지정하세요."),
        mac: Wording(
            en: "Set the title of the controller, or of its window, to what sets this screen apart.",
            ko: "컨트롤러나 윈도우의 title에 이 화면을 나타내는 이름을 지정하세요."),
        macFile: Wording(
            en: """
                Write what sets this screen apart as Title of its window or view controller in the Attributes inspector.
                """,
            ko: "Attributes inspector에서 윈도우나 뷰 컨트롤러의 Title에 이 화면을 나타내는 이름을 적으세요."))

    /// A command that no key triggers.
    static let keys = ViewFix(
        views: Wording(
            en: """
                Set keyEquivalent to a key the system leaves free, with keyEquivalentModifierMask; Escape, “\\u{1b}”, \
                for what leaves a sheet.
                """,
            ko: "keyEquivalent와 keyEquivalentModifierMask에 시스템이 쓰지 않는 키를 지정하세요. 시트를 닫는 버튼에는 Escape(“\\u{1b}”)를 지정하세요."),
        interfaceFile: Wording(
            en: """
                Type a key the system leaves free as Key Equivalent in the Attributes inspector; Escape for what \
                leaves a sheet.
                """,
            ko: "Attributes inspector의 Key Equivalent에 시스템이 쓰지 않는 키를 입력하세요. 시트를 닫는 버튼에는 Escape를 입력하세요."))

    /// Something that is dragged or dropped and has no other way.
    static let dragging = ViewFix(
        views: Wording(
            en: """
                Offer the move as \(.namedAction), in a \(.contextMenuInteraction) or with the handles of editing, and \
                name the places in \(.dragSourceDescriptors) and \(.dropPointDescriptors).
                """,
            ko: """
                \(.namedAction)나 \(.contextMenuInteraction), 편집 모드의 이동 핸들로 옮기는 동작을 제공하고, \(.dragSourceDescriptors)와 \
                \(.dropPointDescriptors)로 자리에 이름을 붙이세요.
                """),
        interfaceFile: Wording(
            en: """
                In code offer the move as \(.namedAction), in a \(.contextMenuInteraction) or with the handles of \
                editing, and name the places in \(.dropPointDescriptors).
                """,
            ko: """
                코드에서 \(.namedAction)나 \(.contextMenuInteraction), 편집 모드의 이동 핸들로 옮기는 동작을 제공하고, \
                \(.dropPointDescriptors)로 자리에 이름을 붙이세요.
                """),
        mac: Wording(
            en: "Offer the move in the menu of the view, with keys, or as NSAccessibilityCustomActions.",
            ko: "뷰의 menu나 키보드 단축키, \(.customAction)으로 옮기는 동작을 제공하세요."),
        macFile: Wording(
            en: "Offer the move in the menu of the view, with keys, or in code as NSAccessibilityCustomActions.",
            ko: "뷰의 menu나 키보드 단축키, 코드의 \(.customAction)으로 옮기는 동작을 제공하세요."))

    /// A value that is only dragged.
    static let adjusting = ViewFix(
        views: Wording(
            en: """
                Make it an accessibility element with the trait .adjustable, override \(.accessibilityIncrement) and \
                \(.accessibilityDecrement), and tell the value in \(.accessibilityValue()); or use a UISlider.
                """,
            ko: """
                손쉬운 사용 요소로 만들어 .adjustable 특성을 넣고, \(.accessibilityIncrement)와 \(.accessibilityDecrement)를 재정의하고, \
                \(.accessibilityValue())로 값을 알리세요. UISlider를 써도 됩니다.
                """),
        interfaceFile: Wording(
            en: """
                In its class set the trait .adjustable, override \(.accessibilityIncrement) and \
                \(.accessibilityDecrement), and tell the value in \(.accessibilityValue()); or use a slider.
                """,
            ko: """
                해당 클래스에서 .adjustable 특성을 넣고, \(.accessibilityIncrement)와 \(.accessibilityDecrement)를 재정의하고, \
                \(.accessibilityValue())로 값을 알리세요. 슬라이더를 써도 됩니다.
                """),
        mac: Wording(
            en: """
                Call \(.isAccessibilityElement(true)) and setAccessibilityRole(.slider) on it, override \
                \(.accessibilityIncrement) and \(.accessibilityDecrement), and tell the value with \
                \(.accessibilityValue()); or use an NSSlider.
                """,
            ko: """
                \(.isAccessibilityElement(true))와 setAccessibilityRole(.slider)를 호출하고, \(.accessibilityIncrement)와 \
                \(.accessibilityDecrement)를 재정의하고, \(.accessibilityValue())로 값을 알리세요. NSSlider를 써도 됩니다.
                """),
        macFile: Wording(
            en: """
                In its class call \(.isAccessibilityElement(true)) and setAccessibilityRole(.slider) on it, override \
                \(.accessibilityIncrement) and \(.accessibilityDecrement), and tell the value with \
                \(.accessibilityValue()); or use an NSSlider.
                """,
            ko: """
                해당 클래스에서 \(.isAccessibilityElement(true))와 setAccessibilityRole(.slider)를 호출하고, \
                \(.accessibilityIncrement)와 \(.accessibilityDecrement)를 재정의하고, \(.accessibilityValue())로 값을 알리세요. \
                NSSlider를 써도 됩니다.
                """))

    /// A name that says too little.
    static let fullerName = ViewFix(
        views: Wording(
            en: """
                Name the thing in the title, or set \(an: .accessibilityLabel()) that begins with the same words and \
                goes on with it.
                """,
            ko: "제목에서 대상을 밝히거나, 같은 말로 시작해 대상을 덧붙인 \(.accessibilityLabel())을 지정하세요."),
        interfaceFile: Wording(
            en: """
                Name the thing in the title, or write a \(.labelField) in the Identity inspector that begins with the \
                same words and goes on with it.
                """,
            ko: "제목에서 대상을 밝히거나, Identity inspector의 \(.labelField)에 같은 말로 시작해 대상을 덧붙여 적으세요."),
        mac: Wording(
            en: """
                Name the thing in the title, or set a label with \(.accessibilityLabel()) that begins with the same \
                words and goes on with it.
                """,
            ko: "제목에서 대상을 밝히거나, 같은 말로 시작해 대상을 덧붙인 레이블을 \(.accessibilityLabel())로 지정하세요."))
}
