import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: custom groups")
struct CustomGroupRuleTests {
  private let frames = [frame(1, 2, 30, 40), frame(50, 10, 60, 30, z: 4), frame(-5, -5, 400, 20)]

  @Test("R70a: frames are relative to the group's outer corner")
  func outerCorner() {
    let solution = solve(section(in: .of(3, 4, 5, 6), custom(.fw(1), 80, frames)), 4)
    #expect(solution.frames == ["5 5 30 40", "54 13 60 30", "-1 -2 400 20", "5 85 30 40"])
    #expect(solution.items.map(\.zIndex) == [0, 4, 0, 0])
    let inset = solve(custom(.fw(1), 80, in: .of(1, 2, 3, 4), frames), 1)
    #expect(inset.frames == ["1 2 30 40"])
  }

  @Test("R70b: it takes one item a frame, repeats, and is not shortened")
  func repeats() {
    #expect(solve(section(in: .of(3, 4, 5, 6), custom(.fw(1), 80, frames)), 4).content == "320 168")
    #expect(solve(custom(.fw(1), 80, frames), 1).content == "320 80")
    #expect(solve(custom(.fw(1), 80, frames), 7).ys == [2, 10, -5, 82, 90, 75, 162])
  }

  @Test("R70c: what the provider is told does not depend on the section's box; frames are used as given")
  func provider() {
    // The description holds frames, not a provider: insets of the section move them and change nothing else.
    let wide = solve(section(in: .of(0, 100, 0, 100), custom(.fw(1), 80, frames)), 3)
    #expect(wide.frames == ["101 2 30 40", "150 10 60 30", "95 -5 400 20"])
  }

  @Test("R70d: frames are not clipped and do not widen the content")
  func notClipped() {
    let solution = solve(custom(.fw(1), 80, [frame(300, -50, 400, 500)]), 1)
    #expect(solution.frames == ["300 -50 400 500"])
    #expect(solution.content == "320 80")
  }
}
