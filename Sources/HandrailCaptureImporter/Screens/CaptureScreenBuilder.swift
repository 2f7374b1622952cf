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

    /// The elements of a capture that people meet, with what holds them; `nil` where there are none.
    static func screen(
        of capture: CapturedTree, in file: FileIndex, _ reading: CaptureReading, _ picture: ScreenPicture?
    ) -> Built? {
        var builder = CaptureScreenBuilder(capture, file, reading.tolerance, picture)
        let outermost = capture.children(of: nil)
        guard let first = outermost.first else { return nil }
        builder.builder.open(.group, place: builder.place(of: capture.elements[first]))
        for index in outermost { builder.add(index, in: Surroundings()) }
        builder.builder.close()
        guard builder.stops > 0 else { return nil }
        return Built(
            tree: builder.builder.freeze(), sizedBySystem: builder.sizedBySystem, scrolled: builder.scrolled,
            inks: builder.inks, edges: builder.edges)
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
        case .nothing: break
        case .container:
            builder.open(.group, place: place(of: element), attributes: placement(of: element))
            let inside = around.inside(element.role)
            for child in tree.children(of: index) { add(child, in: inside) }
            builder.close()
        case .stop:
            stops += 1
            if around.isSized || isAccessory(element) { sizedBySystem.insert(builder.count) }
            if around.isScrolled { scrolled.insert(builder.count) }
            if !around.isOfSystem { look(at: index) }
            addStop(element)
        }
    }

    /// Looks in the picture for what the element at a position shows.
    private mutating func look(at index: Int) {
        guard let picture else { return }
        let element = tree.elements[index]
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
