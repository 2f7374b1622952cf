import SwiftUI

/// How people liked a trail, in stars.
struct RatingStars: View {
    let rating: Int

    var body: some View {
        HStack(spacing: 4) {
            // expect: element-value-missing review
            ForEach(1...5, id: \.self) { number in
                Image(systemName: number <= rating ? "star.fill" : "star")
            }
        }
        .foregroundStyle(.yellow)
    }
}

/// The same in one small sign, for rows.
struct RatingBadge: View {
    let rating: Int

    var body: some View {
        // quiet: element-value-missing — described as a whole
        HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { number in
                Image(systemName: number <= rating ? "star.fill" : "star")
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of 5 stars")
    }
}
