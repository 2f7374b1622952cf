package import HandrailModel

extension PerceivedTree {
    /// How deep each element is, from 0; alternatives are no level of their own.
    package var depths: [Int] {
        var depths: [Int] = []
        for element in elements {
            let parent = Int(element.parent)
            guard depths.indices.contains(parent) else {
                depths.append(0)
                continue
            }
            depths.append(depths[parent] + (elements[parent].exposure == .alternatives ? 0 : 1))
        }
        return depths
    }
}
