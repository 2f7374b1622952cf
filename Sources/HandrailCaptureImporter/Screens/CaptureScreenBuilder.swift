import HandrailModel
import HandrailSource

/// Makes of a capture what source is made of as well: a tree of elements on a screen.
struct CaptureScreenBuilder {
    /// A screen, with what is known of its elements by their indices.
    struct Built {
        /// The elements.
        let tree: ElementTree
        /// Those whose size the system decides.
        let sizedBySystem: Set<Int>
        /// Those that people may scroll elsewhere.
        let scrolled: Set<Int>
        /// The colors of what they show.
        let inks: [Int: CapturedInk]
        /// The colors of their edges.
        let edges: [Int: CapturedInk]
        /// What is shown and nobody meets.
        let drawn: [DrawnPart]
        /// What the bar at the top says.
        let bar: CapturedBar?
    }

    private let tree: CapturedTree
    private let exposure: CaptureExposure
    private let file: FileIndex
    private let tolerance: Double
    private let picture: ScreenPicture?
    private let covered: CoveredElements
    private var builder = ElementTreeBuilder()
    private var stops = 0
    private var sizedBySystem: Set<Int> = []
    private var scrolled: Set<Int> = []
    private var inks: [Int: CapturedInk] = [:]
    private var edges: [Int: CapturedInk] = [:]
    private var drawn: [DrawnPart] = []

    /// The elements of a capture that people meet, with what holds them; `nil` where there are none.
    static func screen(
        of capture: CapturedTree, in file: FileIndex, _ reading: CaptureReading, _ picture: ScreenPicture?
    ) -> Built? {
        let title = BarTitle(of: capture)
        var capture = capture
        // The system makes a heading of the title that a bar shows, which formats without traits do not tell.
        if let index = title?.index, reading.unknown.contains(.traits) { capture.take(index, for: .heading) }
        var builder = CaptureScreenBuilder(capture, file, reading.tolerance, picture)
        let outermost = capture.children(of: nil)
        guard let first = outermost.first else { return nil }
        builder.builder.open(.group, place: builder.place(of: capture.elements[first]))
        for index in outermost { builder.add(index, in: Surroundings()) }
        builder.builder.close()
        if builder.stops == 0 { builder.lookForScreen(first) }
        guard builder.stops > 0 || !builder.drawn.isEmpty else { return nil }
        return Built(
            tree: builder.builder.freeze(), sizedBySystem: builder.sizedBySystem, scrolled: builder.scrolled,
            inks: builder.inks, edges: builder.edges, drawn: builder.drawn, bar: title?.bar)
    }

    private init(_ tree: CapturedTree, _ file: FileIndex, _ tolerance: Double, _ picture: ScreenPicture?) {
        self.tree = tree
        self.file = file
        self.tolerance = tolerance
        self.picture = picture
        let exposure = CaptureExposure(tree)
        self.exposure = exposure
        covered = CoveredElements(
            tree, stops: picture == nil ? [] : tree.elements.indices.filter { exposure.part($0) == .stop })
    }

    private func place(of element: CapturedElement) -> SourcePlace { SourcePlace(file: file, range: element.range) }

    /// What the elements around one say of it.
    private struct Surroundings {
        /// Whether its size is the system's affair, or that of the text around it.
        var isSized = false
        /// Whether its colors are the system's affair.
        var isOfSystem = false
        /// Whether people may scroll it elsewhere.
        var isScrolled = false

        /// What is said of what is inside an element.
        func inside(_ role: CapturedRole) -> Surroundings {
            Surroundings(
                isSized: isSized || role.sizesItsContent, isOfSystem: isOfSystem || role.colorsItsContent,
                isScrolled: isScrolled || [.list, .scrollView, .cell, .webView].contains(role))
        }
    }

    private mutating func add(_ index: Int, in around: Surroundings) {
        let element = tree.elements[index]
        switch exposure.part(index) {
        case .nothing: lookForHidden(index)
        case .container:
            builder.open(.group, place: place(of: element), attributes: placement(of: element))
            let inside = around.inside(element.role)
            for child in tree.children(of: index) { add(child, in: inside) }
            builder.close()
        case .stop:
            stops += 1
            if around.isSized || isAccessory(element) || isLinkOfText(index) { sizedBySystem.insert(builder.count) }
            if around.isScrolled { scrolled.insert(builder.count) }
            if !around.isOfSystem { look(at: index) }
            addStop(element)
        }
    }

    /// Looks in the picture for an element that the capture calls invisible.
    private mutating func lookForHidden(_ index: Int) {
        let element = tree.elements[index]
        guard element.isVisible == false, !element.isOfSystem, element.end == index + 1, let frame = element.frame,
            min(frame.width, frame.height) >= (element.role == .image ? Self.leastPicture : Self.leastSide),
            element.role == .image || element.hasWords,
            element.role == .image || element.role == .text || element.role.isControl
        else { return }
        guard element.isDrawn || picture?.shows(somethingIn: frame) == true, covered.doubt(about: index) == nil,
            !isCoveredByPicture(index, frame)
        else { return }
        drawn.append(
            DrawnPart(
                place: place(of: element), name: element.label ?? element.identifier,
                noun: element.role.kind.nounInCapture, isPicture: element.role == .image, isScreen: false))
    }

    /// Looks in the picture of a capture without elements for anything at all.
    private mutating func lookForScreen(_ first: Int) {
        guard tree.isWhole, let bounds = tree.bounds else { return }
        let isDrawn = tree.elements[first].isDrawn
        guard isDrawn || picture?.shows(somethingIn: bounds) == true else { return }
        drawn = [
            DrawnPart(
                place: place(of: tree.elements[first]), name: nil, noun: Bilingual(en: "screen", ko: "화면"),
                isPicture: false, isScreen: true)
        ]
    }

    /// Whether a picture that can be seen lies in the same place.
    private func isCoveredByPicture(_ index: Int, _ frame: ViewFrame) -> Bool {
        tree.elements.indices.contains { other in
            other != index && tree.elements[other].role == .image && tree.elements[other].isVisible != false
                && tree.elements[other].frame?.overlaps(frame) == true
        }
    }

    /// Points. Smaller pictures are signs of what they stand beside, as the check mark of a row is.
    private static let leastPicture = 40.0
    /// Points. Smaller words are not looked for.
    private static let leastSide = 12.0

    /// Looks in the picture for what the element at a position shows.
    private mutating func look(at index: Int) {
        let element = tree.elements[index]
        guard let picture else {
            if let told = element.ink { inks[builder.count] = told }
            return
        }
        guard let spot = picture.spot(of: element, tolerance) else {
            edges[builder.count] = picture.edge(of: element)
            return
        }
        // Finding colors takes long, and those of what is not shown alone would mean nothing.
        inks[builder.count] = covered.doubt(about: index).map { CapturedInk(.unknown($0), of: spot.content) }
            ?? picture.ink(at: spot)
    }

    /// Whether it is what a row of the system has at its end, such as the sign for more information.
    private func isAccessory(_ element: CapturedElement) -> Bool {
        guard element.role == .button, let frame = element.frame, let parent = element.parent,
            tree.elements[parent].role == .cell, let row = tree.elements[parent].frame
        else { return false }
        let isSmall = frame.width <= Self.accessory && frame.height <= Self.accessory
        return isSmall && abs(frame.x + frame.width / 2 - row.x - row.width / 2) > row.width / 4
    }

    /// Whether it is a link whose words are text that flows: the text decides how large it is.
    private func isLinkOfText(_ index: Int) -> Bool {
        guard tree.elements[index].role == .link else { return false }
        return tree.children(of: index).contains { [.textView, .link].contains(tree.elements[$0].role) }
    }

    /// Points that such a sign is wide and high at most.
    private static let accessory = 26.0

    private mutating func addStop(_ element: CapturedElement) {
        let place = place(of: element)
        let kind = element.role.kind
        builder.open(kind, content: element.content, place: place, attributes: attributes(of: element))
        if element.role.isField, let placeholder = element.placeholder {
            builder.leaf(.text, slot: .prompt, content: .words(.known(Words(placeholder))), place: place)
        }
        builder.close()
    }

    private func placement(of element: CapturedElement) -> [AttributeUse] {
        element.frame.map { [AttributeUse(.layout(.placed($0)), place: place(of: element))] } ?? []
    }

    private func attributes(of element: CapturedElement) -> [AttributeUse] {
        var attributes: [Attribute] = []
        let isText = element.role.kind == .text
        // What is inside an element is not met by itself.
        if element.role.kind == .group { attributes.append(.accessibility(.children(.ignore))) }
        if let label = element.label, !isText { attributes.append(.accessibility(.label(.known(Words(label))))) }
        if let value = element.value { attributes.append(.accessibility(.value(.known(Words(value))))) }
        if let hint = element.hint { attributes.append(.accessibility(.hint(.known(Words(hint))))) }
        if let identifier = element.identifier { attributes.append(.accessibility(.identifier(.known(identifier)))) }
        let traits = element.traits.union(element.role.traits)
        if !traits.isEmpty { attributes.append(.accessibility(.addTraits(.known(traits)))) }
        attributes += element.actions.map { .accessibility(.action(.named(.known(Words($0))))) }
        if !element.isEnabled { attributes.append(.interaction(.disabled(.known(true)))) }
        let place = place(of: element)
        return attributes.map { AttributeUse($0, place: place) } + placement(of: element)
    }
}

extension CapturedElement {
    /// What it shows.
    fileprivate var content: Element.Content {
        switch role {
        case .text, .heading: .words(.known(Words(label ?? "")))
        case .image: .image(.runtime)
        default: .none
        }
    }
}

extension ElementKind {
    /// What a finding calls it.
    fileprivate var nounInCapture: Bilingual {
        switch self {
        case .image: Bilingual(en: "image", ko: "이미지")
        case .text: Bilingual(en: "text", ko: "텍스트")
        case .button: Bilingual(en: "button", ko: "버튼")
        case .link: Bilingual(en: "link", ko: "링크")
        case .toggle: Bilingual(en: "switch", ko: "스위치")
        case .textField, .secureField, .searchField, .textEditor: Bilingual(en: "text field", ko: "텍스트 필드")
        default: Bilingual(en: "control", ko: "컨트롤")
        }
    }
}

extension CapturedRole {
    /// The kind of element that source would have declared.
    fileprivate var kind: ElementKind {
        switch self {
        case .button, .menuItem: .button
        case .link: .link
        case .tab: .tab
        case .menu: .menu
        case .toggle: .toggle
        case .slider: .slider
        case .datePicker: .datePicker
        case .textField: .textField
        case .secureField: .secureField
        case .searchField: .searchField
        case .textView: .textEditor
        case .text, .heading: .text
        case .image: .image
        case .progress: .progress
        case .picker, .pageIndicator, .application, .window, .composite, .group, .cell, .list, .scrollView, .alert,
            .webView, .navigationBar, .toolbar, .tabBar, .statusBar, .keyboard, .unknown:
            .group
        }
    }

    /// The traits that come with it and that its kind does not have by itself.
    fileprivate var traits: Traits {
        switch self {
        case .heading: .header
        case .picker, .pageIndicator: .adjustable
        default: []
        }
    }
}
