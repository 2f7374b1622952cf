/// A screen as the interactive mode shows it.
package struct ListeningScreen: Hashable, Sendable {
    /// Something that the rotor can be turned to, with the stops it jumps to.
    package struct Rotor: Hashable, Sendable {
        /// Its name, such as Headings.
        package let name: String
        /// Positions in `stops`, in order.
        package let stops: [Int]

        /// A setting of the rotor.
        package init(name: String, stops: [Int]) {
            self.name = name
            self.stops = stops
        }
    }

    /// A condition that decides what is there.
    package struct Choice: Hashable, Sendable {
        /// Its number in the transcript, from 1.
        package let number: Int
        /// Its cases as they are shown.
        package let cases: [String]
        /// Which of them is taken.
        package let taken: Int

        /// A choice.
        package init(number: Int, cases: [String], taken: Int) {
            self.number = number
            self.cases = cases
            self.taken = taken
        }
    }

    /// The name of its outermost view.
    package let name: String
    /// The stops in the order of swiping.
    package let stops: [ListeningStop]
    /// What the rotor can be turned to.
    package let rotors: [Rotor]
    /// Conditions, by number.
    package let choices: [Choice]

    /// A screen.
    package init(name: String, stops: [ListeningStop], rotors: [Rotor] = [], choices: [Choice] = []) {
        self.name = name
        self.stops = stops
        self.rotors = rotors
        self.choices = choices
    }
}
