import HandrailCode
import HandrailModel
import HandrailValues

/// What SwiftUI calls the bars around a screen and the places in them.
enum BarNames {
    /// Where an item with a `ToolbarItemPlacement` stands; what is not named here stands after the title.
    ///
    /// Source: Apple's documentation of each placement, as it is in iOS.
    static func placement(_ name: String) -> BarPlacement { placements[name] ?? .trailing }

    private static let placements: [String: BarPlacement] = [
        "navigationBarLeading": .leading, "topBarLeading": .leading, "cancellationAction": .leading,
        "navigation": .leading,
        "principal": .title, "title": .title, "largeTitle": .title, "subtitle": .title, "largeSubtitle": .title,
        "keyboard": .keyboard, "bottomBar": .bottom, "status": .bottom, "bottomOrnament": .bottom,
    ]

    /// The bar that a `ToolbarPlacement` names; without one it is the bar at the top. `nil` for a bar that is not
    /// modeled.
    static func bar(_ name: String?) -> ScreenBar? {
        switch name {
        case nil, "automatic", "navigationBar", "windowToolbar": .navigation
        case "bottomBar": .bottom
        case "tabBar": .tabs
        default: nil
        }
    }

    /// What `.toolbar(.hidden, for: …)` hides.
    static func hidden(by call: ModifierCall) -> [Attribute] {
        guard let first = call.first else { return [] }
        let isHidden = call.evaluator.memberName(of: first, in: call.scope).map { $0 == "hidden" }
        guard isHidden.values.contains(true) else { return [] }
        return bars(of: call).map { .screen(.barHidden($0, isHidden)) }
    }

    /// What `.toolbarBackground(.blue, for: …)` puts behind bars; nothing where it only says whether there is anything.
    static func colored(by call: ModifierCall) -> [Attribute] {
        guard call.first != nil, !["visible", "hidden", "automatic"].contains(call.knownMemberName ?? "") else {
            return []
        }
        return bars(of: call).map { .screen(.barColor($0, call.color)) }
    }

    /// What `.toolbarColorScheme(.dark, for: …)` makes bars.
    static func schemes(by call: ModifierCall) -> [Attribute] {
        guard let first = call.first else { return [] }
        let scheme = call.evaluator.memberName(of: first, in: call.scope)
        return bars(of: call).map { .screen(.barScheme($0, scheme)) }
    }

    /// The bars that a modifier names; the one at the top where it names none.
    private static func bars(of call: ModifierCall) -> [ScreenBar] {
        let arguments = call.arguments
        guard let start = arguments.firstIndex(where: { $0.label == "for" }) else { return [.navigation] }
        // The bars after the first have no label.
        let bars = arguments[start...].filter { !$0.isTrailing && ($0.label == "for" || $0.label == nil) }
        return bars.compactMap { bar(call.evaluator.memberName(of: $0.value, in: call.scope).value) }
    }
}
