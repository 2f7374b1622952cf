public import HandrailModel
import HandrailSource

/// What is behind an element in paint order, as far as the source says.
public struct Backdrop: Sendable {
    /// What lies at the bottom.
    public enum Ground: Hashable, Sendable {
        /// A layer that covers everything below is the bottom.
        case covered
        /// One of these backgrounds of the system, by the names of their colors.
        case system([String])
        /// It is not known, because of this.
        case unknown(Bilingual)
    }

    /// Colors the app lays behind it, from the nearest down.
    public private(set) var layers: [ColorUse] = []
    /// What decides between the two colors of a layer that leaves a choice; all that do have to follow one state.
    private(set) var chooser: ColorCondition?
    /// Whether colors of layers are chosen by more than one state, or by one that is not known.
    private(set) var isChosenOtherwise = false
    /// What lies at the bottom.
    public private(set) var ground: Ground = .system([])
    /// Whether a material is among the layers: what it makes of what is below is known within bounds only.
    public private(set) var hasMaterial = false
    /// How opaque the element itself is drawn, 0…1.
    public private(set) var opacity = 1.0
    /// The only appearance it is shown in, where the app fixes one: `dark` or `light`.
    public private(set) var fixedScheme: Fact<String> = .absent

    /// Whether what it lies on is drawn by the system in a material of its own: a bar, a menu, a popover, an alert.
    private(set) var isOnSystemsMaterial = false

    private var rowBackground: ColorUse?
    private var isFinished = false
    /// Whether it stands before or after the rows of a list whose ground is let through.
    private var liesBetweenRows = false
    /// Whether something around it changes the colors of all inside, the layers among them.
    private var isFiltered = false
    private var appScheme: String?

    /// What is behind an element of a screen. Reading it takes a step for each level above.
    ///
    /// - Parameter withItsOwn: whether what the element's own modifiers lay behind it counts; without, it is what is
    ///   around the element.
    public init(behind element: ElementView, on screen: Screen, withItsOwn: Bool = true) {
        if let isDark = screen.appIsDark { appScheme = isDark ? "dark" : "light" }
        var level = element
        var style: String?
        while true {
            if withItsOwn || level.index != element.index { readAttributes(of: level, style: &style) }
            guard let parent = level.parent else { break }
            if !isFinished { readSiblings(of: level, in: parent, style: style, on: screen) }
            level = parent
        }
        if fixedScheme.isAbsent, let appScheme { fixedScheme = .known(appScheme) }
        guard !isFinished else { return }
        // People lay materials over what is not known here: a view that nothing leads to, a page behind a sheet.
        if hasMaterial {
            stop(en: Self.materialReason.en, ko: Self.materialReason.ko)
            return
        }
        // What shows a view or a cell that is described by itself may lie behind it.
        let isOfUIKit = [.uiKit, .texture].contains(screen.kit(at: screen.place)) && screen.toolkit != .swiftUI
        guard !isOfUIKit || screen.portion != .view && screen.portion != .cell else {
            stop(en: "what the screen is shown on is not known", ko: "화면이 무엇 위에 나타나는지 알 수 없습니다")
            return
        }
        switch screen.presentation {
        case .root, .navigation, .tab, .cover, .part: ground = .system(["systemBackground"])
        case .sheet: ground = .system(["systemBackground", "secondarySystemBackground"])
        case .popover, .dialog, .widget, .component:
            isOnSystemsMaterial = screen.presentation != .component
            stop(en: "what the screen is shown on is not known", ko: "화면이 무엇 위에 나타나는지 알 수 없습니다")
        }
    }

    /// Every opaque color it may be in an appearance; `nil` where something is not known.
    ///
    /// - Parameter choice: which of the colors of a choice by a condition is meant.
    public func values(in appearance: Appearance, by resolver: ColorResolver, choice: Int = 0) -> [ColorValue]? {
        var colors: [ColorValue]
        switch ground {
        case .covered: colors = [ColorValue(red: 1, green: 1, blue: 1)]
        case .system(let names):
            colors = []
            for name in names {
                guard let values = resolver.values(of: .system(name), in: appearance) else { return nil }
                for value in values where !colors.contains(value) { colors.append(value) }
            }
        case .unknown: return nil
        }
        return painted(over: colors, in: appearance, by: resolver, choice: choice)
    }

    /// The darkest and the lightest color that layers may make of what nothing is known of below them; `nil` where
    /// there are none, or something changes their colors.
    func bounds(in appearance: Appearance, by resolver: ColorResolver) -> [ColorValue]? {
        guard case .unknown = ground, !isFiltered, !hasMaterial, !layers.isEmpty,
            layers.allSatisfy({ $0.alternatives.count == 1 })
        else { return nil }
        let ends = [ColorValue(red: 0, green: 0, blue: 0), ColorValue(red: 1, green: 1, blue: 1)]
        return painted(over: ends, in: appearance, by: resolver, choice: 0)
    }

    /// Each of the cases that layers leave open which have one of several colors; only itself where none does.
    ///
    /// - Parameter platform: the platform whose windows are the ground, where their colors are wanted; the system has
    ///   changed that of the windows of macOS, which is one of several here.
    func cases(on platform: Platform?, most: Int) -> [Backdrop] {
        var layers = layers
        var isCovered = ground == .covered
        var plain = self
        // Watches have dark appearance only.
        if platform == .watchOS { plain.fixedScheme = .known("dark") }
        if case .system = ground {
            switch platform {
            case .macOS:
                layers.append(Self.windows)
                isCovered = true
            case .watchOS:
                layers.append(Self.faces)
                isCovered = true
            case .iOS, .tvOS, .visionOS, .macCatalyst, nil: break
            }
        }
        let count = layers.reduce(1) { min($0 * $1.candidates.count, most + 1) }
        guard count > 1, count <= most else {
            guard count > 1 else { return [plain] }
            var open = plain
            open.ground = .unknown(
                Bilingual(en: "a background is one of many colors", ko: "배경이 여러 색상 중 하나입니다"))
            return [open]
        }
        var ways: [[ColorUse]] = [[]]
        for layer in layers { ways = ways.flatMap { way in layer.candidates.map { way + [$0] } } }
        return ways.map { colors in
            // What is clear in a case is as good as not there.
            let way = colors.filter { $0.plain != .system("clear") }
            var one = plain
            let bottom = way.firstIndex(where: \.isOpaque)
            one.layers = bottom.map { Array(way[...$0]) } ?? way
            if bottom != nil || isCovered { one.ground = .covered }
            return one
        }
    }

    /// What windows of macOS have behind their views: gray until macOS 15, lighter after it, black beside a sidebar;
    /// lists and text views are white or as dark as the darkest of them.
    private static let windows: ColorUse = .candidates(
        [(1, 0.118), (0.925, 0.196), (1, 0)].map { (light: Double, dark: Double) in
            .appearance(
                light: .literal(ColorValue(red: light, green: light, blue: light)),
                dark: .literal(ColorValue(red: dark, green: dark, blue: dark)))
        })

    /// What screens of watchOS have behind their views: black, and a dark gray in rows and buttons.
    private static let faces: ColorUse = .candidates(
        [0, 0.2].map { .literal(ColorValue(red: $0, green: $0, blue: $0)) })

    /// The same where one of the themes of an owner applies.
    func inTheme(_ number: Int, of owner: String) -> Backdrop {
        var one = self
        one.layers = layers.map { $0.inTheme(number, of: owner) }
        return one
    }

    private func painted(
        over ground: [ColorValue], in appearance: Appearance, by resolver: ColorResolver, choice: Int
    ) -> [ColorValue]? {
        var colors = ground
        for layer in layers.reversed() {
            if case .material = layer.plain {
                colors = Self.distinct(colors.flatMap { MaterialBounds.colors(over: $0, in: appearance) })
                continue
            }
            let alternatives = layer.alternatives
            guard let values = resolver.values(of: alternatives[min(choice, alternatives.count - 1)], in: appearance)
            else { return nil }
            colors = Self.distinct(colors.flatMap { below in values.map { $0.over(below) } })
        }
        return colors.isEmpty ? nil : colors
    }

    /// The first of some colors, each once, in their order.
    private static func distinct(_ colors: [ColorValue]) -> [ColorValue] {
        var result: [ColorValue] = []
        for color in colors where result.count < mostColors && !result.contains(color) { result.append(color) }
        return result
    }

    /// Colors kept of those that may be behind an element.
    private static let mostColors = 24

    /// Why nothing can be said of what stands on a material.
    static let materialReason = Bilingual(
        en: "a material lets what is behind shine through", ko: "재질이 뒤에 있는 것을 비춰 보입니다")

    // MARK: Reading

    private mutating func stop(en: String, ko: String) {
        guard !isFinished else { return }
        ground = .unknown(Bilingual(en: en, ko: ko))
        isFinished = true
    }

    private mutating func lay(_ color: ColorUse, chosenBy chooser: ColorCondition? = nil) {
        guard !isFinished else { return }
        if color.alternatives.count > 1 {
            isChosenOtherwise = isChosenOtherwise || chooser == nil || (self.chooser ?? chooser) != chooser
            self.chooser = chooser
        }
        switch color.plain {
        case .material(let name):
            layers.append(color)
            hasMaterial = true
            if name == ColorUse.glass { stop(en: Self.materialReason.en, ko: Self.materialReason.ko) }
        case .unknown: stop(en: "a background is set to a color that is not known", ko: "배경에 알 수 없는 색상이 지정되어 있습니다")
        case .system("clear"): break
        default:
            layers.append(color)
            if color.isOpaque {
                ground = .covered
                isFinished = true
            }
        }
    }

    /// Lays a color that is there in some cases only: in the others what is behind it is seen.
    private mutating func layInSomeCases(_ color: ColorUse) {
        switch color.plain {
        case .material, .unknown: stop(en: "a background depends on a condition", ko: "배경이 조건에 따라 달라집니다")
        default: lay(.candidates([color, .system("clear")]))
        }
    }

    private mutating func readAttributes(of level: ElementView, style: inout String?) {
        for use in level.attributes {
            switch use.attribute {
            case .color(.background(let color)):
                if use.condition != nil {
                    layInSomeCases(color)
                } else {
                    lay(color, chosenBy: Self.chooser(of: color, at: use.place, on: level))
                }
            case .color(.rowBackground(let color)): rowBackground = rowBackground ?? color
            case .visibility(.opacity(let fact)):
                // Where it fades in some cases only, the case told is the one in which it is seen best.
                let value = use.condition == nil ? fact.values.max() ?? 1 : 1
                if value >= 1 { continue }
                // Under a layer of its own the whole group fades, and what is below shows through all of it.
                guard layers.isEmpty else {
                    isFiltered = true
                    stop(en: "the opacity is not known", ko: "불투명도를 알 수 없습니다")
                    continue
                }
                opacity *= value
            case .color(.recolors):
                isFiltered = true
                stop(en: "a filter changes the colors", ko: "필터가 색을 바꿉니다")
            // What is seen sharp at times is read then.
            case .color(.blur(let radius)) where radius.values.contains(0): break
            case .color(.blur):
                isFiltered = true
                stop(en: "a blur changes the colors", ko: "흐림 효과가 색을 바꿉니다")
            case .unknownModifier(let name):
                if ModifierName(name).leavesColors { continue }
                isFiltered = true
                stop(en: "a modifier of a package may change the colors", ko: "패키지의 수정자가 색을 바꿀 수 있습니다")
            case .color(.preferredScheme(let scheme)): if fixedScheme.isAbsent { fixedScheme = scheme }
            case .interaction(.style(.button, let name)): style = style ?? name
            default: break
            }
        }
    }

    private mutating func readSiblings(
        of level: ElementView, in parent: ElementView, style: String?, on screen: Screen
    ) {
        switch level.slot {
        case .toolbar, .contextMenu, .swipeActions:
            isFiltered = true
            isOnSystemsMaterial = isOnSystemsMaterial || !isFinished
            return stop(en: "it stands in a bar or a menu", ko: "막대나 메뉴 안에 있습니다")
        case .placeholder, .content, .label, .icon, .detail, .value, .minimum, .maximum, .prompt, .header, .footer,
            .overlay, .background:
            break
        }
        switch parent.kind {
        case .layered: readLayers(below: level, in: parent)
        case .depthStack, .geometryReader: coverBySiblings(before: level, in: parent)
        case .group, .branch, .customView:
            if parent.isSpreadInDepth { coverBySiblings(before: level, in: parent) }
        case .list, .form:
            if screen.kit(at: parent.place) == .texture { readTable(of: level, parent) }
            if !isFinished { readList(of: level, parent, on: screen) }
        case .button, .link, .shareLink, .navigationLink, .menu, .photosPicker, .editButton, .renameButton,
            .pasteButton:
            readButton(parent, level, style: style)
        case .navigationContainer:
            ground = .system(["systemBackground"])
            isFinished = true
        case .groupBox: readBox(parent)
        case .tab, .toolbarItem, .table, .controlGroup, .picker, .gauge:
            isOnSystemsMaterial = isOnSystemsMaterial || !isFinished
            stop(en: "what the view around it draws is not known", ko: "감싸는 뷰가 무엇을 그리는지 알 수 없습니다")
        case .map, .video, .chart, .canvas, .opaque, .image, .animationPlayer:
            stop(en: "what the view around it draws is not known", ko: "감싸는 뷰가 무엇을 그리는지 알 수 없습니다")
        case .section:
            if level.slot == .header || level.slot == .footer { readHeader(of: parent, on: screen) }
        default: break
        }
    }

    private mutating func coverBySiblings(before level: ElementView, in parent: ElementView) {
        for sibling in parent.children.reversed() where sibling.index < level.index && !isFinished {
            cover(by: sibling, under: level)
        }
    }

    private mutating func readLayers(below level: ElementView, in parent: ElementView) {
        for sibling in parent.children.reversed() where sibling.index != level.index && !isFinished {
            switch (sibling.slot, level.slot) {
            case (.background, .background), (.overlay, .overlay):
                if sibling.index < level.index { cover(by: sibling, under: level) }
            case (.background, _): cover(by: sibling, under: level)
            case (_, .overlay):
                if sibling.slot != .overlay, sibling.slot != .toolbar { cover(by: sibling, under: level) }
            default: break
            }
        }
    }

    /// What a view that was painted before puts behind everything after.
    private mutating func cover(by view: ElementView, under level: ElementView) {
        switch view.kind {
        case .spacer, .nothing, .divider: return
        case .fill, .shape:
            switch PaintedShape(view, under: level) {
            case .nothing: return
            case .paints(let color, let place):
                lay(color, chosenBy: place.flatMap { Self.chooser(of: color, at: $0, on: view) })
            case .unknown(let reason): stop(en: reason.en, ko: reason.ko)
            }
        case .group, .customView, .layered, .depthStack, .geometryReader:
            guard view.leavesGround, view.kind == .geometryReader || !view.fromFront.isEmpty else {
                return stop(en: "a view lies behind", ko: "다른 뷰가 뒤에 있습니다")
            }
            for child in view.fromFront where !isFinished { cover(by: child, under: level) }
        case .verticalStack, .horizontalStack:
            guard view.leavesGround, let colors = PaintedShape.tiles(of: view, under: level) else {
                return stop(en: "a view lies behind", ko: "다른 뷰가 뒤에 있습니다")
            }
            if !colors.isEmpty { lay(colors.count == 1 ? colors[0] : .candidates(colors)) }
        default: stop(en: "a view lies behind", ko: "다른 뷰가 뒤에 있습니다")
        }
    }

    private static func chooser(of color: ColorUse, at place: SourcePlace, on level: ElementView) -> ColorCondition? {
        color.alternatives.count == 2 ? ColorCondition(of: place, on: level) : nil
    }

    private mutating func readList(of level: ElementView, _ list: ElementView, on screen: Screen) {
        guard !liesBetweenRows else { return }
        if let rowBackground {
            lay(rowBackground)
            if isFinished { return }
            return stop(en: "what is behind a translucent row is not known", ko: "반투명한 행의 뒤에 무엇이 있는지 알 수 없습니다")
        }
        // What stands before the first row or after the last lies on the list itself.
        if level.slot == .header || level.slot == .footer {
            if !list.hasOwnBackground { readHeader(in: list, on: screen) }
            return
        }
        switch list.listStyle {
        case "plain", "inset": ground = .system(["systemBackground"])
        case "grouped", "insetGrouped":
            ground = .system(["secondarySystemGroupedBackground"])
        case nil where list.kind == .form: ground = .system(["secondarySystemGroupedBackground"])
        case nil: ground = .system(["systemBackground", "secondarySystemGroupedBackground"])
        // On its own it looks like a list of groups, beside other columns like the plain ground of a screen.
        case "sidebar" where Self.isOfTouch(list, on: screen):
            ground = .system([
                "systemBackground", "secondarySystemBackground", "secondarySystemGroupedBackground",
            ])
        default: return stop(en: "the list's style is not known", ko: "목록의 스타일을 알 수 없습니다")
        }
        isFinished = true
    }

    /// Cells of a table of nodes have the color of their node, and none where that has none: then what is behind the
    /// rows is the color of the table, or that which a system gives to cells.
    private mutating func readTable(of level: ElementView, _ table: ElementView) {
        guard level.slot != .header, level.slot != .footer else { return }
        let colors = table.attributes.compactMap { use -> ColorUse? in
            guard case .color(.background(let color)) = use.attribute, use.condition == nil else { return nil }
            return color
        }
        if let color = colors.last { lay(.candidates([color, .system("systemBackground")])) }
    }

    /// What stands between the rows of a list lies on the ground that the system gives the list, or on what is behind
    /// the list where that is told to have none.
    private mutating func readHeader(in list: ElementView, on screen: Screen) {
        let isGrouped = switch list.listStyle {
        case "grouped", "insetGrouped": true
        case nil: list.kind == .form
        default: false
        }
        if list.has(.color(.hidesScrollGround)) {
            liesBetweenRows = true
            // Headers of plain lists stay at the top while their rows pass below them.
            if !isGrouped, list.listStyle != nil {
                stop(en: "what the view around it draws is not known", ko: "감싸는 뷰가 무엇을 그리는지 알 수 없습니다")
            }
            return
        }
        switch list.listStyle {
        case "grouped", "insetGrouped": ground = .system(["systemGroupedBackground"])
        case nil where list.kind == .form: ground = .system(["systemGroupedBackground"])
        case nil: ground = .system(["systemBackground", "systemGroupedBackground"])
        default: ground = .system(["systemBackground"])
        }
        isFinished = true
    }

    private mutating func readHeader(of section: ElementView, on screen: Screen) {
        guard let list = section.ancestors.first(where: { $0.kind == .list || $0.kind == .form }) else { return }
        if list.hasOwnBackground, !list.has(.color(.hidesScrollGround)), !Self.coversGround(list, on: screen) {
            return stop(en: "the list has a background of its own", ko: "목록에 별도의 배경이 있습니다")
        }
        readHeader(in: list, on: screen)
    }

    /// Whether the ground that the system gives a list hides what the app lays behind it: since lists are told to hide
    /// it, nothing else does away with it.
    private static func coversGround(_ list: ElementView, on screen: Screen) -> Bool {
        guard screen.toolkit(at: list.place) == .swiftUI, let system = screen.platforms(of: list).min(by: {
            $0.platform < $1.platform
        }) else { return false }
        return system.platform == .iOS && system.version.map { $0 >= Version(16) } ?? false
    }

    private static func isOfTouch(_ list: ElementView, on screen: Screen) -> Bool {
        screen.platforms(of: list).map(\.platform).min() ?? .iOS == .iOS
    }

    /// A box of SwiftUI has the second ground of the system, and one that stands in another has the first again.
    private mutating func readBox(_ box: ElementView) {
        let isStyled = ([box] + box.ancestors).contains { level in
            level.attributes.contains { use in
                if case .interaction(.style(.groupBox, _)) = use.attribute { true } else { false }
            }
        }
        guard !isStyled else { return stop(en: "the box's style draws its background", ko: "상자 스타일이 배경을 그립니다") }
        isOnSystemsMaterial = isOnSystemsMaterial || !isFinished
        ground = .system(["secondarySystemBackground", "systemBackground"])
        isFinished = true
    }

    private mutating func readButton(_ button: ElementView, _ level: ElementView, style: String?) {
        if button.kind == .menu, level.slot == .content {
            isOnSystemsMaterial = true
            return stop(en: "it stands in a menu", ko: "메뉴 안에 있습니다")
        }
        let own = button.outermost { attribute -> String? in
            if case .interaction(.style(.button, let name)) = attribute { name } else { nil }
        }?.value
        let inherited = own ?? style ?? button.ancestors.lazy.compactMap { ancestor in
            ancestor.outermost { attribute -> String? in
                if case .interaction(.style(.button, let name)) = attribute { name } else { nil }
            }?.value
        }.first
        if let inherited, !Self.flatStyles.contains(inherited), !Self.isDrawn(level, outside: button) {
            // A prominent button is filled with its tint.
            if Self.filledStyles.contains(inherited), let tint = button.ownTint {
                lay(tint)
                if isFinished { return }
            }
            isOnSystemsMaterial = isOnSystemsMaterial || Self.drawnBySystem.contains(inherited)
            stop(en: "the button's style draws its background", ko: "버튼 스타일이 배경을 그립니다")
        }
    }

    /// Styles of the system that fill a button with its tint.
    static let filledStyles: Set<String> = ["borderedProminent", "glassProminent"]

    /// Styles of which the system draws what is behind a label to go with its own colors for words.
    private static let drawnBySystem: Set<String> = ["bordered", "glass", "card", "accessoryBar", "accessoryBarAction"]

    /// Styles of the system that draw nothing behind a button's label.
    private static let flatStyles: Set<String> = ["automatic", "plain", "borderless", "link"]

    /// Whether a label was built by a style that was read: then it stands where that style is declared, and what the
    /// style draws is among the elements.
    private static func isDrawn(_ label: ElementView, outside button: ElementView) -> Bool {
        label.extent.file != button.extent.file || !button.extent.range.contains(label.extent.range)
    }
}

extension ElementView {
    /// The tint that the app gives it or what is around it, where it does so in every case.
    var ownTint: ColorUse? {
        for level in [self] + ancestors {
            let uses = level.attributes.lazy.filter { if case .color(.tint) = $0.attribute { true } else { false } }
            guard let use = uses.first else { continue }
            guard use.condition == nil, case .color(.tint(let color)) = use.attribute else { return nil }
            return color
        }
        return nil
    }
}

extension ElementView {
    /// Whether what is in it lies one on the other, since it is nothing of its own in something that lays it so.
    fileprivate var isSpreadInDepth: Bool {
        var level = self
        while let parent = level.parent {
            switch parent.kind {
            case .group, .branch, .customView, .alternatives: level = parent
            case .depthStack, .geometryReader: return true
            default: return false
            }
        }
        return false
    }
}

extension ColorUse {
    /// Whether nothing behind it shows through.
    fileprivate var isOpaque: Bool {
        switch self {
        case .literal(let value): value.alpha >= 1
        case .asset(let asset): asset.variants.allSatisfy { ($0.color?.alpha ?? 1) >= 1 }
        case .system(let name):
            name != "clear" && !name.hasSuffix("Fill") && !name.hasSuffix("Label") && name != "placeholderText"
                && !["secondary", "tertiary", "quaternary", "quinary", "separator", "lightText"].contains(name)
        case .withOpacity(let inner, let opacity): inner.isOpaque && opacity.value ?? 0 >= 1
        case .appearance(let light, let dark): light.isOpaque && dark.isOpaque
        case .oneOf(let colors), .candidates(let colors), .gradient(let colors), .themes(of: _, let colors):
            colors.allSatisfy(\.isOpaque)
        case .constant(let inner, _): inner.isOpaque
        case .material, .unknown: false
        }
    }
}

extension ElementView {
    /// The style of a list or a form, by name; `nil` where none is set on it.
    fileprivate var listStyle: String? {
        outermost { attribute -> String? in
            if case .interaction(.style(let kind, let name)) = attribute, kind == .list || kind == .form {
                name
            } else {
                nil
            }
        }?.value
    }

    /// Whether something is laid behind it.
    fileprivate var hasOwnBackground: Bool {
        attributes.contains { if case .color(.background) = $0.attribute { true } else { false } }
    }
}
