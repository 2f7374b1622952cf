import HandrailMarkup

/// The objects of a `project.pbxproj` by their ids.
struct XcodeObjects {
    /// The object of class `PBXProject`.
    let project: XcodeObject
    private let objects: [String: XcodeObject]

    /// Reads the bytes of a `project.pbxproj`.
    init(_ bytes: [UInt8]) throws(XcodeProjectDefect) {
        guard let list = try? OldStylePropertyListReader.read(bytes), let top = XcodeObject.fields(of: list),
            let entries = top["objects"].flatMap(XcodeObject.fields)
        else { throw .noPropertyList }
        objects = entries.compactMapValues(XcodeObject.init)
        guard let root = top["rootObject"].flatMap(XcodeObject.text), let project = objects[root],
            project.isa == "PBXProject"
        else { throw .missingRoot }
        self.project = project
    }

    /// The object with an id; `nil` where the id leads nowhere.
    subscript(id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

    /// The objects with these ids, those missing left out.
    func objects(_ ids: [String]) -> [XcodeObject] { ids.compactMap { objects[$0] } }
}
