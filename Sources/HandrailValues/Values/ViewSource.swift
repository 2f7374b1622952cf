package import HandrailCode
package import HandrailModel

/// Views that are built where they are used, in the scope they were written in.
package indirect enum ViewSource: Sendable {
    /// An expression that makes a view.
    case expression(Expression, Scope)
    /// The statements of a result builder.
    case statements([Statement], Scope)
    /// A title that the framework makes a text of.
    case title(Expression, Scope)
    /// A system symbol by name.
    case symbol(Expression, Scope)
    /// An asset by name.
    case asset(Expression, Scope)
    /// Words that were found out already, as a text.
    case words(Fact<Words>)
    /// A button that the system adds, with the words it writes on it.
    case systemButton(Fact<Words>)
    /// Several, one after the other.
    case several([ViewSource])
    /// The same under the styles that are in force where it was written, not where it is shown.
    case styled(ViewSource, StyleEnvironment)
    /// An image loaded from the network, as handed to a closure.
    case remoteImage
    /// What could not be looked into.
    case opaque(String)
}
