package import HandrailModel

/// Perceived screens as `inspect --format json` prints them.
package struct InspectionV1: Encodable {
    /// Name and version of this form.
    let schema = "handrail.inspection/1"
    /// Absolute path that every file's path is relative to.
    let root: String
    /// The screens, sorted by name.
    let screens: [PerceivedScreenV1]

    /// The setting that the screens are shown in; `nil` where every alternative is.
    let setting: String?

    /// The wire form of screens of an audit.
    package init(_ audit: Audit, screens: [PerceivedTree]) {
        setting = audit.setting?.description.en
        root = audit.root
        self.screens = screens.map { PerceivedScreenV1($0, in: audit) }
    }

    private enum CodingKeys: String, CodingKey {
        case schema = "schema"
        case root = "root"
        case screens = "screens"
        case setting = "setting"
    }
}
