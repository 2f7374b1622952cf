package import HandrailModel
package import HandrailSource

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

    /// The wire form of screens in a setting, with places in `files`.
    package init(root: String, files: [SourceText], screens: [PerceivedTree], setting: Setting?) {
        self.setting = setting?.description.en
        self.root = root
        self.screens = screens.map { PerceivedScreenV1($0, files: files, setting: setting) }
    }
}
