import HandrailFrameworks
import HandrailModel
package import HandrailSource

/// Where the views of UIKit and AppKit that a screen of SwiftUI shows say what they show.
package struct RepresentedPlaces {
    /// All of them.
    package private(set) var all: Set<SourcePlace> = []
    /// Those of views of AppKit.
    package private(set) var ofAppKit: Set<SourcePlace> = []

    /// Adds the places that say something of a view or of what it holds.
    mutating func add(_ view: ViewDescription) {
        Self.gather(view, &all)
        if SystemClasses.isOfAppKit(view.systemClass) { Self.gather(view, &ofAppKit) }
    }

    private static func gather(_ view: ViewDescription, _ places: inout Set<SourcePlace>) {
        places.insert(view.place)
        places.formUnion(view.properties.map(\.place))
        places.formUnion(view.gestures.map(\.place))
        places.formUnion(view.connections.map(\.place))
        places.formUnion(view.constraints.map(\.place))
        for part in view.subviews { gather(part, &places) }
    }
}
