import Foundation

struct Item {
    let name: String
    let price: String
    let photo: URL?
}

struct Seller {
    let name: String
    let rating: String
    let face: URL?
    let items: [Item]

    static let example = Seller(name: "Mina", rating: "4.8", face: nil, items: [])
}
