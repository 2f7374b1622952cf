import SwiftUI

/// What to carry, and how to share it: rows, grids, switches, and what answers when they are pressed.
struct ProvisionScreen: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @State private var code = ""
    @State private var isShared = false
    @State private var copyError: String?
    @State private var showsToast = false
    @FocusState private var focus: Field?

    private enum Field { case code, name }

    var body: some View {
        Form {
            Section("Share") {
                TextField("Code", text: $code)
                    .focused($focus, equals: .code)
                    // expect: input-moves-people review
                    .onChange(of: code) {
                        if code.count == 4 { focus = .name }
                    }
                if let copyError {
                    Text(copyError) // expect: unannounced-change review
                }
                Button("Copy") {
                    do {
                        try copy()
                    } catch {
                        copyError = error.localizedDescription
                        // expect: haptic-wrong-outcome
                        UINotificationFeedbackGenerator().notificationOccurred(.success)
                    }
                }
                Button { // expect: imitated-switch
                    isShared.toggle()
                } label: {
                    ZStack(alignment: isShared ? .trailing : .leading) {
                        Capsule().frame(width: 52, height: 44)
                        Circle().frame(width: 28)
                    }
                }
                .accessibilityLabel("Share with the group") // expect: unlocalized-label
            }
            Section("Weather") {
                HStack {
                    Image(systemName: "cloud.rain") // expect: decorative-image-exposed review
                        // expect: fixed-icon-beside-text
                        .font(.system(size: 14))
                    Text("Showers")
                }
                HStack {
                    // quiet: fixed-icon-beside-text — a symbol grows with its text style
                    Image(systemName: "sun.max") // expect: decorative-image-exposed review
                        .font(.footnote)
                    Text("Sunshine")
                }
            }
            Section("Carry") {
                HStack { // expect: row-without-large-text-layout, row-of-many-stops review
                    Text("Thunderstorms")
                    Spacer()
                    Text("Waterproofs")
                }
                // quiet: row-without-large-text-layout — a column takes its place
                ViewThatFits {
                    HStack { // expect: row-of-many-stops review
                        Text("Refreshments")
                        Text("Waterproofs")
                    }
                    VStack {
                        Text("Refreshments")
                        Text("Waterproofs")
                    }
                }
                // expect: fixed-grid-columns
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
                    Text("Chocolate")
                    Text("Sandwiches")
                    Text("Lemonade")
                }
                // quiet: fixed-grid-columns — one column while text is large
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: dynamicTypeSize.isAccessibilitySize ? 1 : 3)) {
                    Text("Chocolate")
                    Text("Sandwiches")
                    Text("Lemonade")
                }
            }
        }
        .navigationTitle("Provisions")
    }

    private func copy() throws {}
}
