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
        let (evaluator, scope, arguments) = (call.evaluator, call.scope, call.arguments)
        guard let first = call.first else { return [] }
        let isHidden = evaluator.memberName(of: first, in: scope).map { $0 == "hidden" }
        guard isHidden.values.contains(true) else { return [] }
        guard let start = arguments.firstIndex(where: { $0.label == "for" }) else {
            return [.screen(.barHidden(.navigation, isHidden))]
        }
        // The bars after the first have no label.
        let bars = arguments[start...].filter { !$0.isTrailing && ($0.label == "for" || $0.label == nil) }
        return bars.compactMap { argument in
            bar(evaluator.memberName(of: argument.value, in: scope).value).map { .screen(.barHidden($0, isHidden)) }
        }
    }
}
