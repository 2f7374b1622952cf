import HandrailModel
import HandrailSource

/// The places in code that elements of screens stand for.
struct MetPlaces: Sendable {
    private var onScreens: Set<UInt64> = []
    private var inComponents: Set<UInt64> = []

    /// The places of screens.
    init(_ screens: [Screen]) {
        for screen in screens {
            let isComponent =
                screen.presentation == .component || screen.presentation == .root && !screen.isEntry
            let hasMade = screen.tree.attributeKinds.contains(.code(.made))
            for (index, element) in screen.tree.elements.enumerated() {
                add(element.place, isComponent)
                if hasMade {
                    for use in screen.tree[index].attributes where use.attribute == .code(.made) {
                        add(use.place, isComponent)
                    }
                }
                if element.extent.range.lower != element.place.range.lower { add(element.extent, isComponent) }
            }
        }
    }

    /// The account of a place; `nil` where no element stands for it.
    func account(of place: SourcePlace) -> SiteAccount? {
        let key = Self.key(place)
        return onScreens.contains(key) ? .onScreen : inComponents.contains(key) ? .inComponent : nil
    }

    private mutating func add(_ place: SourcePlace, _ isComponent: Bool) {
        if isComponent {
            inComponents.insert(Self.key(place))
        } else {
            onScreens.insert(Self.key(place))
        }
    }

    private static func key(_ place: SourcePlace) -> UInt64 {
        UInt64(place.file.value) << 32 | UInt64(place.range.lower)
    }
}
