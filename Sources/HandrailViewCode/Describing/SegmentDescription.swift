import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// The segments of a control.
enum SegmentDescription {
    /// What a segmented control holds: the segments it is made with, and those put among them one by one, as they are
    /// shown.
    ///
    /// - Parameter inside: what was put into it.
    static func segments(of view: ViewNode, among inside: [ViewDescription]) -> [ViewDescription] {
        var segments = made(with: view)
        for one in inside where one.slot == .segment {
            let position = one.segmentPosition ?? segments.count
            segments.insert(one, at: max(0, min(position, segments.count)))
        }
        for write in view.writes {
            guard let index = write.segment.map(Int.init), segments.indices.contains(index) else { continue }
            // A segment shows a title or a picture, the last that it is given.
            let kept = segments[index].properties.filter { $0.name != "title" && $0.name != "image" }
            let condition = write.isConditional ? segments[index].properties.first { $0.name == write.name } : nil
            guard condition == nil else { continue }
            segments[index] = segments[index].setting(
                kept + [ViewProperty(write.name, write.value, place: write.place)])
        }
        if let chosen = view.writes.first(where: { $0.name == "selectedSegmentIndex" || $0.name == "selectedSegment" })
        {
            // People choose another one.
            segments = segments.map {
                $0.adding(properties: [ViewProperty("isSelected", .dynamic, place: chosen.place)])
            }
        }
        return segments + inside.filter { $0.slot != .segment }
    }

    /// The segments that a control is made with.
    private static func made(with view: ViewNode) -> [ViewDescription] {
        guard let made = view.segments else { return [] }
        return made.values.map { value in
            let name = if case .image = value { "image" } else { "title" }
            return ViewDescription(
                identity: "",
                systemClass: (view.viewClass.isOfAppKit ? BuiltInClass.segmentOfMac : .segment).name,
                place: made.place, slot: .segment,
                properties: [ViewProperty(name, .known(value), place: made.place)])
        }
    }
}

extension ViewDescription {
    /// Where it is put among the segments of its control, where code says that.
    fileprivate var segmentPosition: Int? {
        for fact in facts { if case .list(.segment(let position)) = fact.content { return position } }
        return nil
    }
}
