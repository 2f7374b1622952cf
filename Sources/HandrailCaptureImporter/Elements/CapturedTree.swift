public import HandrailModel
import HandrailSource

/// The elements of one capture: one array, each before what is inside it.
public struct CapturedTree: Hashable, Sendable {
    /// What the capture is called, where it says so.
    public var name: String?
    /// How much of its screenshot strong colors cover, where the capture says so.
    public var saturation: ScreenSaturation?
    /// The elements.
    public private(set) var elements: [CapturedElement] = []
    /// Whether some elements were left out because there are too many, or because they lie too deep.
    public private(set) var isCut = false
    private var open: [Int] = []
    private var skipped = 0

    /// Elements beyond this number are left out: no screen has a tenth of them.
    public static let maximumElements = 50_000
    /// Elements inside more others are left out. Appium and Maestro stop at 60.
    public static let maximumDepth = 140

    /// No elements yet.
    init() {}

    /// Begins an element inside the one opened last.
    mutating func open(_ element: CapturedElement) {
        guard skipped == 0, elements.count < Self.maximumElements, open.count < Self.maximumDepth else {
            isCut = true
            skipped += 1
            return
        }
        var element = element
        element.parent = open.last
        element.end = elements.count + 1
        // What is inside something of the system belongs to the system.
        let isInSystem = open.last.map { elements[$0].isOfSystem } ?? false
        element.isOfSystem = element.isOfSystem || element.role.isOfSystem || isInSystem
        elements.append(element)
        open.append(elements.count - 1)
    }

    /// Ends the element opened last.
    mutating func close() {
        if skipped > 0 {
            skipped -= 1
            return
        }
        guard let index = open.popLast() else { return }
        elements[index].end = elements.count
    }

    /// How many elements are open.
    var depth: Int { open.count + skipped }

    /// Ends all that is open.
    mutating func finish() { while depth > 0 { close() } }

    /// Says that an element, with all inside it, belongs to the system.
    mutating func giveToSystem(_ index: Int) {
        for inside in index..<max(elements[index].end, index + 1) { elements[inside].isOfSystem = true }
    }

    /// Says what an element is, where its place tells more than its format does.
    mutating func take(_ index: Int, for role: CapturedRole) { elements[index].role = role }

    /// Positions of the elements directly inside one; of the outermost ones for `nil`.
    func children(of parent: Int?) -> [Int] {
        var children: [Int] = []
        var next = parent.map { $0 + 1 } ?? 0
        let end = parent.map { elements[$0].end } ?? elements.count
        while next < end {
            children.append(next)
            next = max(elements[next].end, next + 1)
        }
        return children
    }

    /// The whole screen: where the outermost elements lie, or the windows in them where these say nothing.
    public var bounds: ViewFrame? {
        let outermost = children(of: nil)
        let windows = outermost.flatMap { children(of: $0) }.filter { elements[$0].role == .window }
        let inner = outermost.flatMap { children(of: $0) }
        for candidates in [outermost, windows, inner] {
            let frames = candidates.compactMap { elements[$0].frame }.filter { $0.width > 0 && $0.height > 0 }
            let isScreen = candidates.contains { [.application, .window].contains(elements[$0].role) }
            if isScreen || candidates == inner, let first = frames.max(by: { $0.area < $1.area }) { return first }
        }
        return nil
    }

    /// Whether it is a whole screen, and not a part that was cut out of one.
    public var isWhole: Bool {
        children(of: nil).contains { [.application, .window].contains(elements[$0].role) }
    }
}

extension ViewFrame {
    /// Square points.
    var area: Double { width * height }
}
