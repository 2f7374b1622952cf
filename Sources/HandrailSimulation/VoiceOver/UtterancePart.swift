import HandrailModel
public import HandrailStandards

/// One part of what VoiceOver says of an element.
public struct UtterancePart: Hashable, Sendable {
    /// What a part tells.
    public enum Kind: Hashable, Sendable {
        /// The label of a container, on entering it.
        case entering
        case selected
        /// A header of the row or the column of a cell.
        case tableHeader
        case label
        /// Span, row or column of a cell.
        case cellPlace
        case value
        /// A detail that is spoken with the element.
        case content
        case dimmed
        /// A word for a trait.
        case role(SpokenTerm)
        /// On, off or mixed, or what a switch says instead.
        case switchState
        /// The number of a tab or a segment.
        case position
        /// Start or end of a list or a landmark.
        case edge
        /// The hint, after a pause.
        case hint
        /// What the system tells of how to use it.
        case instruction(SpokenTerm)
        case actionsAvailable
        case moreContent
    }

    /// What it tells.
    public let kind: Kind
    /// The words.
    public let words: SpokenText

    /// A part.
    public init(_ kind: Kind, _ words: SpokenText) {
        self.kind = kind
        self.words = words
    }
}

extension UtterancePart {
    /// Why the part is said.
    var step: TraceStep {
        TraceStep(reason, place: words.place, isUnconfirmed: !words.isConfirmed)
    }

    private var reason: Bilingual {
        let (en, ko) = ("“\(words.text.en)”", "‘\(words.text.ko)’")
        switch kind {
        case .entering:
            return Bilingual(
                en: "\(en): the label of a container that is entered here.", ko: "\(ko): 여기서 들어가는 컨테이너의 레이블입니다.")
        case .selected:
            return Bilingual(en: "\(en): it has the selected trait.", ko: "\(ko): 선택됨 특성이 있습니다.")
        case .tableHeader:
            return Bilingual(en: "\(en): a header of its row or column.", ko: "\(ko): 행이나 열의 머리글입니다.")
        case .label: return label(en, ko)
        case .cellPlace:
            return Bilingual(en: "\(en): where it stands in the table.", ko: "\(ko): 표에서의 위치입니다.")
        case .value: return Bilingual(en: "\(en): its value.", ko: "\(ko): 값입니다.")
        case .content:
            return Bilingual(en: "\(en): custom content of high importance.", ko: "\(ko): 중요도가 높은 사용자 설정 콘텐츠입니다.")
        case .dimmed:
            return Bilingual(en: "\(en): it is turned off.", ko: "\(ko): 꺼져 있는(비활성) 요소입니다.")
        case .role(let term):
            return Bilingual(
                en: "\(en): spoken for its trait (\(term.rawValue)).", ko: "\(ko): 특성(\(term.rawValue)) 때문에 말합니다.")
        case .switchState:
            return Bilingual(en: "\(en): the state of a switch.", ko: "\(ko): 스위치의 상태입니다.")
        case .position:
            return Bilingual(en: "\(en): its place among its siblings.", ko: "\(ko): 형제 요소 사이의 순서입니다.")
        case .edge:
            return Bilingual(en: "\(en): a container begins or ends here.", ko: "\(ko): 여기서 컨테이너가 시작되거나 끝납니다.")
        case .hint: return Bilingual(en: "\(en): its hint.", ko: "\(ko): 힌트입니다.")
        case .instruction:
            return Bilingual(en: "\(en): the system tells how to use it.", ko: "\(ko): 시스템이 사용 방법을 알려 줍니다.")
        case .actionsAvailable:
            return Bilingual(en: "\(en): it offers actions.", ko: "\(ko): 쓸 수 있는 동작이 있습니다.")
        case .moreContent:
            return Bilingual(en: "\(en): it has custom content.", ko: "\(ko): 사용자 설정 콘텐츠가 있습니다.")
        }
    }

    private func label(_ en: String, _ ko: String) -> Bilingual {
        switch words.knowledge {
        case .certain: Bilingual(en: "\(en): its label.", ko: "\(ko): 레이블입니다.")
        case .partly:
            Bilingual(
                en: "\(en): its label, filled in while the app runs.", ko: "\(ko): 레이블이며, 앱이 실행되는 동안 채워집니다.")
        case .unknown:
            Bilingual(en: "\(en): it has a label that could not be read.", ko: "\(ko): 읽을 수 없는 레이블이 있습니다.")
        }
    }
}
