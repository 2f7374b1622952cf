import Handrail
import HandrailModel
import HandrailSimulation
import Testing

/// What is heard on screens of the samples, short enough to read aloud.
@Suite("The transcript of a sample screen")
struct SampleScreenTests {
    private func transcript(_ sample: String, _ screen: String, _ language: ReportLanguage) throws -> [String] {
        let inspection = try ReadApp.sample(sample)
        let tree = try #require(inspection.screens.first { $0.screen.name == screen })
        return AccessibilityScreen(tree).tour().stops.map { $0.utterance.line(language) }
    }

    @Test("of an app that sounds right, in both languages")
    func harbor() throws {
        #expect(try transcript("Harbor", "SettingsScreen", .english) == [
            "Settings, heading.", "Alerts, heading.",
            "Tell me before departure, switch button, on/off. Double tap to toggle setting.",
            "… minutes before departure, …, adjustable. Swipe up or down with one finger to adjust the value.",
            "Display, heading.",
            "Brightness of the timetable, …, adjustable. Swipe up or down with one finger to adjust the value.",
        ])
        #expect(try transcript("Harbor", "SettingsScreen", .korean) == [
            "설정, 머리말.", "알림, 머리말.",
            "출발 전에 알림 받기, 전환 버튼, 켬/끔. 설정을 토글하려면 이중 탭하십시오.",
            "출발 …분 전, …, 조절 가능. 값을 조절하려면 한 손가락으로 위나 아래로 쓸어 넘기십시오.",
            "화면, 머리말.",
            "시간표 밝기, …, 조절 가능. 값을 조절하려면 한 손가락으로 위나 아래로 쓸어 넘기십시오.",
        ])
        #expect(try transcript("Harbor", "PierScreen", .korean) == [
            "뒤로 버튼.", "…, 머리말.", "고정 해제/위에 고정, 버튼.", "오늘의 배편, 머리말.", "…, …, 결항/정상 운항.", "뱃길 안내, 버튼, 링크.",
            "시간표 공유, 버튼.",
        ])
    }

    @Test("of an app that sounds wrong: names of files, names twice, nothing")
    func trailhead() throws {
        #expect(try transcript("Trailhead", "GalleryScreen", .english) == [
            "Ridge above the tree line, image.", "ridge-map, image.", "Close, button. Double tap to close the gallery.",
        ])
        #expect(try transcript("Trailhead", "MapScreen", .korean) == [
            "확대/축소, 버튼.", "확대/축소, 버튼.", "location.circle.fill, 버튼.", "Recording, 켬/끔, 버튼.",
        ])
    }
}
