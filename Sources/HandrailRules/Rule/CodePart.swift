import HandrailModel
import HandrailSource

/// The function or property that code belongs to.
struct CodePart: Hashable {
    let file: FileIndex
    let type: String?
    let function: String?

    init(use: CodeUse) {
        file = use.place.file
        type = use.type
        function = use.function
    }
}
