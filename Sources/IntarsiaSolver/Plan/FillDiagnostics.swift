import IntarsiaIR

/// Says in words what a filler noticed about a group.
enum FillDiagnostics {
  static func diagnostics(
    _ notes: [Int: GroupFiller.Note], pattern: Instance, nodes: GroupNodes, path: LayoutPath
  ) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for (node, note) in notes.sorted(by: { $0.key < $1.key }) {
      result.append(diagnostic(note, nodes[node], at: nodes.path(to: node, from: path)))
    }
    if pattern.leaves.isEmpty, result.isEmpty {
      result.append(
        Diagnostic(
          .error, at: path.key("group"), rule: "nothing-fits",
          message: "The group holds no item, so the section shows nothing. Put an item into it."))
    }
    return result
  }

  private static func diagnostic(
    _ note: GroupFiller.Note, _ node: GroupNodes.Node, at path: LayoutPath
  ) -> Diagnostic {
    let length = node.axis == .horizontal ? "wide" : "high"
    switch note {
    case .nothingFits(let available, let needed):
      return Diagnostic(
        .error, at: path, rule: "nothing-fits",
        message: """
          Not even the first child fits: the group has \(available.layoutText) points along its axis and the child \
          needs \(needed.layoutText), edge spacing included, so the group shows nothing. Make the child smaller, the \
          group larger, or take edge spacing or content insets away.
          """)
    case .passWithoutLength:
      return Diagnostic(
        .warning, at: path, rule: "pass-without-length",
        message: """
          One pass over the children takes no length, so any number would fit; the group holds exactly one pass. Give \
          a child a length above 0 along the group.
          """)
    case .tooManySlots:
      return Diagnostic(
        .warning, at: path, rule: "too-many-slots",
        message: """
          More than \(GroupNodes.maximumSlots) children would fit; the group is cut at that number. Make the children \
          longer or the group shorter.
          """)
    case .repeatingOverflows(let available, let needed):
      return Diagnostic(
        .warning, at: path, rule: "repeating-overflows",
        message: """
          The copies of the repeated child need \(needed.layoutText) points and the group is \
          \(available.layoutText) \(length) inside, so the last ones stick out. Lower the count, make the child \
          smaller, or let the copies share the group equally.
          """)
    case .tooComplex:
      return Diagnostic(
        .error, at: path, rule: "too-complex",
        message: """
          Laying out one instance of the group takes more steps than the solver is willing to make, so the section is \
          not complete. Nest fewer groups, or use fixed sizes.
          """)
    }
  }
}
