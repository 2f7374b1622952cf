/// Names under which what was worked out of a view travels beside the properties that frameworks give it.
package enum DerivedProperty {
    /// The number of the SwiftUI view that it shows.
    package static let hosts = "hosts"
    /// The class of the controller whose screen it is.
    package static let screenOf = "screenOf"
    /// The APIs that its code uses and that are judged by themselves.
    package static let codeUses = "codeUses"
    /// It stands in a bar in some cases only.
    package static let occasional = "occasional"
    /// A loop makes it, as often as is not known.
    package static let repeated = "repeated"
}
