import UIKit

/// The ferries that leave next.
final class DeparturesViewController: UIViewController {
    private let table = UITableView()
    private let filterButton = UIButton(type: .system)
    private let sortButton = UIButton(type: .system)
    private let refreshButton = UIButton(type: .custom)
    private let emptyTitle = Appearance.label(.title2)
    private let emptyText = Appearance.label(.body)
    private let rush = UILabel()
    private let footnote = UILabel()
    private var departures: [Departure] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("departures.title", comment: "")
        view.backgroundColor = .systemBackground
        setUpBar()
        setUpTools()
        setUpList()
    }

    private func setUpBar() {
        navigationItem.rightBarButtonItems = [
            // expect: unnamed-control review
            UIBarButtonItem(
                image: UIImage(systemName: "map"), style: .plain, target: self, action: #selector(showMap)),
            search(),
        ]
    }

    private func search() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "magnifyingglass"), style: .plain, target: self, action: #selector(find))
        item.accessibilityLabel = NSLocalizedString("departures.search", comment: "")
        return item
    }

    private func setUpTools() {
        filterButton.setImage(UIImage(named: "ic_filter"), for: .normal)
        // expect: name-is-identifier
        filterButton.accessibilityLabel = "btn_filter"
        filterButton.addTarget(self, action: #selector(filter), for: .touchUpInside)

        sortButton.setTitle(NSLocalizedString("departures.sort", comment: ""), for: .normal)
        sortButton.accessibilityHint = NSLocalizedString("departures.sort.hint", comment: "")
        sortButton.addTarget(self, action: #selector(sort), for: .touchUpInside)

        refreshButton.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
        refreshButton.accessibilityLabel = NSLocalizedString("departures.refresh", comment: "")
        // expect: hint-quality
        refreshButton.accessibilityHint = NSLocalizedString("departures.refresh.hint", comment: "")
        refreshButton.addTarget(self, action: #selector(refresh), for: .touchUpInside)

        let tools = UIStackView(arrangedSubviews: [filterButton, sortButton, refreshButton])
        tools.spacing = 24
        view.addSubview(tools)
        tools.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            tools.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            // quiet: left-right-constraint — no language of the app runs from right to left
            tools.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
            table.topAnchor.constraint(equalTo: tools.bottomAnchor, constant: 8),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            // expect: small-hit-target
            refreshButton.widthAnchor.constraint(equalToConstant: 24),
            refreshButton.heightAnchor.constraint(equalToConstant: 24),
            filterButton.widthAnchor.constraint(equalToConstant: 44),
            filterButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    private func setUpList() {
        table.dataSource = self
        table.delegate = self
        table.register(UINib(nibName: "DepartureCell", bundle: nil), forCellReuseIdentifier: "departure")
        view.addSubview(table)

        rush.text = NSLocalizedString("departures.rush", comment: "")
        // expect: fixed-font-size, thin-font-weight
        rush.font = .systemFont(ofSize: 13, weight: .ultraLight)
        footnote.text = NSLocalizedString("departures.footnote", comment: "")
        // expect: text-below-minimum
        footnote.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 8))
        footnote.adjustsFontForContentSizeCategory = true
        footnote.numberOfLines = 0

        emptyTitle.text = NSLocalizedString("departures.empty", comment: "")
        emptyTitle.accessibilityTraits.insert(.header)
        emptyText.text = NSLocalizedString("departures.empty.text", comment: "")
        let empty = UIStackView(arrangedSubviews: [emptyTitle, emptyText, rush, footnote])
        empty.axis = .vertical
        empty.isHidden = !departures.isEmpty
        view.addSubview(empty)
    }

    @objc private func showMap() {
        navigationController?.pushViewController(HarborViewController(), animated: true)
    }

    @objc private func find() {}

    @objc private func filter() { table.reloadData() }

    @objc private func sort() {
        departures.sort { $0.time < $1.time }
        table.reloadData()
    }

    @objc private func refresh() { table.reloadData() }
}

extension DeparturesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { departures.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
        (cell as? DepartureCell)?.show(departures[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let storyboard = UIStoryboard(name: "Tickets", bundle: nil)
        navigationController?.pushViewController(
            storyboard.instantiateViewController(withIdentifier: "ticket"), animated: true)
    }
}
