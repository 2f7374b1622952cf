package import HandrailFrameworks

/// A class that views are made of: a framework's, with the project's own class on top of it where there is one.
package struct CodeClass: Sendable {
    /// The framework's class: the first of the inheritance that the project does not declare.
    package let systemClass: String
    /// What it makes.
    package let family: FrameworkClass.Family
    /// The project's class, where it is one.
    package let type: LinkedType?
    /// Whether the framework's class is one whose behavior is known.
    package let isKnown: Bool
    /// Whether the framework's class is one of AppKit.
    package let isOfAppKit: Bool
    /// The marks of the row of the framework's class.
    @usableFromInline let marks: FrameworkClass.Marks

    /// A class of a framework, with the class of the project that stands on it.
    package init(systemClass: String, family: FrameworkClass.Family, type: LinkedType?, isKnown: Bool) {
        self.systemClass = systemClass
        self.family = family
        self.type = type
        self.isKnown = isKnown
        isOfAppKit = SystemClasses.isOfAppKit(systemClass)
        marks = SystemClasses.marks(of: systemClass)
    }

    /// A class of a framework of which readers make objects by themselves.
    package init(_ builtIn: BuiltInClass, family: FrameworkClass.Family) {
        self.init(systemClass: builtIn.name, family: family, type: nil, isKnown: true)
    }

    /// Whether the row of the framework's class has a mark.
    @inlinable package func has(_ mark: FrameworkClass.Marks) -> Bool { marks.rawValue & mark.rawValue != 0 }
}
