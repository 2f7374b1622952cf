package import HandrailModel

/// The gestures of SwiftUI by the names of their types.
package enum GestureTypes {
    /// What people do to make a gesture of this type; `nil` for a name that is none.
    package static func kind(of name: String) -> Gesture.Kind? { kinds[name] }

    /// All names.
    package static let names = Set(rows.map(\.name))

    private static let kinds = NameTable(rows.map { ($0.name, $0.kind) })

    private static let rows: [(name: String, kind: Gesture.Kind)] = [
        ("TapGesture", .tap), ("SpatialTapGesture", .tap), ("LongPressGesture", .longPress), ("DragGesture", .drag),
        ("MagnificationGesture", .magnify), ("MagnifyGesture", .magnify), ("RotationGesture", .rotate),
        ("RotateGesture", .rotate), ("RotateGesture3D", .rotate),
    ]
}
