public import HandrailSource

/// What is known of a view of UIKit, AppKit or WatchKit, or of an item that stands for one (a bar button item, a
/// segment), whether an interface file or code makes it.
///
/// It says what was read, in the framework's own words; `HandrailViewElements` turns it into elements.
public struct ViewDescription: Sendable {
    /// How connections and constraints name it: its id in an interface file, the property or variable in code.
    public let identity: String
    /// The framework's class: `UIButton`, `NSTextField`, `WKInterfaceLabel`, `UIBarButtonItem`, `UISegment` for a
    /// segment.
    public let systemClass: String
    /// The app's own class, where it is one; its base class is in `systemClass`.
    public let customClass: String?
    /// What makes it: the start tag in an interface file, the expression in code.
    public let place: SourcePlace
    /// All of it: the element with everything inside.
    public let extent: SourcePlace
    /// The part it plays for what holds it.
    public let slot: ViewSlot
    /// What is set on it; of two properties with one name and no condition the later one holds.
    public let properties: [ViewProperty]
    /// What was worked out of it besides.
    public let facts: [ViewFact]
    /// What it holds, in order: in an interface file from back to front.
    public let subviews: [ViewDescription]
    /// Gesture recognizers attached to it.
    public let gestures: [ViewGesture]
    /// Outlets that hold it, actions it sends, screens it brings up.
    public let connections: [ViewConnection]
    /// Constraints that are declared on it, between it and what it holds.
    public let constraints: [ViewConstraint]
    /// Its frame as designed, where it says one.
    public let frame: ViewFrame?
    /// The condition under which it is there, where there is one.
    public let condition: ElementCondition?
    /// Why more may be set on it than is listed: code that could not be followed configures it.
    public let openTo: UnknownReason?

    /// A description.
    public init(
        identity: String, systemClass: String, customClass: String? = nil, place: SourcePlace,
        extent: SourcePlace? = nil, slot: ViewSlot = .subview, properties: [ViewProperty] = [],
        facts: [ViewFact] = [], subviews: [ViewDescription] = [], gestures: [ViewGesture] = [],
        connections: [ViewConnection] = [], constraints: [ViewConstraint] = [], frame: ViewFrame? = nil,
        condition: ElementCondition? = nil, openTo: UnknownReason? = nil
    ) {
        self.identity = identity
        self.systemClass = systemClass
        self.customClass = customClass
        self.place = place
        self.extent = extent ?? place
        self.slot = slot
        self.properties = properties
        self.facts = facts
        self.subviews = subviews
        self.gestures = gestures
        self.connections = connections
        self.constraints = constraints
        self.frame = frame
        self.condition = condition
        self.openTo = openTo
    }

    /// The property that holds in the end, whatever its condition.
    public func property(_ name: String) -> ViewProperty? {
        // Names differ in length as a rule, which is seen faster than which letters they have.
        let length = name.utf8.count
        for index in properties.indices.reversed()
            where properties[index].name.utf8.count == length && properties[index].name == name
        {
            return properties[index]
        }
        return nil
    }

    /// The value of a property; absent where it is not set.
    public func value(_ name: String) -> Fact<ViewValue> { property(name)?.value ?? .absent }

    /// The same view with more set on it, more held by it and more connected to it: what code does to a view of an
    /// interface file.
    public func adding(
        properties more: [ViewProperty] = [], facts known: [ViewFact] = [], subviews held: [ViewDescription] = [],
        gestures felt: [ViewGesture] = [], connections joined: [ViewConnection] = [],
        constraints laid: [ViewConstraint] = [], openTo reason: UnknownReason? = nil
    ) -> ViewDescription {
        ViewDescription(
            identity: identity, systemClass: systemClass, customClass: customClass, place: place, extent: extent,
            slot: slot, properties: properties + more, facts: facts + known, subviews: subviews + held,
            gestures: gestures + felt, connections: connections + joined, constraints: constraints + laid,
            frame: frame, condition: condition, openTo: openTo ?? reason)
    }

    /// The same view with other properties in the place of its own.
    public func setting(_ others: [ViewProperty]) -> ViewDescription {
        ViewDescription(
            identity: identity, systemClass: systemClass, customClass: customClass, place: place, extent: extent,
            slot: slot, properties: others, facts: facts, subviews: subviews, gestures: gestures,
            connections: connections, constraints: constraints, frame: frame, condition: condition, openTo: openTo)
    }

    /// The same view of which other things are known.
    public func knowing(_ others: [ViewFact]) -> ViewDescription {
        ViewDescription(
            identity: identity, systemClass: systemClass, customClass: customClass, place: place, extent: extent,
            slot: slot, properties: properties, facts: others, subviews: subviews, gestures: gestures,
            connections: connections, constraints: constraints, frame: frame, condition: condition, openTo: openTo)
    }

    /// The same view holding others in the place of what it held.
    public func holding(_ others: [ViewDescription]) -> ViewDescription {
        ViewDescription(
            identity: identity, systemClass: systemClass, customClass: customClass, place: place, extent: extent,
            slot: slot, properties: properties, facts: facts, subviews: others, gestures: gestures,
            connections: connections, constraints: constraints, frame: frame, condition: condition, openTo: openTo)
    }

    /// The same view with other gesture recognizers.
    public func reacting(by others: [ViewGesture]) -> ViewDescription {
        ViewDescription(
            identity: identity, systemClass: systemClass, customClass: customClass, place: place, extent: extent,
            slot: slot, properties: properties, facts: facts, subviews: subviews, gestures: others,
            connections: connections, constraints: constraints, frame: frame, condition: condition, openTo: openTo)
    }
}
