import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailProject

/// Libraries among the targets of a project whose classes the tables know: Texture, where its own source is there.
///
/// What their classes do for people stands in the tables. Their source says how they do it, in tens of thousands of
/// lines that no app is judged by.
struct KnownLibraries {
    private let targets: Set<Int>

    /// Those among the targets of a project.
    init(among units: [SourceUnit], kinds: [TargetKind]) {
        let declaring = units.filter { unit in
            unit.code.types.contains { $0.keyword == .classType && SystemClasses.isOfTexture($0.name) }
        }
        targets = Set(declaring.map(\.module).filter { number in
            kinds.indices.contains(number) && (kinds[number] == .framework || kinds[number] == .packageLibrary)
        })
    }

    /// Whether a file is part of one of them.
    func contain(_ unit: SourceUnit) -> Bool { targets.contains(unit.module) }

    /// A note on their `count` files; `nil` for none.
    static func note(_ count: Int) -> AuditNote? {
        guard count > 0 else { return nil }
        return AuditNote(
            path: nil,
            text: Bilingual(
                en: """
                    Files of Texture itself, of which what its classes do is known, and which were not examined: \
                    \(count).
                    """,
                ko: "Texture 자체의 파일 \(count)개는 클래스의 동작이 이미 알려져 있어 검사하지 않았습니다."))
    }
}
