import HandrailMarkup
import HandrailModel
import HandrailSource

/// What connects the objects of a file, gathered before any view is read.
struct InterfaceContext {
    /// The framework the file is for.
    let toolkit: InterfaceToolkit
    /// Whether places in it are places in the file as it is kept, so that edits can name them.
    let canBeEdited: Bool
    /// Whether views keep the frames they were drawn with: the file is laid out without constraints.
    private(set) var keepsFrames: Bool
    /// Outlets by the identity of what they hold.
    private(set) var outlets: [String: [ViewConnection]] = [:]
    /// Gesture recognizers by identity.
    private(set) var recognizers: [String: InterfaceElement] = [:]
    /// Layout guides by identity, with the name code has for each.
    private(set) var guides: [String: String] = [:]
    /// Views that others, by identity, name as what their title is.
    private(set) var titles: [String: String] = [:]
    /// The app's own classes by the identity of the objects that are of them.
    private(set) var classes: [String: String] = [:]
    /// Scenes of other storyboards by the identity of what stands for them.
    private(set) var references: [String: (storyboard: String, identifier: String)] = [:]
    /// Names of images that are symbols of the system.
    private(set) var symbols: Set<String> = []
    /// Sizes of images in points, by name.
    private(set) var imageSizes: [String: (width: Double, height: Double)] = [:]
    /// Heights in points that the rows of tables are given which no code decides on, by the identity of the cell, with
    /// where that is said.
    private(set) var rowHeights: [String: (points: Double, place: SourcePlace)] = [:]
    /// The colors that the file keeps for named ones, in case the catalog has none.
    private(set) var colors: [String: InterfaceElement] = [:]

    /// Gathers what is in a file.
    init(
        _ document: InterfaceDocument, toolkit: InterfaceToolkit, usesConstraints: Bool = true,
        isTranscoded: Bool = false
    ) {
        self.toolkit = toolkit
        canBeEdited = !isTranscoded
        keepsFrames = !usesConstraints && toolkit == .uiKit
        var tables: [InterfaceElement] = []
        for index in document.nodes.indices {
            let element = InterfaceElement(document: document, index: index)
            if let name = element["customClass"], let id = element["id"] { classes[id] = name }
            switch element.name {
            case "connections": gather(connections: element)
            case "constraint": keepsFrames = false
            case "tableView": tables.append(element)
            case "viewLayoutGuide": guide(element)
            case "viewControllerLayoutGuide":
                if let id = element["id"] {
                    guides[id] = element["type"] == "bottom" ? "bottomLayoutGuide" : "topLayoutGuide"
                }
            case "image":
                guard let name = element["name"] else { continue }
                if element["catalog"] == "system" {
                    symbols.insert(name)
                } else if let width = element.number("width"), let height = element.number("height") {
                    imageSizes[name] = (width, height)
                }
            case "tableViewCell": parts(of: element)
            case "viewControllerPlaceholder", "controllerPlaceholder":
                guard let id = element["id"], let name = element["storyboardName"] else { continue }
                references[id] = (name, element["referencedIdentifier"] ?? "")
            case "namedColor", "systemColor":
                if let name = element["name"], let color = element.child("color") { colors[name] = color }
            default:
                if element.name.hasSuffix("GestureRecognizer"), let id = element["id"] { recognizers[id] = element }
            }
        }
        let owners = Self.owners(of: document)
        for (id, connections) in outlets { outlets[id] = connections.map { Self.owned($0, owners) } }
        for table in tables { heights(ofRowsIn: table) }
    }

    private mutating func guide(_ element: InterfaceElement) {
        guard let id = element["id"] else { return }
        switch element["key"] {
        case "safeArea": guides[id] = "safeAreaLayoutGuide"
        case "keyboard": guides[id] = "keyboardLayoutGuide"
        default: guides[id] = "layoutMarginsGuide"
        }
    }

    /// The views of a cell in a style of the system, which code reaches by the names they have in every such cell.
    private mutating func parts(of cell: InterfaceElement) {
        for part in ["textLabel", "detailTextLabel", "imageView"] {
            guard let destination = cell[part] else { continue }
            outlets[destination, default: []].append(
                ViewConnection(.outlet, name: part, other: cell.identity, otherClass: nil, place: cell.place))
        }
    }

    /// A table whose rows are all in the file makes each as high as its cell says, or else as high as it says itself.
    /// One that shows copies of its cells makes all of them as high as it says itself, unless an object that it asks
    /// knows better.
    private mutating func heights(ofRowsIn table: InterfaceElement) {
        if table["dataMode"] == "static" {
            for section in table.child("sections")?.children.filter({ $0.name == "tableViewSection" }) ?? [] {
                for cell in Self.cells(in: section.child("cells")) {
                    note(cell.attribute("rowHeight").map { (cell, $0) } ?? Self.height(of: table), on: cell)
                }
            }
        } else if isLeftAlone(table) {
            for cell in Self.cells(in: table.child("prototypes")) { note(Self.height(of: table), on: cell) }
        }
    }

    private static func cells(in list: InterfaceElement?) -> [InterfaceElement] {
        list?.children.filter { $0.name == "tableViewCell" } ?? []
    }

    private static func height(of table: InterfaceElement) -> (InterfaceElement, XMLAttribute)? {
        table.attribute("rowHeight").map { (table, $0) }
    }

    private mutating func note(_ said: (owner: InterfaceElement, attribute: XMLAttribute)?, on cell: InterfaceElement) {
        guard let (owner, attribute) = said, let points = Double(attribute.value), points > 0, points.isFinite
        else { return }
        rowHeights[cell.identity] = (points, owner.place(of: attribute))
    }

    /// Whether all objects that a table asks are of the system's own classes, and none of the app's is given the table.
    private func isLeftAlone(_ table: InterfaceElement) -> Bool {
        guard table["customClass"] == nil, !(outlets[table.identity] ?? []).contains(where: { $0.otherClass != nil })
        else { return false }
        let asked = table.child(
            "connections")?.children.filter { $0["property"] == "dataSource" || $0["property"] == "delegate" }
            ?? []
        return !asked.isEmpty && asked.allSatisfy { $0["destination"].map { classes[$0] == nil } ?? true }
    }

    // The owner of a list of connections is the element around it; it is put in once all have been met.
    private mutating func gather(connections: InterfaceElement) {
        for connection in connections.children {
            guard let destination = connection["destination"], let property = connection["property"] else { continue }
            let kind: ViewConnection.Kind
            switch connection.name {
            case "outlet": kind = .outlet
            case "outletCollection": kind = .outletCollection
            case "accessibilityConnection":
                titles["#\(connections.index)"] = property == "title" ? destination : nil
                continue
            default: continue
            }
            outlets[destination, default: []].append(
                ViewConnection(kind, name: property, other: "#\(connections.index)", place: connection.place))
        }
    }

    private static func owners(of document: InterfaceDocument) -> [String: InterfaceElement] {
        var owners: [String: InterfaceElement] = [:]
        for index in document.nodes.indices {
            for child in document.nodes[index].children where document.nodes[child].name == "connections" {
                owners["#\(child)"] = InterfaceElement(document: document, index: index)
            }
        }
        return owners
    }

    private static func owned(_ connection: ViewConnection, _ owners: [String: InterfaceElement]) -> ViewConnection {
        guard let owner = connection.other.flatMap({ owners[$0] }) else { return connection }
        return ViewConnection(
            connection.kind, name: connection.name, other: owner.identity, otherClass: owner["customClass"],
            place: connection.place)
    }

    /// The view that says what another one is for, by the list of connections of that one.
    func title(of element: InterfaceElement) -> String? {
        element.child("connections").flatMap { titles["#\($0.index)"] }
    }
}
