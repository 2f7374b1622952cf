import HandrailModel

/// An element of a capture as rules compare it: what it is called and where it lies.
struct CapturedPart {
    /// The element.
    let element: ElementView
    /// Its identifier.
    let identifier: String?
    /// What it is called, or shows.
    let label: String?
    /// Where it lies.
    let frame: ViewFrame
    /// Whether people may scroll it elsewhere.
    let isScrolled: Bool
    /// Whether it stands in a bar, an alert or a web page, whose layout is not the app's.
    let isOfSystem: Bool

    /// Whether it shows words and nothing else.
    var isText: Bool { element.kind == .text }
    /// Whether people act on it.
    var isControl: Bool { Self.controls.contains(element.kind) }

    private static let controls = CaseSet<ElementKind>([
        .button, .link, .menu, .toggle, .slider, .datePicker, .textField, .secureField, .searchField,
    ])

    /// What people meet on a captured screen and that has a place, in the order of the capture.
    static func all(on screen: Screen) -> [CapturedPart] {
        guard let capture = screen.capture else { return [] }
        let tree = screen.tree
        return tree.elements.indices.compactMap { index in
            let element = tree[index]
            guard element.kind != .group || element.capturedLabel != nil, element.slot == .content,
                let frame = element.capturedFrame, frame.width > 0, frame.height > 0
            else { return nil }
            return CapturedPart(
                element: element, identifier: element.capturedIdentifier, label: element.capturedLabel, frame: frame,
                isScrolled: capture.scrolled.contains(index), isOfSystem: capture.sizedBySystem.contains(index))
        }
    }

    /// Where it is told of.
    func related(_ why: Bilingual) -> RelatedPlace { RelatedPlace(place: element.place, why: why) }
}

extension ViewFrame {
    /// The right edge.
    var right: Double { x + width }
    /// The lower edge.
    var bottom: Double { y + height }
    /// How wide and how high what both cover is; negative where they lie apart.
    func shared(with other: ViewFrame) -> (width: Double, height: Double) {
        (min(right, other.right) - max(x, other.x), min(bottom, other.bottom) - max(y, other.y))
    }
    /// Whether another one lies inside, give or take so many points.
    func contains(_ other: ViewFrame, within tolerance: Double) -> Bool {
        x <= other.x + tolerance && y <= other.y + tolerance && right >= other.right - tolerance
            && bottom >= other.bottom - tolerance
    }
}
