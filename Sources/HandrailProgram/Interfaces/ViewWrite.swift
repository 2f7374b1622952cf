package import HandrailModel
package import HandrailSource

/// A property set by code.
package struct ViewWrite {
    /// How it changes what was there.
    package enum Manner {
        case assign, insert, remove
    }

    /// When code sets something.
    package enum Timing: Equatable {
        /// Whenever the screen is built.
        case always
        /// Then, where a condition holds.
        case when(ElementCondition)
        /// Then, in some cases.
        case sometimes
        /// Later, if at all.
        case later
    }

    /// The property.
    package let name: String
    /// What it is given.
    package let value: Fact<ViewValue>
    /// Where.
    package let place: SourcePlace
    /// How what was there is changed.
    package let manner: Manner
    /// Whether the code that sets it runs only in some cases, or later than the code that builds the view.
    package let isConditional: Bool
    /// When it is set, seen from what builds the screen, where that matters for the property.
    package let timing: Timing
    /// What a Boolean is, where that is something of the app's own; `nil` for any other value.
    package let asked: ElementCondition?
    /// The segment of a control that it is set on, from 0; `nil` for what is set on the whole.
    package let segment: UInt8?
    /// What a Boolean asks about, where it is a property of the app's: `model.selected` for `!model.selected`.
    package let subject: String?
    /// The view whose text it is given; `nil` for any other value.
    package let source: Int?
    /// The function whose body sets it, where that matters for the property; `nil` for any other.
    package let function: SourcePlace?
    /// Whether the function that sets it asks nothing before.
    package let isStraight: Bool

    package init(
        name: String, value: Fact<ViewValue>, place: SourcePlace, manner: Manner, isConditional: Bool,
        segment: UInt8? = nil, subject: String? = nil, source: Int? = nil, function: SourcePlace? = nil,
        isStraight: Bool = false, timing: Timing? = nil, asked: ElementCondition? = nil
    ) {
        self.timing = timing ?? (isConditional ? .later : .always)
        self.asked = asked
        self.function = function
        self.isStraight = isStraight
        self.source = source
        self.name = name
        self.value = value
        self.place = place
        self.manner = manner
        self.isConditional = isConditional
        self.segment = segment
        self.subject = subject
    }
}
