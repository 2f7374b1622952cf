import SwiftUI

/// Trails that begin close to another one.
struct NearbyTrails: View {
    let trails: [Trail]

    private let columns = [GridItem(.adaptive(minimum: 140))]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Nearby") // expect: heading-not-marked review
                .font(.title2)
            LazyVGrid(columns: columns) {
                ForEach(trails) { trail in
                    // expect: caption-apart review
                    VStack(alignment: .leading) {
                        AsyncImage(url: trail.photo) // expect: photo-inverted review
                        Text(trail.name)
                    }
                }
            }
            LazyVGrid(columns: columns) {
                ForEach(trails) { trail in
                    // quiet: caption-apart — the link makes one element of them
                    NavigationLink {
                        TrailDetailScreen(trail: trail)
                    } label: {
                        VStack(alignment: .leading) {
                            AsyncImage(url: trail.photo) // Told together with the first photo.
                            Text(trail.region)
                        }
                    }
                }
            }
        }
    }
}
