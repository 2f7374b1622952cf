import HandrailModel
import HandrailProgram

extension ViewDescription {
    /// Whether code makes it one element that is adjusted.
    var isAdjustedElement: Bool {
        guard value("isAccessibilityElement").flag == .known(true) else { return false }
        let found = value("accessibilityTraits").traits.values
        return !found.isEmpty && found.allSatisfy { $0.contains(.adjustable) }
    }
}
