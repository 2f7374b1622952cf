extension StateNotSpokenExamples {
    /// States that rows show by what stands in them, and how far something is.
    static let rows: [RuleExample] = [
        // The row is tapped and is no element; the color of its picture tells the state.
        RuleExample(
            .review,
            """
            ↓HStack {
                Image("leaf").renderingMode(.template).foregroundStyle(isChecked ? .green : .gray)
                Text("Water the plants")
                Spacer()
            }
            .onTapGesture { toggle() }
            """),
        RuleExample(
            .review,
            """
            struct PlantsView: View {
                @ObservedObject var garden: Garden

                var body: some View {
                    List(garden.plants) { plant in
                        NavigationLink(destination: PlantView(plant: plant)) {
                            Text(plant.name).↓fontWeight(plant.isRead ? .regular : .bold)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct PlantsView: View {
                @ObservedObject var garden: Garden

                var body: some View {
                    List(garden.plants) { plant in
                        HStack {
                            Text(plant.name)
                            Text("in the greenhouse")
                        }
                        .↓background(garden.selection == plant.id ? Color.green : Color.clear)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the words say it too"),
            """
            struct PlantsView: View {
                @ObservedObject var garden: Garden

                var body: some View {
                    List(garden.plants) { plant in
                        HStack {
                            Text(plant.name).foregroundColor(plant.isArchived ? .gray : .primary)
                            Text(plant.isArchived ? "Archived" : "In the greenhouse")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct PlantsView: View {
                @ObservedObject var garden: Garden

                var body: some View {
                    List(garden.plants) { plant in
                        Text(plant.name)
                            .foregroundColor(plant.isArchived ? .gray : .primary)
                            .accessibilityValue(plant.isArchived ? "archived" : "")
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { open() } label: {
                Image("leaf").foregroundColor(isLocked ? .gray : .green)
                Text("Open the greenhouse")
            }
            .disabled(isLocked)
            """),
        // Dots of pages and bars of steps.
        RuleExample(
            .review,
            """
            VStack {
                Text("Welcome")
                HStack {
                    ForEach(0..<4) { number in
                        Circle()
                            .↓fill(currentPage == number ? Color.green : Color.gray)
                            .frame(width: 8, height: 8)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Text("Plant a tree")
                HStack {
                    ForEach(0..<4) { number in
                        Rectangle()
                            .↓fill(number <= step ? Color.green : Color.gray)
                            .frame(height: 4)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Plant a tree")
                HStack {
                    ForEach(0..<4) { number in
                        Rectangle()
                            .fill(number <= step ? Color.green : Color.gray)
                            .frame(height: 4)
                    }
                }
                .accessibilityElement()
                .accessibilityLabel("Step")
                .accessibilityValue("\\(step) of 4")
            }
            """),
        RuleExample(
            .nearMiss("the words beside the bars say which step it is"),
            """
            VStack {
                Text("Step \\(step) of 4")
                HStack {
                    ForEach(0..<4) { number in
                        Rectangle()
                            .fill(number <= step ? Color.green : Color.gray)
                            .frame(height: 4)
                    }
                }
            }
            """),
        // A cell is told by its list what it shows; UIKit knows nothing of it.
        RuleExample(
            .review,
            """
            final class PlantCell: UITableViewCell {
                private let name = UILabel()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(name)
                }

                required init?(coder: NSCoder) { super.init(coder: coder) }

                func update(_ plant: Plant, isSelected: Bool) {
                    name.text = plant.name
                    ↓name.textColor = isSelected ? .systemGreen : .label
                }
            }
            """),
        RuleExample(
            .nearMiss("UIKit says of a cell that it is selected"),
            """
            final class PlantCell: UITableViewCell {
                private let name = UILabel()

                override var isSelected: Bool {
                    didSet { update(isSelected: isSelected) }
                }

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(name)
                    name.text = "Fern"
                }

                required init?(coder: NSCoder) { super.init(coder: coder) }

                func update(isSelected: Bool) {
                    name.textColor = isSelected ? .systemGreen : .label
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Sizes: View {
                @State private var chosenSize: Size?
                let sizes: [Size]

                var body: some View {
                    ForEach(sizes) { size in
                        if chosenSize == size {
                            ↓Button(size.name) { chosenSize = size }
                                .buttonStyle(.borderedProminent)
                        } else {
                            Button(size.name) { chosenSize = size }
                                .buttonStyle(.bordered)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the trait tells which of the twins is chosen"),
            """
            struct Sizes: View {
                @State private var chosenSize: Size?
                let sizes: [Size]

                var body: some View {
                    ForEach(sizes) { size in
                        if chosenSize == size {
                            Button(size.name) { chosenSize = size }
                                .buttonStyle(.borderedProminent)
                                .accessibilityAddTraits(.isSelected)
                        } else {
                            Button(size.name) { chosenSize = size }
                                .buttonStyle(.bordered)
                        }
                    }
                }
            }
            """),
    ]
}
