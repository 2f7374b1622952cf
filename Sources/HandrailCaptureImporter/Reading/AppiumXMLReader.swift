import HandrailMarkup
import HandrailModel
import HandrailSource

/// Reads page sources of Appium and WebDriverAgent in XML.
///
/// Source of the attributes: `FBXPath.m` of WebDriverAgent. What is around the elements, such as `AppiumAUT`, and tags
/// that are none of XCUITest's are looked through.
struct AppiumXMLReader {
    private var tree = CapturedTree()
    private var seen: Set<String> = []
    private var open: [(name: String, isElement: Bool)] = []
    private let place: ByteRange?

    /// What a document holds; `nil` where it has no element of XCUITest.
    ///
    /// - Parameter place: where all of it stands, where it does so inside another file; `nil` for a file of its own.
    static func read(_ bytes: [UInt8], at place: ByteRange? = nil) -> CaptureReading? {
        let read = XMLTokenizer().read(bytes)
        var reader = AppiumXMLReader(place: place)
        for token in read.tokens { reader.take(token) }
        let isTruncated = !reader.open.isEmpty
        reader.tree.finish()
        guard !reader.tree.elements.isEmpty else { return nil }
        let isExact = reader.seen.contains("nativeFrame")
        return CaptureReading(
            .appiumXML, [reader.tree], unknown: reader.unknown, tolerance: isExact ? 0.01 : nil,
            isTruncated: isTruncated)
    }

    private init(place: ByteRange?) { self.place = place }

    private mutating func take(_ token: XMLToken) {
        switch token.kind {
        case .startTag(let tag): begin(tag, token.range)
        case .emptyTag(let tag):
            begin(tag, token.range)
            end()
        case .endTag(let name, _):
            guard let position = open.lastIndex(where: { $0.name == name }) else { return }
            while open.count > position { end() }
        case .text, .cdata, .comment, .processingInstruction, .doctype, .byteOrderMark: break
        }
    }

    private mutating func begin(_ tag: XMLTag, _ range: ByteRange) {
        let isElement = tag.name.hasPrefix("XCUIElementType")
        open.append((tag.name, isElement))
        if isElement { tree.open(element(tag, place ?? range)) }
    }

    private mutating func end() {
        if open.popLast()?.isElement == true { tree.close() }
    }

    private mutating func element(_ tag: XMLTag, _ range: ByteRange) -> CapturedElement {
        for attribute in tag.attributes { seen.insert(attribute.name) }
        var element = CapturedElement(CapturedRole(elementType: tag.name), range: range)
        element.label = tag["label"]?.unlessEmpty ?? tag["title"]?.unlessEmpty
        let name = tag["identifier"] ?? tag["name"]
        element.identifier = name.flatMap { $0 == element.label ? nil : $0.unlessEmpty }
        element.placeholder = tag["placeholderValue"]?.unlessEmpty
        element.value = tag["value"]?.unlessEmpty
        element.traits = TraitNames.traits((tag["traits"] ?? "").split(separator: ",").map(String.init))
        element.actions = (tag["customActions"] ?? "").split(separator: ",")
            .compactMap { String($0.drop(while: \.isWhitespace)).unlessEmpty }
        element.frame = tag["nativeFrame"].flatMap { ViewFrame(numbers: $0.numbers) } ?? frame(tag)
        element.isEnabled = tag["enabled"]?.truth ?? true
        if tag["selected"]?.truth == true { element.traits.insert(.selected) }
        element.isVisible = tag["visible"]?.truth
        element.isElement = tag["nativeAccessibilityElement"]?.truth ?? tag["accessible"]?.truth
        element.settleValue()
        return element
    }

    private func frame(_ tag: XMLTag) -> ViewFrame? {
        ViewFrame(numbers: ["x", "y", "width", "height"].compactMap { tag[$0].flatMap { Double($0) } })
    }

    private var unknown: Set<CaptureFact> {
        CaptureGaps.facts(
            seen, [
                .traits: ["traits"], .actions: ["customActions"],
                .exposure: ["accessible", "nativeAccessibilityElement"], .visibility: ["visible"],
                .frame: ["x", "nativeFrame"], .placeholder: ["placeholderValue"],
            ])
    }
}

/// What captures do not tell although their format could: whoever made them left it out, or an old version did.
enum CaptureGaps {
    /// The facts none of whose keys was seen.
    static func facts(_ seen: Set<String>, _ keys: [CaptureFact: Set<String>]) -> Set<CaptureFact> {
        Set(keys.filter { seen.isDisjoint(with: $0.value) }.keys)
    }
}

extension CapturedElement {
    /// Takes a value for what XCUITest means by it: a text repeats its words, a button that is chosen says `1`, an
    /// empty field says its placeholder.
    mutating func settleValue() {
        switch role {
        case .text, .heading:
            if label == nil { label = value }
            value = nil
        case .button, .tab, .link, .menuItem:
            if value == "1" { traits.insert(.selected) }
            if value == "1" || value == "0" || value == label { value = nil }
        default:
            if value == placeholder, role.isField { value = nil }
            if value == label, !role.isField { value = nil }
        }
    }
}
