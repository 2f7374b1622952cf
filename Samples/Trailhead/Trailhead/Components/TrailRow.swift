import SwiftUI

/// A trail as lists show it.
struct TrailRow: View {
    @Environment(TrailStore.self) private var store

    let trail: Trail

    var body: some View {
        // quiet: row-of-many-stops — the link that it is the label of makes it one stop
        HStack {
            AsyncImage(url: trail.photo) { image in
                image.resizable().scaledToFill() // Told together with the first photo of the app.
            } placeholder: {
                Color.secondary.opacity(0.2)
            }
            .frame(width: 56, height: 56)
            .clipShape(.rect(cornerRadius: 8))
            .accessibilityHidden(true)

            VStack(alignment: .leading) {
                Text(trail.name)
                    .font(.headline)
                Text(trail.region)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(trail.difficulty.title)
        }
    }
}
