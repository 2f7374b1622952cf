import HandrailMarkup
import HandrailModel

/// The files of an image set, as its `Contents.json` lists them.
///
/// Source: Apple, "Asset Catalog Format Reference" (Archive), Image Set Type.
struct ImageSet {
    /// A file that stands for all others: the first that is there in every appearance; `nil` where the set is sliced to
    /// be stretched or lists none.
    let file: (name: String, pixelsPerPoint: Double)?

    /// Reads a `Contents.json`.
    init(_ contents: JSONNode) {
        var position = 0
        var file: (name: String, pixelsPerPoint: Double)?
        var isSliced = false
        while let image = contents["images"]?[position] {
            position += 1
            isSliced = isSliced || image["resizing"] != nil
            guard file == nil, image["appearances"] == nil, let name = image["filename"]?.stringValue else { continue }
            file = (name, Self.pixelsPerPoint(image["scale"]?.stringValue))
        }
        self.file = isSliced ? nil : file
    }

    private static func pixelsPerPoint(_ scale: String?) -> Double {
        switch scale {
        case "2x": 2
        case "3x": 3
        default: 1
        }
    }
}
