import Handrail
import HandrailModel

/// The perceived screens as `inspect --format json` prints them.
struct InspectionWire: Encodable {
    /// Name and version of this form.
    let schema = "handrail.inspection/1"
    /// Absolute path that every file's path is relative to.
    let root: String
    /// The screens, sorted by name.
    let screens: [ScreenWire]

    /// The setting that the screens are shown in; `nil` where every alternative is.
    let setting: String?

    /// The wire form of `inspection` in a setting.
    init(_ inspection: Inspection, setting: Setting?) {
        self.setting = setting?.description.en
        root = inspection.root
        screens = inspection.screens.map { ScreenWire($0, files: inspection.files, setting: setting) }
    }
}
