/// Least contrast ratios between foreground and background, from 1 to 21.
public enum ContrastThreshold {
    /// Text that is neither large nor bold (WCAG 1.4.3; Apple's guidelines, up to 17 points).
    public static let text = 4.5
    /// Text from 18 points, or bold text (Apple's guidelines).
    public static let largeText = 3.0
    /// Icons and the boundaries of controls (WCAG 1.4.11).
    public static let nonText = 3.0
    /// What custom colors in Dark Mode should aim for, small text above all (Apple's guidelines).
    public static let darkModeAim = 7.0

    /// What WCAG 1.4.3 asks of text of a size: 3 from 18 points, or from 14 points where it is bold, else 4.5.
    ///
    /// Apple's guidelines let bold text of any size pass at 3; WCAG's stricter line is the one criteria are held to.
    public static func minimum(pointSize: Double, isBold: Bool) -> Double {
        pointSize >= 18 || (isBold && pointSize >= 14) ? largeText : text
    }
}
