extension SlotArrangement {
  /// Names every promise of the arrangement that does not hold; empty when all is well.
  func checkInvariants() -> [String] {
    var broken: [String] = []
    var usedChunks = 0
    for (rank, section) in order.enumerated() {
      let run = runs[Int(section)]
      if ranks[Int(section)] != rank { broken.append("section \(section) at \(rank) has rank \(ranks[Int(section)])") }
      if counts.sum(ofFirst: rank + 1) - counts.sum(ofFirst: rank) != run.counts.total {
        broken.append("section \(section) is miscounted")
      }
      usedChunks += run.chunks.count
      for (ordinal, index) in run.chunks.enumerated() {
        let chunk = chunks[index]
        if chunk.section != section { broken.append("chunk \(index) names section \(chunk.section), not \(section)") }
        if chunk.ordinal != ordinal { broken.append("chunk \(index) at \(ordinal) names \(chunk.ordinal)") }
        if chunk.items.isEmpty || chunk.items.count > chunkCapacity {
          broken.append("chunk \(index) holds \(chunk.items.count) items")
        }
        if run.counts.sum(ofFirst: ordinal + 1) - run.counts.sum(ofFirst: ordinal) != chunk.items.count {
          broken.append("chunk \(index) is miscounted")
        }
        for item in chunk.items where chunkOfItem[Int(item)] != index {
          broken.append("item \(item) of chunk \(index) names chunk \(chunkOfItem[Int(item)])")
        }
      }
    }
    if counts.count != order.count { broken.append("\(counts.count) counts for \(order.count) sections") }
    if usedChunks + vacantChunks.count != chunks.count {
      broken.append("\(usedChunks) chunks are used and \(vacantChunks.count) vacant of \(chunks.count)")
    }
    let placed = chunkOfItem.count { $0 != Self.unplaced }
    if placed != counts.total { broken.append("\(placed) items name a chunk, \(counts.total) are counted") }
    return broken
  }
}
