import SwiftUI

struct SettingsScreen: View {
    @AppStorage("usesMetric") private var usesMetric = true
    @AppStorage("alertDistance") private var alertDistance = 50.0
    @State private var isDeleting = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Units") {
                    Toggle("Metric units", isOn: $usesMetric)
                }
                Section("Alerts") {
                    // quiet: unnamed-control — the label of a slider is spoken though it is not drawn
                    Slider(value: $alertDistance, in: 10...200) {
                        Text("Distance from the trail")
                    }
                    HStack {
                        Image(systemName: "bell") // expect: decorative-image-exposed review
                        Text("You are told when you leave the trail")
                    }
                    HStack {
                        // quiet: decorative-image-exposed — hidden
                        Image(systemName: "battery.50percent")
                            .accessibilityHidden(true)
                        Text("Alerts need a little more battery")
                    }
                }
                Section("Account") {
                    NavigationLink("Privacy") {
                        PrivacyScreen()
                    }
                    NavigationLink("Profile") {
                        ProfileScreen()
                    }
                    NavigationLink("Waypoints") {
                        WaypointScreen()
                    }
                    Button("Delete all walks", role: .destructive) {
                        isDeleting = true
                    }
                    .accessibilityHint("Delete all walks") // expect: hint-quality review
                }
            }
            .navigationTitle("Settings")
            .confirmationDialog("Delete all walks?", isPresented: $isDeleting) {
                Button("Delete", role: .destructive) {}
            }
        }
    }
}

private struct PrivacyScreen: View {
    @State private var isSharing = false

    var body: some View {
        Form {
            // expect: heading-trait-on-body review
            Toggle("Share usage data", isOn: $isSharing).accessibilityAddTraits(.isHeader)
            Button("Export") {}
                .accessibilityLabel("privacy.export_button") // expect: untranslated-key
        }
        .navigationTitle("Settings") // expect: duplicate-screen-title review
    }
}

private struct ProfileScreen: View {
    @State private var name = ""
    @State private var town = ""

    var body: some View {
        // expect: missing-screen-title review
        Form {
            TextField("Name", text: $name)
            TextField("", text: $town) // expect: unnamed-control
            Text("Member since 2021")
                .accessibility(label: Text("Member since 2021, thank you")) // expect: deprecated-accessibility-api review
        }
    }
}
