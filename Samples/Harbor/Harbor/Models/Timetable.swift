import Foundation
import Observation

/// 앱이 아는 부두와 물때.
@Observable
final class Timetable {
    private(set) var piers: [Pier] = []
    private(set) var tides: [Tide] = []

    func togglePin(_ pier: Pier) {
        guard let index = piers.firstIndex(where: { $0.id == pier.id }) else { return }
        piers[index].isPinned.toggle()
    }

    func reload() async {
        // 서버가 답하지 않으면 마지막 시간표를 그대로 둡니다.
    }
}
