/// A standard that apps are held to.
public enum Standard: String, Hashable, Sendable, CaseIterable {
    /// Web Content Accessibility Guidelines.
    case wcag = "WCAG"
    /// The European standard for software, clause 11.
    case en301549 = "EN 301 549"
    /// The Korean standard for mobile apps.
    case ksX3253 = "KS X 3253"
    /// The Korean standard for web content; for reference, it does not bind apps.
    case kwcag = "KWCAG"
}
