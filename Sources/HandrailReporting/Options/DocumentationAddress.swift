package import HandrailModel

/// Where pages lie on the site that `make docs` writes, relative to where the site is put. These addresses stay:
/// reports name them.
package enum DocumentationAddress {
    /// The page of a rule.
    package static func rule(_ id: String, _ language: ReportLanguage) -> String {
        "\(language.rawValue)/rules/\(id).html"
    }
}
