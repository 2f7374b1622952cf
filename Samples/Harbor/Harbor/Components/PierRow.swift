import SwiftUI

/// 목록에 보이는 부두 한 곳.
struct PierRow: View {
    let pier: Pier

    var body: some View {
        HStack {
            Image(systemName: "mappin.and.ellipse")
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(pier.name)
                    .font(.headline)
                Text(pier.island)
                    .foregroundStyle(.secondary)
            }
            if pier.isPinned {
                Image(systemName: "pin.fill")
                    .accessibilityLabel("고정됨")
            }
        }
    }
}
