package import HandrailModel
import HandrailSource

/// What code in one class does to an object of another class that it did not make.
package struct ForeignWrite: Sendable {
    /// The class of the object, where that is known.
    package let type: String?
    /// The property of that object that holds the view; empty for the object itself.
    package let field: String
    /// What is set on it; `nil` where something else is done.
    package let property: ViewProperty?
    /// What is worked out of it; `nil` where something is set on it.
    package let fact: ViewFact?
    /// What becomes of a tap on it, where the object lies in a list whose owner reacts to it.
    package let selection: ViewGesture?
    /// The class that reacts to it.
    package let chooser: String?

    package init(
        type: String?, field: String, property: ViewProperty? = nil, fact: ViewFact? = nil,
        selection: ViewGesture? = nil, chooser: String? = nil
    ) {
        self.type = type
        self.field = field
        self.property = property
        self.fact = fact
        self.selection = selection
        self.chooser = chooser
    }
}
