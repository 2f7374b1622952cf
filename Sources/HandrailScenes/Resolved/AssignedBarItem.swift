import HandrailFrameworks
import HandrailModel

/// An item that code puts on a bar of a controller which is a screen of its own.
struct AssignedBarItem: Sendable {
    /// The class of the controller.
    let type: String
    /// The item.
    let item: ViewDescription
}

extension [AssignedBarItem] {
    /// The items by the class they are given to. What a class gives, all that inherit from it give, and of equal items
    /// that several give one is there at a time.
    var byType: [String: [ViewDescription]] {
        var result: [String: [ViewDescription]] = [:]
        for given in self where !(result[given.type] ?? []).contains(
            where: { $0.place == given.item.place || $0.resembles( given.item) }
        ) {
            result[given.type, default: []].append(given.item)
        }
        return result
    }
}

extension ViewDescription {
    /// Whether an item shows what another one shows, at the same place of the bar.
    fileprivate func resembles(_ other: ViewDescription) -> Bool {
        slot == other.slot && systemClass == other.systemClass
            && Self.shown.allSatisfy { value($0) == other.value($0) } && subviews.isEmpty && other.subviews.isEmpty
    }

    private static let shown = ["systemItem", "title", "image", "accessibilityLabel"]
}
