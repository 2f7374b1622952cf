import SwiftUI

@main
struct HarborApp: App {
    @State private var timetable = Timetable()

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("부두", systemImage: "ferry") {
                    PierListScreen()
                }
                Tab("물때", systemImage: "water.waves") {
                    TideScreen()
                }
                Tab("설정", systemImage: "gearshape") {
                    SettingsScreen()
                }
            }
            .environment(timetable)
        }
    }
}
