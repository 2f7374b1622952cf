import SwiftUI

/// When a trail is open, in colors that not everyone can read.
struct SeasonNote: View {
    let season: String

    var body: some View {
        VStack(alignment: .leading) {
            Text("Open in \(season)") // expect: untranslated-key review
                .foregroundColor(.black) // expect: literal-text-color violation
            Text("Closed after heavy snow")
                .foregroundStyle(Color(red: 0.6, green: 0.7, blue: 0.6)) // expect: low-text-contrast violation
                .padding()
                .background(Color.white)
            // quiet: low-text-contrast — large text needs less
            Text("Check the weather")
                .font(.largeTitle)
                .foregroundStyle(.gray)
        }
    }
}
