#!/bin/sh
# Writes an app of UIKit classes into a folder, about a megabyte of Swift: controllers, cells, custom controls, styles,
# constraints, a table of actions each. The same script gives the same bytes.
#
# Usage: views.sh FOLDER
set -eu
mkdir -p "$1"
screen=0
while [ "$screen" -lt 160 ]; do
    n=$screen
    cat >"$1/Screen$n.swift" <<SWIFT
import UIKit

final class PierCell$n: UITableViewCell {
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private lazy var favoriteButton: UIButton = {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.accessibilityLabel = NSLocalizedString("Favorite", comment: "")
        button.addTarget(self, action: #selector(favorite), for: .touchUpInside)
        return button
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [nameLabel, timeLabel, favoriteButton].forEach { view in
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        Style$n.title(nameLabel)
        Style$n.detail(timeLabel)
        layOut()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func layOut() {
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            timeLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            timeLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            timeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            favoriteButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            favoriteButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            favoriteButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            favoriteButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    func show(_ pier: Pier$n) {
        nameLabel.text = pier.name
        timeLabel.text = String.localizedStringWithFormat(NSLocalizedString("in %d minutes", comment: ""), pier.minutes)
        accessibilityLabel = "\(pier.name), \(pier.minutes)"
    }

    @objc private func favorite() { onFavorite?() }
    var onFavorite: (() -> Void)?
}

struct Pier$n {
    let name: String
    let minutes: Int
    let isOpen: Bool
}

enum Style$n {
    static func title(_ label: UILabel) {
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.numberOfLines = 0
    }

    static func detail(_ label: UILabel) {
        label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
    }
}

final class PierController$n: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let header = UIStackView()
    private let titleLabel = UILabel()
    private let notifySwitch = UISwitch()
    private let distanceSlider = UISlider()
    private let searchField = UITextField()
    private var piers: [Pier$n] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Piers $n", comment: "")
        view.backgroundColor = .systemBackground
        setUpBar()
        setUpHeader()
        setUpTable()
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .init("piers$n"), object: nil)
    }

    private func setUpBar() {
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addPier))
        let filter = UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal.decrease"), style: .plain, target: self, action: #selector(chooseFilter))
        filter.accessibilityLabel = NSLocalizedString("Filter", comment: "")
        navigationItem.rightBarButtonItems = [add, filter]
    }

    private func setUpHeader() {
        Style$n.title(titleLabel)
        titleLabel.text = NSLocalizedString("Departures", comment: "")
        titleLabel.accessibilityTraits.insert(.header)
        notifySwitch.accessibilityLabel = NSLocalizedString("Notify me", comment: "")
        notifySwitch.addTarget(self, action: #selector(toggle(_:)), for: .valueChanged)
        distanceSlider.accessibilityLabel = NSLocalizedString("Distance", comment: "")
        distanceSlider.minimumValue = 1
        distanceSlider.maximumValue = 50
        searchField.placeholder = NSLocalizedString("Search", comment: "")
        searchField.font = .preferredFont(forTextStyle: .body)
        searchField.adjustsFontForContentSizeCategory = true
        header.axis = .vertical
        header.spacing = 8
        for child in [titleLabel, notifySwitch, distanceSlider, searchField] { header.addArrangedSubview(child) }
    }

    private func setUpTable() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(PierCell$n.self, forCellReuseIdentifier: "pier")
        tableView.tableHeaderView = header
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { piers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "pier", for: indexPath)
        if let cell = cell as? PierCell$n {
            cell.show(piers[indexPath.row])
            cell.onFavorite = { [weak self] in self?.reload() }
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = PierController$n()
        detail.title = piers[indexPath.row].name
        navigationController?.pushViewController(detail, animated: true)
    }

    @objc private func reload() {
        tableView.reloadData()
        UIAccessibility.post(notification: .layoutChanged, argument: titleLabel)
    }

    @objc private func toggle(_ sender: UISwitch) {
        UIView.animate(withDuration: 0.25) { self.distanceSlider.alpha = sender.isOn ? 1 : 0.5 }
    }

    @objc private func addPier() {
        let alert = UIAlertController(title: NSLocalizedString("New pier", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
        present(alert, animated: true)
    }

    @objc private func chooseFilter() {
        searchField.text = nil
        searchField.becomeFirstResponder()
    }
}
SWIFT
    screen=$((screen + 1))
done
