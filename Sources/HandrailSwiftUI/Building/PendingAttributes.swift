import HandrailModel
package import HandrailSource

/// Attributes that wait for the next element, innermost modifier first, and the chain they were written in.
package struct PendingAttributes {
    /// The attributes.
    var attributes: [AttributeUse] = []
    /// The whole chain, where the element stands in the same place as its modifiers.
    var extent: SourcePlace?

    /// Nothing waits.
    package static let none = PendingAttributes()

    /// A modifier that is not known, around what a property or a function of a view puts together: whoever shows it may
    /// change it.
    package static func around(member: String, at place: SourcePlace) -> PendingAttributes {
        PendingAttributes(attributes: [AttributeUse(.unknownModifier(member), place: place)])
    }

    /// With attributes of a modifier further in.
    func inner(_ uses: [AttributeUse]) -> PendingAttributes {
        uses.isEmpty ? self : PendingAttributes(attributes: uses + attributes, extent: extent)
    }

    /// The extent of an element at `own`: its chain, where that is in the same file and around it.
    func extent(of own: SourcePlace) -> SourcePlace {
        guard let extent, extent.file == own.file, extent.range.contains(own.range) else { return own }
        return extent
    }
}
