import HandrailModel

/// Why a rule has nothing to say of a captured screen.
struct CaptureGap {
    /// In words.
    let reason: Bilingual

    /// What keeps a rule that needs some facts from judging a capture; `nil` where the capture tells all of them.
    init?(of needs: Set<CaptureFact>, on capture: ScreenCapture) {
        guard let missing = CaptureFact.allCases.first(where: { needs.contains($0) && capture.unknown.contains($0) })
        else { return nil }
        guard missing != .pixels else {
            reason = Bilingual(
                en: "no screenshot that could be read lies beside the capture", ko: "캡처 옆에 읽을 수 있는 스크린샷이 없습니다")
            return
        }
        reason = Bilingual(
            en: "the format “\(capture.format)” does not tell \(missing.name.en)",
            ko: "‘\(capture.format)’ 형식에는 다음 정보가 없습니다: \(missing.name.ko)")
    }
}
