import HandrailModel
import HandrailSemantics

/// An element as messages speak of it: what it is, and the words or the picture people know it by.
struct NamedElement: Hashable, Sendable {
    /// What it is, in a word.
    let noun: Bilingual
    /// What it shows or is called, in quotation marks, or its type, without them as nobody sees it; empty where there
    /// is nothing.
    let quote: String

    /// The words for an element, with the stops it makes.
    init(_ element: ElementView, stops: [PerceivedView] = []) {
        noun = Self.noun(of: element)
        let words = Self.words(of: element, stops)
        let quoted = words.prefix(2).map { "“\($0)”" }.joined(separator: " / ") + (words.count > 2 ? " / …" : "")
        quote = words.isEmpty ? Self.type(of: element).map { " \($0)" } ?? "" : " " + quoted
    }

    /// The words for an element of a capture.
    init(captured element: ElementView) {
        noun = Self.noun(of: element)
        quote = element.capturedLabel.map { " “\(Self.shortened($0))”" }
            ?? element.capturedIdentifier.map { " “\($0)”" } ?? ""
    }

    /// Noun and words in English: `image “star”`.
    var en: String { noun.en + quote }
    /// Noun and words in Korean: `이미지 “star”`.
    var ko: String { noun.ko + quote }

    /// The words for it; several where it has one name or another, as a button made for each item of a list.
    private static func words(of element: ElementView, _ stops: [PerceivedView]) -> [String] {
        // What speaks for everything around the element says nothing of it alone.
        let stops = stops.filter { element.contains($0.declared) }
        // Of several stops the words say what it is, not the picture before them.
        let texts = stops.count > 1 ? stops.filter { $0.kind == .text || $0.kind == .label } : []
        // A number among them says nothing of what it is.
        let told = texts.first { $0.element.name.display.contains(where: \.isLetter) } ?? texts.first
        // What is in it to be used is called something of its own.
        let namesake = told ?? (stops.count > 1 ? stops.first { !$0.kind.isControl } : stops.first)
        let spoken = namesake?.element.name.display ?? ""
        let isNumberOfSeveral = texts.count > 1 && !spoken.contains(where: \.isLetter)
        if !isNumberOfSeveral, spoken.contains(where: { $0.isLetter || $0.isNumber }) {
            return namesake?.alternativeNames ?? [shortened(spoken)]
        }
        switch element.content {
        case .image(.symbol(let name)), .image(.asset(let name)): return name.values.first.map { [shortened($0)] } ?? []
        case .words(let words): return words.values.first.map { [shortened($0.display)] } ?? []
        case .none, .image, .type, .condition:
            return stops.isEmpty ? textInside(element).map { [shortened($0)] } ?? [] : []
        }
    }

    /// The first text that is seen in an element of which nothing is heard by itself.
    private static func textInside(_ element: ElementView) -> String? {
        element.descendants.lazy.compactMap { inside -> String? in
            guard case .words(.known(let words)) = inside.content, let text = words.text,
                text.contains(where: \.isLetter),
                !DeclaredVisibility(of: inside).isHiddenSometimes
            else { return nil }
            return text
        }.first
    }

    private static func type(of element: ElementView) -> String? {
        guard case .type(let name) = element.content, !name.isEmpty, element.adjustedNoun == nil else { return nil }
        return shortened(name)
    }

    fileprivate static func shortened(_ text: String) -> String {
        text.count > 40 ? "\(text.prefix(39))…" : text
    }

    private static func noun(of element: ElementView) -> Bilingual {
        if let noun = element.adjustedNoun { return noun.plainWord }
        return switch element.kind {
        case .image: Bilingual(en: "image", ko: "이미지")
        case .text, .label: Bilingual(en: "text", ko: "텍스트")
        case .horizontalStack: Bilingual(en: "row", ko: "행")
        case .verticalStack, .depthStack, .grid, .gridRow, .lazyContainer: Bilingual(en: "stack", ko: "스택")
        case .shape, .fill: Bilingual(en: "shape", ko: "도형")
        case .canvas: Bilingual(en: "drawing", ko: "그림")
        case .button: Bilingual(en: "button", ko: "버튼")
        case .link, .navigationLink: Bilingual(en: "link", ko: "링크")
        case .menu: Bilingual(en: "menu", ko: "메뉴")
        case .toggle: Bilingual(en: "switch", ko: "스위치")
        case .slider: Bilingual(en: "slider", ko: "슬라이더")
        case .stepper: Bilingual(en: "stepper", ko: "스테퍼")
        case .picker, .datePicker, .colorPicker: Bilingual(en: "picker", ko: "피커")
        case .textField, .secureField, .textEditor: Bilingual(en: "text field", ko: "텍스트 필드")
        case .searchField: Bilingual(en: "search field", ko: "검색 필드")
        default: Bilingual(en: "view", ko: "뷰")
        }
    }
}

extension PerceivedView {
    /// The names it may have, where nothing but one of several texts names it; `nil` where it has one.
    fileprivate var alternativeNames: [String]? {
        guard element.name.cases.count == 1, let parts = element.name.cases.first?.parts, parts.count == 1,
            case .oneOf(let words) = parts[0].words
        else { return nil }
        let names = words.map(\.display).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.count > 1 ? names.map(NamedElement.shortened) : nil
    }
}
