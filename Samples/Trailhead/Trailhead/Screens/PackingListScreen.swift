import SwiftUI

/// What to take along.
struct PackingListScreen: View {
    @State private var packed = PackedThings()

    var body: some View {
        ScrollView {
            VStack { // expect: long-screen-without-headings review
                Toggle("Paper map", isOn: $packed.paperMap)
                Toggle("Compass", isOn: $packed.compass)
                Toggle("Whistle", isOn: $packed.whistle)
                Toggle("Headlamp", isOn: $packed.headlamp)
                Toggle("Spare batteries", isOn: $packed.spareBatteries)
                Toggle("First-aid kit", isOn: $packed.firstAidKit)
                Toggle("Sun cream", isOn: $packed.sunCream)
                Toggle("Sunglasses", isOn: $packed.sunglasses)
                Toggle("Hat", isOn: $packed.hat)
                Toggle("Gloves", isOn: $packed.gloves)
                Toggle("Rain jacket", isOn: $packed.rainJacket)
                Toggle("Rain trousers", isOn: $packed.rainTrousers)
                Toggle("Warm layer", isOn: $packed.warmLayer)
                Toggle("Spare socks", isOn: $packed.spareSocks)
                Toggle("Water", isOn: $packed.water)
                Toggle("Water filter", isOn: $packed.waterFilter)
                Toggle("Lunch", isOn: $packed.lunch)
                Toggle("Snacks", isOn: $packed.snacks)
                Toggle("Pocket knife", isOn: $packed.pocketKnife)
                Toggle("Lighter", isOn: $packed.lighter)
                Toggle("Phone", isOn: $packed.phone)
                Toggle("Power bank", isOn: $packed.powerBank)
                Toggle("Trekking poles", isOn: $packed.trekkingPoles)
                Toggle("Seat pad", isOn: $packed.seatPad)
                Toggle("Trash bag", isOn: $packed.trashBag)
                Toggle("Cash", isOn: $packed.cash)
            }
            .padding()
        }
        .navigationTitle("Packing List")
    }
}

/// Which things are in the bag already.
private struct PackedThings {
    var paperMap = false
    var compass = false
    var whistle = false
    var headlamp = false
    var spareBatteries = false
    var firstAidKit = false
    var sunCream = false
    var sunglasses = false
    var hat = false
    var gloves = false
    var rainJacket = false
    var rainTrousers = false
    var warmLayer = false
    var spareSocks = false
    var water = false
    var waterFilter = false
    var lunch = false
    var snacks = false
    var pocketKnife = false
    var lighter = false
    var phone = false
    var powerBank = false
    var trekkingPoles = false
    var seatPad = false
    var trashBag = false
    var cash = false
}
