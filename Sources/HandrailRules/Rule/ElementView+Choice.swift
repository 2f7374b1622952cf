import HandrailModel

extension ElementView {
    /// Whether it, or something around it, is shown in place of something else.
    var isChosenAmongOthers: Bool {
        ([self] + ancestors).contains { level in
            level.kind == .branch && level.parent.map { Array($0.children).count > 1 } ?? false
        }
    }
}
