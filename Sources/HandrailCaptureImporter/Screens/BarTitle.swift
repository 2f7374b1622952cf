import HandrailModel

/// The title in the bar at the top of a capture.
struct BarTitle {
    /// What the bar says of the screen.
    let bar: CapturedBar
    /// The position of the element that is the title.
    let index: Int?

    /// The title of a capture; `nil` where it has no bar, or where something else in the bar may be the title: a
    /// picture, a field, a choice, a button in its middle.
    init?(of tree: CapturedTree) {
        let bars = tree.elements.indices.filter { index in
            let bar = tree.elements[index]
            return bar.role == .navigationBar && bar.isVisible != false && !bar.isOfSystem
                && bar.frame.map { $0.width > 0 && $0.height > 0 && tree.bounds?.overlaps($0) ?? true } ?? true
        }
        // The bar of what lies on top comes last.
        guard let bar = bars.last else { return nil }
        let content = Self.content(of: bar, in: tree)
        if let title = Self.title(among: content.texts, of: tree.elements[bar], in: tree),
            let words = tree.elements[title].label
        {
            self.bar = .titled(words)
            index = title
            return
        }
        guard content.texts.isEmpty, !content.hasOther, content.hasButton else { return nil }
        self.bar = .untitled
        index = nil
    }

    /// What stands in a bar.
    private struct Content {
        var texts: [Int] = []
        var hasButton = false
        var hasOther = false
    }

    private static func content(of bar: Int, in tree: CapturedTree) -> Content {
        var content = Content()
        var next = bar + 1
        while next < tree.elements[bar].end {
            let element = tree.elements[next]
            if element.isVisible == false {
                // A title that the capture calls invisible may be in the large one below, or come with scrolling.
                content.hasOther = content.hasOther || element.label != nil && element.role != .button
                next = max(element.end, next + 1)
                continue
            }
            switch element.role {
            case .text, .heading:
                if element.label != nil { content.texts.append(next) }
            case .unknown, .group:
                let isLeaf = element.end == next + 1
                if element.label != nil, isLeaf { content.texts.append(next) }
            case .button, .link, .menuItem:
                content.hasButton = true
                content.hasOther = content.hasOther || isInMiddle(element, of: tree.elements[bar])
                next = max(element.end, next + 1)
                continue
            case .tab, .menu, .toggle, .slider, .picker, .datePicker, .textField, .secureField, .searchField, .textView,
                .image, .progress, .pageIndicator, .composite, .list, .scrollView, .alert, .webView, .tabBar:
                content.hasOther = true
                next = max(element.end, next + 1)
                continue
            case .application, .window, .cell, .navigationBar, .toolbar, .statusBar, .keyboard: break
            }
            next += 1
        }
        return content
    }

    /// The one that the bar is called like, else the only one that is not to either side.
    private static func title(among texts: [Int], of bar: CapturedElement, in tree: CapturedTree) -> Int? {
        let names = [bar.label, bar.identifier].compactMap(\.self)
        if let named = texts.last(where: { tree.elements[$0].label.map(names.contains) ?? false }) { return named }
        if let heading = texts.first(where: { tree.elements[$0].role == .heading }) { return heading }
        return texts.count == 1 ? texts[0] : texts.first { isInMiddle(tree.elements[$0], of: bar) }
    }

    private static func isInMiddle(_ element: CapturedElement, of bar: CapturedElement) -> Bool {
        guard let frame = element.frame, let around = bar.frame else { return true }
        return abs(frame.x + frame.width / 2 - around.x - around.width / 2) <= around.width / 6
    }
}
