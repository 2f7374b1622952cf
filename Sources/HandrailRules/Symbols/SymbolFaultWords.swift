import HandrailModel

/// What is said of a fault in the drawing of a custom symbol, behind the symbol's name.
struct SymbolFaultWords {
    /// What is wrong: in English what follows “the drawing …”, in Korean what follows “…의 그림”.
    let message: Bilingual
    /// What to do.
    let fix: Bilingual

    /// The words for a fault.
    init(_ fault: SymbolFault) {
        switch fault {
        case .missing(let parts):
            message = Self.listed(parts, en: "lacks", ko: "에 다음 요소가 없습니다")
            fix = Self.export
        case .groupedGuides(let guides):
            message = Self.listed(
                guides, en: "has groups where the template wants lines:", ko: "에서 선이어야 할 안내선이 그룹입니다")
            fix = Bilingual(
                en: "Take the lines out of their groups and give each line itself the id.",
                ko: "선을 그룹 밖으로 꺼내고 선 자체에 id를 지정하세요.")
        case .ungrouped(let cells):
            message = Self.listed(
                cells, en: "has shapes where the template wants groups:", ko: "에서 그룹이어야 할 부분이 도형입니다")
            fix = Bilingual(
                en: "Put the shape into a group and give the group the id.",
                ko: "도형을 그룹에 넣고 그룹에 id를 지정하세요.")
        case .empty(let cells, _):
            message = Self.listed(cells, en: "has nothing to see in", ko: "에서 다음 부분이 비어 있습니다")
            fix = Bilingual(
                en: "Draw the shape into each of these groups, or take those out that are not needed.",
                ko: "각 그룹에 도형을 그려 넣거나, 필요 없는 그룹은 지우세요.")
        case .newer(let version):
            message = Bilingual(
                en: "says that it is a template of version \(version).0, newer than any that is known to be written.",
                ko: "이 알려진 것보다 새로운 템플릿 버전 \(version).0이라고 되어 있습니다.")
            fix = Bilingual(
                en: "Check that the Xcode which builds the app knows this version, or export an older one.",
                ko: "앱을 빌드하는 Xcode가 이 버전을 지원하는지 확인하거나 이전 버전으로 내보내세요.")
        case .shapeCount(let first, let count, let second, let other):
            message = Bilingual(
                en: "has \(count) paths in \(first) and \(other) in \(second), so no weight between can be made.",
                ko: """
                     중 \(first)에는 패스가 \(count)개, \(second)에는 \(other)개 있어 그 사이의 굵기를 만들 수 없습니다.
                    """)
            fix = Self.compatible
        case .shapeSteps(let number, let first, let second):
            message = Bilingual(
                en: """
                    has other points in path \(number) of \(first) than in that of \(second), so no weight between can \
                    be made.
                    """,
                ko: " 중 \(first)와 \(second)의 \(number)번째 패스는 점의 개수나 종류가 달라 그 사이의 굵기를 만들 수 없습니다.")
            fix = Self.compatible
        case .stroked(let cells):
            message = Self.listed(
                cells, en: "has strokes without a fill, which symbols do not draw, in",
                ko: "에 채우지 않고 획만 그은 도형이 있습니다. 심벌에서는 획이 그려지지 않습니다")
            fix = Bilingual(
                en: "Outline the strokes in the drawing program, so that each is a filled path.",
                ko: "그리기 앱에서 획을 윤곽선으로 변환해 채워진 패스로 만드세요.")
        case .foreign(let cells, let kinds):
            let things = kinds.joined(separator: ", ")
            message = Self.listed(
                cells, en: "has what symbols do not draw (\(things)) in", ko: "에 심벌이 그리지 못하는 요소(\(things))가 있습니다")
            fix = Bilingual(
                en: "Draw it with filled paths alone, and give their layers colors in the SF Symbols app.",
                ko: "채워진 패스로만 그리고, 색은 SF Symbols 앱에서 레이어에 지정하세요.")
        case .enclosed(let cells):
            message = Self.listed(
                cells, en: "has a frame around all else drawn in, in",
                ko: "에 나머지를 둘러싼 테두리 도형이 직접 그려져 있습니다")
            fix = Bilingual(
                en: "If it is an enclosure, add the system's own from the component library of the SF Symbols app.",
                ko: "테두리라면 SF Symbols 앱의 구성요소 라이브러리에 있는 시스템 테두리를 쓰세요.")
        }
    }

    private static let export = Bilingual(
        en: "Export the template of a similar symbol from the SF Symbols app and draw the shape into it.",
        ko: "SF Symbols 앱에서 비슷한 심벌의 템플릿을 내보내 그 안에 그리세요.")
    private static let compatible = Bilingual(
        en: "Draw all three from one shape by moving its points, and neither add nor remove any.",
        ko: "세 그림을 한 도형에서 점만 옮겨 만들고, 점을 더하거나 빼지 마세요.")

    private static func listed(_ parts: [String], en: String, ko: String) -> Bilingual {
        let list = parts.joined(separator: ", ")
        return Bilingual(en: "\(en) \(list).", ko: "\(ko): \(list).")
    }
}
