import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailSwiftUI
import HandrailViewCode

/// SwiftUI views that stand on the screens of classes of UIKit and AppKit, and what they lead to.
package struct EmbeddedSwiftUIViews: Sendable {
    /// Where they are made.
    private(set) var places: Set<SourcePlace> = []
    /// The screens that they bring up.
    private(set) var presented: [PresentedScreen] = []
    /// The project's views that were entered, and that are no screens of their own.
    private(set) var reached: Set<ObjectIdentifier> = []

    /// Where bodies begin that were built.
    private(set) var met: Set<SourcePlace> = []

    /// The classes of controllers whose screens stand on those of others.
    private(set) var screens: Set<String> = []

    /// Where code was followed no further.
    private(set) var cuts: [EvaluationCut] = []

    /// The expressions that were built.
    private(set) var followed = FollowedCode()

    /// Whether nothing was built.
    var isEmpty: Bool { places.isEmpty && screens.isEmpty && cuts.isEmpty }

    /// No views.
    package init() {}

    /// Adds a view that was built.
    mutating func add(
        _ place: SourcePlace, presented more: [PresentedScreen], reached views: Set<ObjectIdentifier>,
        met bodies: Set<SourcePlace>
    ) {
        places.insert(place)
        presented += more
        reached.formUnion(views)
        met.formUnion(bodies)
    }

    /// Adds places where code was followed no further.
    mutating func add(_ more: [EvaluationCut]) { cuts += more }

    /// Adds expressions that were built.
    mutating func add(_ more: FollowedCode) { followed.formUnion(more) }

    /// Adds the screen of a controller.
    mutating func add(screenOf name: String) { screens.insert(name) }

    /// Adds views that were built on another screen.
    mutating func add(_ other: EmbeddedSwiftUIViews) {
        places.formUnion(other.places)
        presented += other.presented
        reached.formUnion(other.reached)
        met.formUnion(other.met)
        screens.formUnion(other.screens)
        cuts += other.cuts
        followed.formUnion(other.followed)
    }

    /// The same, where the views among `hosted` that are shown by themselves, too, are screens of their own.
    func excludingStandalone(_ hosted: [HostedView], in program: Program) -> EmbeddedSwiftUIViews {
        var copy = self
        for view in hosted where view.isPresented || !places.contains(view.place) {
            guard case .ownView(let name) = view.standing, let type = program.typesByName[name]?.first else { continue }
            copy.reached.remove(ObjectIdentifier(type))
        }
        return copy
    }
}
