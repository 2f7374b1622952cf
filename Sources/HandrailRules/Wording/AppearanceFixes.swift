import HandrailModel

/// What to do about what is seen in classes of UIKit and AppKit and in interface files.
extension ViewFix {
    /// Text that may not take the lines it needs.
    static let oneLine = ViewFix(
        views: Wording(
            en: """
                Set numberOfLines to 0, at least where \
                traitCollection.preferredContentSizeCategory.isAccessibilityCategory is true.
                """,
            ko: """
                numberOfLines를 0으로 하세요. 적어도 traitCollection.preferredContentSizeCategory.isAccessibilityCategory가 \
                true일 때는 줄을 제한하지 마세요.
                """),
        interfaceFile: Wording(
            en: "Set Lines to 0 in the Attributes inspector.",
            ko: "Attributes inspector에서 Lines를 0으로 설정하세요."),
        nodes: NodeFixes.lines)

    /// Text that does not follow the largest sizes.
    static let typeSize = ViewFix(
        views: Wording(
            en: """
                Take \(.maximumContentSizeCategory) away and let the layout change where \
                preferredContentSizeCategory.isAccessibilityCategory is true; for the fixed items of a bar set \
                \(.showsLargeContentViewerProperty).
                """,
            ko: """
                \(.maximumContentSizeCategory)를 없애고 preferredContentSizeCategory.isAccessibilityCategory가 true이면 레이아웃을 \
                바꾸세요. 크기를 바꿀 수 없는 막대 항목에는 \(.showsLargeContentViewerProperty)를 설정하세요.
                """),
        interfaceFile: Wording(
            en: "Take the limit away in code and let the layout change at accessibility sizes.",
            ko: "코드에서 제한을 없애고 손쉬운 사용 크기에서는 레이아웃을 바꾸세요."))

    /// Letters set apart.
    static let tracking = ViewFix(
        views: Wording(
            en: """
                Take the .kern attribute away and let the system track the text; use another weight for a look of its \
                own.
                """,
            ko: ".kern 속성을 없애 자간을 시스템에 맡기고, 모양은 다른 굵기로 바꾸세요."),
        interfaceFile: Wording(
            en: "Take the kern attribute away from the attributed text.",
            ko: "속성 문자열에서 kern 속성을 없애세요."))

    /// Text below the least size.
    static let smallestText = ViewFix(
        views: Wording(
            en: "Scale from at least this size: \(.scaledFont), or use \(.preferredFont).",
            ko: "\(.scaledFont)에 이 크기 이상의 서체를 넘기거나 \(.preferredFont)를 사용하세요."),
        interfaceFile: Wording(
            en: "Choose a text style as its font.",
            ko: "서체를 텍스트 스타일로 고르세요."),
        mac: Wording(
            en: "Use \(.preferredFont), or a font of at least this size.",
            ko: "\(.preferredFont)나 이 크기 이상의 서체를 사용하세요."),
        macFile: Wording(en: "\(.largeEnoughFontField).", ko: "\(.largeEnoughFontField)."))

    /// Text that cannot be selected.
    static let selection = ViewFix(
        views: Wording(
            en: "Leave isSelectable true on the text view.",
            ko: "텍스트 뷰의 isSelectable을 true로 두세요."),
        interfaceFile: Wording(
            en: "Turn Selectable on in the Attributes inspector.",
            ko: "Attributes inspector에서 Selectable을 켜세요."))

    /// A number that is only drawn.
    static let rating = ViewFix(
        views: Wording(
            en: """
                Make the row one element: set its isAccessibilityElement to true, give it \
                \(an: .accessibilityLabel()), and its \(.accessibilityValue()) the number.
                """,
            ko: """
                행을 하나의 요소로 만드세요. \(set: .isAccessibilityElement(true), ending: "고") \(.accessibilityLabel())을 지정하고, \
                숫자를 \(.accessibilityValue())로 알리세요.
                """),
        interfaceFile: Wording(
            en: """
                Turn Accessibility on for the row in the Identity inspector, write its Label, and set \
                \(.accessibilityValue()) in code.
                """,
            ko: "Identity inspector에서 행의 Accessibility를 켜고 Label을 적은 다음, 코드에서 \(.accessibilityValue())를 지정하세요."))

    /// One appearance for all.
    static let appearance = ViewFix(
        views: Wording(
            en: "Remove \(.interfaceStyle), or leave it .unspecified unless people ask for this appearance in the app.",
            ko: "\(.interfaceStyle)을 없애거나, 앱 안에서 사용자가 고르지 않았다면 .unspecified로 두세요."),
        interfaceFile: Wording(
            en: "Set User Interface Style to Unspecified.",
            ko: "User Interface Style을 Unspecified로 바꾸세요."),
        onMac: Wording(
            en: "Leave appearance nil unless people ask for this appearance in the app.",
            ko: "앱 안에서 사용자가 고르지 않았다면 appearance를 nil로 두세요."))

    /// A direction that is forced.
    static let direction = ViewFix(
        views: Wording(
            en: """
                Leave semanticContentAttribute .unspecified, and use .playback or .spatial only for what has a \
                direction of its own.
                """,
            ko: "semanticContentAttribute를 .unspecified로 두고, 방향이 정해진 요소에만 .playback이나 .spatial을 사용하세요."),
        interfaceFile: Wording(
            en: "Set Semantic to Unspecified in the Attributes inspector.",
            ko: "Attributes inspector에서 Semantic을 Unspecified로 바꾸세요."),
        mac: Wording(
            en: "Leave userInterfaceLayoutDirection as the system sets it, except for what has a direction of its own.",
            ko: "방향이 정해진 요소가 아니라면 userInterfaceLayoutDirection을 시스템이 정한 대로 두세요."))

    /// A status bar that is hidden.
    static let statusBar = ViewFix(
        views: Wording(
            en: """
                Return false from prefersStatusBarHidden here, and hide the bar only while a picture or a video fills \
                the screen.
                """,
            ko: "여기에서는 prefersStatusBarHidden이 false를 반환하게 하고, 이미지나 비디오가 화면을 채울 때만 숨기세요."),
        interfaceFile: Wording(
            en: "Return false from prefersStatusBarHidden of its controller.",
            ko: "컨트롤러의 prefersStatusBarHidden이 false를 반환하게 하세요."))

    /// Swipes of the system that come second.
    static let systemGestures = ViewFix(
        views: Wording(
            en: "Return [] from \(.deferringEdges), except while a drawing or a game needs the edges.",
            ko: "\(.deferringEdges)가 []를 반환하게 하고, 그림이나 게임처럼 가장자리가 필요할 때만 미루세요."),
        interfaceFile: Wording(
            en: "Return [] from \(.deferringEdges) of its controller.",
            ko: "컨트롤러의 \(.deferringEdges)가 []를 반환하게 하세요."))

    /// A screen without a way back.
    static let wayBack = ViewFix(
        views: Wording(
            en: "Leave hidesBackButton false, or put a bar button there that goes back.",
            ko: "hidesBackButton을 false로 두거나, 되돌아가는 막대 버튼을 넣으세요."),
        interfaceFile: Wording(
            en: "Leave the back button, or put a bar button there that goes back.",
            ko: "뒤로 버튼을 그대로 두거나, 되돌아가는 막대 버튼을 넣으세요."))

    /// Something that shines through behind text.
    static let transparency = ViewFix(
        views: Wording(
            en: """
                Use an opaque color where \(.reduceTransparency) is true, or a \(.visualEffectView), which the system \
                makes opaque.
                """,
            ko: "\(.reduceTransparency)가 true이면 불투명한 색을 쓰거나, 시스템이 불투명하게 바꿔 주는 \(.visualEffectView)를 사용하세요."),
        interfaceFile: Wording(
            en: "Use an opaque color, or one that code makes opaque where \(.reduceTransparency) is true.",
            ko: "불투명한 색을 쓰거나, \(.reduceTransparency)가 true이면 코드에서 불투명하게 바꾸세요."))

    /// A photo that is inverted.
    static let inversion = ViewFix(
        views: Wording(
            en: "Set \(.ignoresInvertColorsProperty) to true where it shows photos.",
            ko: "사진을 보여 준다면 \(.ignoresInvertColorsProperty)를 true로 설정하세요."),
        interfaceFile: Wording(
            en: "Set \(.ignoresInvertColorsProperty) to true in code where it shows photos.",
            ko: "사진을 보여 준다면 코드에서 \(.ignoresInvertColorsProperty)를 true로 설정하세요."),
        nodes: NodeFixes.inversion)

    /// A picture that is stretched.
    static let imageScaling = ViewFix(
        views: Wording(
            en: """
                Set its contentMode to scaleAspectFit, or to scaleAspectFill with clipsToBounds, unless the asset is \
                sliced to be stretched.
                """,
            ko: "슬라이스를 지정해 늘리도록 만든 이미지가 아니라면 contentMode를 scaleAspectFit이나 scaleAspectFill(clipsToBounds 포함)로 설정하세요."),
        interfaceFile: Wording(
            en: """
                Choose “Aspect Fit” as its content mode, or “Aspect Fill” with “Clip to Bounds”, unless the asset is \
                sliced to be stretched.
                """,
            ko: "슬라이스를 지정해 늘리도록 만든 이미지가 아니라면 Content Mode를 “Aspect Fit”이나 “Aspect Fill”(“Clip to Bounds” 포함)로 고르세요."),
        mac: Wording(
            en: "Set its imageScaling to .scaleProportionallyUpOrDown, unless the image is sliced to be stretched.",
            ko: "슬라이스를 지정해 늘리도록 만든 이미지가 아니라면 imageScaling을 .scaleProportionallyUpOrDown으로 설정하세요."),
        macFile: Wording(
            en: "Choose “Proportionally Up or Down” as its scaling, unless the image is sliced to be stretched.",
            ko: "슬라이스를 지정해 늘리도록 만든 이미지가 아니라면 Scaling을 “Proportionally Up or Down”으로 고르세요."))

    /// Two buttons that stand out.
    static let prominence = ViewFix(
        views: Wording(
            en: """
                Keep \(.buttonConfiguration("filled")) on the likely action and give the other \
                \(.buttonConfiguration("gray")) or plain().
                """,
            ko: """
                가장 많이 쓸 동작에만 \(.buttonConfiguration("filled"))를 쓰고 다른 버튼은 \(.buttonConfiguration("gray"))나 plain()으로 \
                하세요.
                """),
        interfaceFile: Wording(
            en: "Keep the style Filled on the likely action and give the other Gray or Plain.",
            ko: "가장 많이 쓸 동작에만 Filled 스타일을 쓰고 다른 버튼은 Gray나 Plain으로 바꾸세요."))

    /// Something that is not seen and still met.
    static let invisible = ViewFix(
        views: Wording(
            en: """
                Set isHidden to true, or alpha to 0, or accessibilityElementsHidden to true where it only keeps a \
                place free.
                """,
            ko: "isHidden을 true로, 또는 alpha를 0으로 하고, 자리만 차지한다면 accessibilityElementsHidden을 true로 설정하세요."),
        interfaceFile: Wording(
            en: "Turn Hidden on, or set Alpha to 0.",
            ko: "Hidden을 켜거나 Alpha를 0으로 설정하세요."),
        mac: Wording(
            en: "Set isHidden to true, or call setAccessibilityHidden(true) on what only keeps a place free.",
            ko: "isHidden을 true로 하고, 자리만 차지한다면 setAccessibilityHidden(true)를 호출하세요."),
        macFile: Wording(
            en: "Turn Hidden on.",
            ko: "Hidden을 켜세요."))

    /// Targets that crowd each other.
    static let spacing = ViewFix(
        views: Wording(
            en: "Constrain each to at least 44 × 44 points, or leave about 24 points of spacing between them.",
            ko: "각각을 44 × 44 pt 이상으로 제약하거나 사이를 24 pt쯤 띄우세요."),
        interfaceFile: Wording(
            en: "Raise their size constraints to at least 44, or the spacing of the stack to about 24.",
            ko: "크기 제약을 44 이상으로 늘리거나 스택 간격을 24쯤으로 늘리세요."))

    /// An icon that does not grow with its text.
    static let icon = ViewFix(
        views: Wording(
            en: "Set \(.symbolConfiguration) to \(.bodySymbol), or \(.adjustsImageSize) to true.",
            ko: "\(.symbolConfiguration)을 \(.bodySymbol)로 하거나 \(.adjustsImageSize)를 true로 설정하세요."),
        interfaceFile: Wording(
            en: "Choose a text style as its symbol configuration, or turn on “Adjusts Image Size”.",
            ko: "심벌 구성을 텍스트 스타일로 고르거나 “Adjusts Image Size”를 켜세요."))

    /// A row that does not change at large sizes.
    static let row = ViewFix(
        views: Wording(
            en: """
                Set the axis of the stack to .vertical where \
                traitCollection.preferredContentSizeCategory.isAccessibilityCategory is true.
                """,
            ko: """
                traitCollection.preferredContentSizeCategory.isAccessibilityCategory가 true이면 스택의 axis를 .vertical로 바꾸세요.
                """),
        interfaceFile: Wording(
            en: """
                In code set the axis of the stack to .vertical where \
                preferredContentSizeCategory.isAccessibilityCategory is true.
                """,
            ko: "preferredContentSizeCategory.isAccessibilityCategory가 true이면 코드에서 스택의 axis를 .vertical로 바꾸세요."))

    /// A bar whose titles stay small.
    static let largeContent = ViewFix(
        views: Wording(
            en: """
                Set \(.showsLargeContentViewerProperty) to true on each item, with \(.largeContentTitle) and \
                \(.largeContentImage), and add a \(.largeContentViewerInteraction).
                """,
            ko: """
                각 항목의 \(.showsLargeContentViewerProperty)를 true로 하고 \(.largeContentTitle)과 \(.largeContentImage)를 지정한 \
                뒤 \(.largeContentViewerInteraction)을 추가하세요.
                """),
        interfaceFile: Wording(
            en: """
                Turn on the Large Content Viewer for each item in the Identity inspector, and add a \
                \(.largeContentViewerInteraction) in code.
                """,
            ko: "Identity inspector에서 각 항목의 Large Content Viewer를 켜고 코드에서 \(.largeContentViewerInteraction)을 추가하세요."))

    /// Text in the color of what can be tapped.
    static let staticColor = ViewFix(
        views: Wording(
            en: """
                Use \(.labelColor) or \(.secondaryLabelColor) and a heavier weight to make it stand out, or make it a \
                UIButton.
                """,
            ko: "\(.labelColor)이나 \(.secondaryLabelColor)과 더 굵은 글꼴로 강조하거나, \(.tap)할 수 있어야 한다면 UIButton으로 바꾸세요."),
        interfaceFile: Wording(
            en: "Use Label Color or Secondary Label Color and a heavier weight, or make it a button.",
            ko: "Label Color나 Secondary Label Color와 더 굵은 글꼴을 쓰거나, \(.tap)할 수 있어야 한다면 버튼으로 바꾸세요."),
        mac: Wording(
            en: """
                Use \(.labelColor) or \(.secondaryLabelColor) and a heavier weight to make it stand out, or make it an \
                NSButton.
                """,
            ko: "\(.labelColor)나 \(.secondaryLabelColor)와 더 굵은 글꼴로 강조하거나, 클릭할 수 있어야 한다면 NSButton으로 바꾸세요."))
}
