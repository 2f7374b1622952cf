import SwiftUI

@main
struct TrailheadApp: App {
    @State private var store = TrailStore()
    @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Trails", systemImage: "mountain.2") {
                    TrailListScreen()
                }
                Tab("Map", systemImage: "map") {
                    MapScreen()
                }
                Tab("Logbook", systemImage: "book") {
                    LogbookScreen()
                }
                Tab("Settings", systemImage: "gearshape") {
                    SettingsScreen()
                }
            }
            .environment(store)
            .sheet(isPresented: isWelcoming) {
                WelcomeScreen()
            }
        }
    }

    private var isWelcoming: Binding<Bool> {
        Binding(get: { !hasSeenWelcome }, set: { hasSeenWelcome = !$0 })
    }
}
