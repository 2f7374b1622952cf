import SwiftUI

struct TrailDetailScreen: View {
    @Environment(TrailStore.self) private var store
    @Environment(\.openURL) private var openURL
    @State private var isShowingGallery = false
    @State private var isConfirmingDownload = false

    let trail: Trail

    var body: some View {
        ZStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    hero
                    facts
                    conditions
                    // quiet: heading-not-marked — it has the trait
                    Text("Elevation")
                        .font(.title2)
                        .accessibilityAddTraits(.isHeader)
                    ElevationProfile(trail: trail)
                    RatingStars(rating: trail.rating)
                    links
                    NearbyTrails(trails: store.trails)
                }
                .padding()
            }

            if isConfirmingDownload {
                downloadDialog
            }
        }
        .navigationTitle(trail.name)
        .toolbar {
            Button("Download", systemImage: "arrow.down.circle") {
                isConfirmingDownload = true
            }
        }
        .fullScreenCover(isPresented: $isShowingGallery) {
            GalleryScreen(trail: trail)
        }
    }

    private var hero: some View {
        Image("ridge-hero") // expect: tap-without-trait
            .resizable()
            .scaledToFill()
            .onTapGesture { isShowingGallery = true }
    }

    private var conditions: some View {
        HStack {
            Text("Conditions")
            Circle() // expect: color-only-state review
                .fill(trail.isOpen ? Color.green : Color.red)
                .frame(width: 10, height: 10)
        }
    }

    private var facts: some View {
        HStack {
            Text(Measurement(value: trail.length, unit: UnitLength.meters), format: .measurement(width: .abbreviated))
            Spacer()
            // quiet: state-not-spoken — the label changes with the state
            Button { // expect: small-hit-target
                store.toggleFavorite(trail)
            } label: {
                Image(systemName: trail.isFavorite ? "heart.fill" : "heart")
            }
            .accessibilityLabel(trail.isFavorite ? "Remove from favorites" : "Add to favorites")
        }
    }

    @ViewBuilder private var links: some View {
        if let website = trail.website {
            // quiet: link-as-button — the address may be of a phone number
            Button("Park office") {
                openURL(website)
            }
            // quiet: link-as-button — a Link is a link
            Link("Weather forecast", destination: website)
        }
        Button("Park rules") { // expect: link-as-button review
            openURL(URL(string: "https://parks.example.org/rules")!)
        }
        ShareLink("Share trail", item: trail.name)
    }

    private var downloadDialog: some View {
        ZStack { // expect: modal-overlay review
            Color.black.opacity(0.4)
                .ignoresSafeArea()
            VStack(spacing: 16) {
                Text("Keep this trail on your iPhone?")
                    .font(.headline)
                Button("Keep offline") {
                    isConfirmingDownload = false
                }
                Button("Not now", role: .cancel) {
                    isConfirmingDownload = false
                }
            }
            .padding(24)
            .background(.regularMaterial, in: .rect(cornerRadius: 16))
        }
    }
}

private struct GalleryScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isZoomed = false

    let trail: Trail

    var body: some View {
        VStack {
            Image("ridge-hero")
                .resizable()
                .scaledToFit()
                .scaleEffect(isZoomed ? 2 : 1)
                .accessibilityLabel("Ridge above the tree line")
            Image("ridge-map") // expect: undescribed-image
                .resizable()
                .scaledToFit()
            Button("Close", systemImage: "xmark") {
                dismiss()
            }
            .accessibilityHint("Double tap to close the gallery") // expect: hint-quality
        }
    }
}
