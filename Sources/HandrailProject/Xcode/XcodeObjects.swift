import HandrailMarkup

/// The objects of a `project.pbxproj` by their ids.
struct XcodeObjects {
    /// The object of class `PBXProject`.
    let project: XcodeObject
    private let objects: [String: XcodeObject]

    /// Reads the bytes of a `project.pbxproj`, which other tools than Xcode may have written as XML.
    init(_ bytes: [UInt8]) throws(XcodeProjectDefect) {
        guard let list = Self.list(bytes), let entries = list["objects"]?.members else { throw .noPropertyList }
        var objects: [String: XcodeObject] = [:]
        objects.reserveCapacity(entries.count)
        for entry in entries { objects[entry.key] = XcodeObject(entry.value) }
        self.objects = objects
        guard let root = list["rootObject"]?.stringValue, let project = objects[root], project.isa == "PBXProject"
        else {
            throw .missingRoot
        }
        self.project = project
    }

    /// The object with an id; `nil` where the id leads nowhere.
    subscript(id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

    /// The objects with these ids, those missing left out.
    func objects(_ ids: [String]) -> [XcodeObject] { ids.compactMap { objects[$0] } }

    private static func list(_ bytes: [UInt8]) -> PropertyListNode? {
        if bytes.starts(with: "<?xml".utf8) { return try? XMLPropertyListReader().read(bytes) }
        return try? OldStylePropertyListReader().read(bytes)
    }
}
