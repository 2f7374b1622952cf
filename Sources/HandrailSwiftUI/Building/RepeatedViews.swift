package import HandrailSource

/// How often views of the project are built on one screen: further copies of a large view say nothing new and stand as
/// they are.
package struct RepeatedViews {
    /// Places whose large view was examined on other screens already; made elsewhere, it may be given something else.
    package var familiar: Set<SourcePlace> = []
    /// Places that made a large view on this screen.
    package private(set) var large: Set<SourcePlace> = []
    /// How often each view was built, by its name, and how many elements it came to.
    private var built: [String: (count: Int, elements: Int)] = [:]

    /// Elements that make a view a large one.
    private static let largeView = 80
    /// How often a large view is built.
    private static let maximumCopies = 2

    /// Whether a view was built often enough.
    func areEnough(of name: String) -> Bool {
        built[name].map { $0.count >= Self.maximumCopies && $0.elements > Self.largeView } ?? false
    }

    /// Takes in that a view was built with so many elements.
    mutating func add(_ name: String, elements: Int, at place: SourcePlace) {
        built[name] = ((built[name]?.count ?? 0) + 1, elements)
        if elements > Self.largeView { large.insert(place) }
    }
}
