import SwiftUI

struct WelcomeScreen: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 24) {
            Image("welcome-peaks") // expect: decorative-image-exposed review
                .resizable()
                .scaledToFit()
            Text("Welcome to Trailhead")
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
            VStack(alignment: .leading) {
                Text("Maps that work without a network")
                Text("A logbook that only you can read")
            }
            .accessibilityLabel("What Trailhead does") // expect: label-without-element review
            Button("Start") { dismiss() }
                .buttonStyle(.borderedProminent)
            // expect: vague-name review
            Button("More") {
                showTour()
            }
            termsOfUse
            Image("divider-dots")
                .accessibilityLabel("") // expect: empty-name
            // quiet: undescribed-image — decorative by its own word
            Image(decorative: "ridge-hero")
                .resizable()
                .frame(height: 60)
        }
        .padding()
    }

    private var termsOfUse: some View {
        Text("Terms of use") // expect: conflicting-traits review, small-hit-target
            .onTapGesture { showTerms() }
            .accessibilityAddTraits([.isButton, .isLink])
    }

    private func showTerms() {}

    private func showTour() {}
}
