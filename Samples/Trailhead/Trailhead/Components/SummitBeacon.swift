import SwiftUI

/// Tells that somebody reached the summit, and how the weather turns there.
struct SummitBeacon: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isLarge = false
    @State private var isRaised = false
    @State private var showsForecast = false

    var body: some View {
        VStack {
            Circle()
                .scaleEffect(isLarge ? 1.5 : 1)
                .accessibilityHidden(true)
                .onAppear {
                    // expect: endless-motion violation
                    withAnimation(.easeInOut(duration: 1).repeatForever()) { isLarge = true }
                }
            Rectangle()
                .offset(y: isRaised ? -240 : 0)
                .accessibilityHidden(true)
                // expect: motion-without-reduce-motion violation
                .animation(.easeOut, value: isRaised)
            Rectangle()
                .offset(y: isRaised ? -240 : 0)
                .accessibilityHidden(true)
                // quiet: motion-without-reduce-motion — Reduce Motion takes the animation away
                .animation(reduceMotion ? nil : .easeOut, value: isRaised)
            if showsForecast {
                Text("Thunder from three o’clock")  // expect: unannounced-change review
            }
            Button("Raise the flag") {
                isRaised.toggle()
                showsForecast = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                    // expect: self-dismissing-content review
                    showsForecast = false
                }
            }
        }
    }
}
