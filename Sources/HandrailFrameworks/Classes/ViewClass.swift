package import HandrailModel

/// What the model makes of a class of UIKit, AppKit or WatchKit.
package struct ViewClass: Sendable {
    /// What becomes of the views inside.
    package enum Inside: Sendable {
        /// They are elements of their own.
        case shown
        /// They are part of its label.
        case label
        /// They are none of anybody's business.
        case ignored
    }

    /// Which of its words are what.
    package enum Source: Sendable {
        /// The words of a property that name it, the first that is set.
        case title([String])
        /// The words that are grayed in an empty field.
        case prompt([String])
        /// The picture that it shows, the first that is set, which names it only where no words do.
        case picture([String])
        /// The title that the system gives it: words by system item.
        case systemItem
        /// The title that the system gives to a button of a kind: words by its type.
        case buttonType
    }

    /// What it is.
    package let kind: ElementKind
    /// Its words and pictures.
    package let sources: [Source]
    /// What becomes of the views inside.
    package let inside: Inside
    /// Whether it is an accessibility element without being made one.
    package let isElement: Bool
    /// Whether it shows a value that the app sets.
    package let showsValue: Bool

    /// Whether a help tag names it where nothing else does.
    package var isNamedByHelp: Bool {
        sources.contains { source in
            if case .title(let names) = source { names.contains("toolTip") } else { false }
        }
    }

    /// What the model makes of a class.
    init(
        _ kind: ElementKind, _ sources: [Source] = [], inside: Inside = .ignored, isElement: Bool = true,
        showsValue: Bool = false
    ) {
        self.kind = kind
        self.sources = sources
        self.inside = inside
        self.isElement = isElement
        self.showsValue = showsValue
    }
}
