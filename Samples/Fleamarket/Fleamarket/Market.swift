/// What the app does with its server.
final class Market {
    static let shared = Market()

    private(set) var isFollowing = false

    func follow() { isFollowing.toggle() }

    func write() { Server.shared.open("message") }
}
