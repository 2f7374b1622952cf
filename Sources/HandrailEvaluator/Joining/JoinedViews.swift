import HandrailSource

/// SwiftUI views that stand on the screens of classes of UIKit and AppKit, and what they lead to.
public struct JoinedViews: Sendable {
    /// Where they are made.
    private(set) var places: Set<SourcePlace> = []
    /// The screens that they bring up.
    private(set) var presented: [PresentedScreen] = []
    /// The project's views that were entered.
    private(set) var reached: Set<ObjectIdentifier> = []
    /// The project's views among them that are screens of their own as well.
    private(set) var alone: [LinkedType] = []

    /// No views.
    public init() {}

    /// Adds a view that was built.
    mutating func add(_ place: SourcePlace, presented more: [PresentedScreen], reached views: Set<ObjectIdentifier>) {
        places.insert(place)
        presented += more
        reached.formUnion(views)
    }

    /// Adds views that were built on another screen.
    mutating func add(_ other: JoinedViews) {
        places.formUnion(other.places)
        presented += other.presented
        reached.formUnion(other.reached)
    }

    /// The same, with the views among `hosted` that are shown by themselves, too.
    func sparing(_ hosted: [HostedView], in program: Program) -> JoinedViews {
        var copy = self
        var seen: Set<String> = []
        for view in hosted where view.isPresented || !places.contains(view.place) {
            guard case .ownView(let name) = view.standing, seen.insert(name).inserted,
                let type = program.typesByName[name]?.first
            else { continue }
            copy.alone.append(type)
            copy.reached.remove(ObjectIdentifier(type))
        }
        return copy
    }
}
