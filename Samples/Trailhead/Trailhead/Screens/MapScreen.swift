import SwiftUI

struct MapScreen: View {
    @Environment(TrailStore.self) private var store
    @State private var zoom = 0.5
    @State private var terrainOpacity = 0.8
    @State private var isRecording = false

    private static let centerSymbol = "location.circle.fill"

    var body: some View {
        VStack {
            TrailMapDrawing(trails: store.visibleTrails, terrainOpacity: terrainOpacity)

            OpacityTrack(opacity: $terrainOpacity)

            HStack {
                Button { // expect: small-hit-target
                    zoom -= 0.1
                } label: {
                    Image(systemName: "minus.magnifyingglass")
                }
                .accessibilityLabel("Zoom")
                // expect: duplicate-name review
                Button {
                    zoom += 0.1
                } label: {
                    Image(systemName: "plus.magnifyingglass")
                }
                .accessibilityLabel("Zoom")
                Spacer()
                recordButton
            }
            .padding(.horizontal)
        }
    }

    @ViewBuilder private var recordButton: some View {
        Button { // quiet: small-hit-target — one finding with the buttons beside it
            zoom = 0.5
        } label: {
            Image(systemName: Self.centerSymbol)
        }
        .accessibilityLabel(Self.centerSymbol) // expect: name-is-identifier
        // quiet: state-not-spoken — the value says it
        SymbolButton(symbol: isRecording ? "stop.circle" : "record.circle", label: "Recording") {
            isRecording.toggle()
        }
        .accessibilityValue(isRecording ? "On" : "Off")
    }
}

/// A round button with a symbol.
private struct SymbolButton: View {
    let symbol: String
    let label: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol)
                .padding(12)
        }
        .background(.regularMaterial, in: .circle)
        .accessibilityLabel(label)
    }
}

/// Draws every trail as a line over the terrain.
private struct TrailMapDrawing: View {
    let trails: [Trail]
    let terrainOpacity: Double

    var body: some View {
        Canvas { context, size in // expect: undescribed-drawing
            for trail in trails {
                context.stroke(path(of: trail, in: size), with: .color(.orange), lineWidth: 3)
            }
        }
        .frame(minHeight: 320)
        .background {
            // quiet: undescribed-drawing — what lies behind is decoration
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green.opacity(terrainOpacity)))
            }
            .accessibilityHidden(true)
        }
    }

    private func path(of trail: Trail, in size: CGSize) -> Path {
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: size.width, y: size.height))
        }
    }
}

/// A track that people drag along to make the terrain stronger or fainter.
private struct OpacityTrack: View {
    @Binding var opacity: Double

    var body: some View {
        Capsule() // expect: missing-adjustable-action review
            .fill(.quaternary)
            .frame(width: 240, height: 14)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in opacity = drag.location.x / 240 })
    }
}
