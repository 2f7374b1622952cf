import SwiftUI

struct SettingsScreen: View {
    @AppStorage("warnsBeforeDeparture") private var warns = true
    @AppStorage("warningMinutes") private var minutes = 15
    @AppStorage("textBrightness") private var brightness = 0.8

    var body: some View {
        NavigationStack {
            Form {
                Section("알림") {
                    Toggle("출발 전에 알림 받기", isOn: $warns)
                    Stepper("출발 \(minutes)분 전", value: $minutes, in: 5...60, step: 5)
                        .disabled(!warns)
                }
                Section("화면") {
                    Slider(value: $brightness, in: 0.2...1) {
                        Text("시간표 밝기")
                    } minimumValueLabel: {
                        Text("어둡게")
                    } maximumValueLabel: {
                        Text("밝게")
                    }
                }
            }
            .navigationTitle("설정")
        }
    }
}
