import IntarsiaIR
import Testing

/// The worked examples of dimensions, filling, spacing and insets.
@Suite("Worked examples: groups")
struct FillingExamples {
  @Test("Dimensions and containers", arguments: dimensionsExamples)
  func dimensions(_ example: Example) { example.check() }

  @Test("Filling and counts", arguments: fillingExamples)
  func filling(_ example: Example) { example.check() }

  @Test("Spacing and insets", arguments: spacingExamples)
  func spacing(_ example: Example) { example.check() }

  @Test("Custom and nested groups, trimming", arguments: nestingExamples)
  func nesting(_ example: Example) { example.check() }

  static let dimensionsExamples = [
    Example(
      rule: "R3", layout: "H(fw1,fw.2)[I(fw.5,fh1)]", counts: [4],
      items: "0 0 160 64, 160 0 160 64, 0 64 160 64, 160 64 160 64"),
    Example(rule: "R4", layout: "H(fw1,10)[I(fw⅓,fh1)]", counts: [3], items: "0 0 106.5 10, 106.5 0 106.5 10"),
    Example(
      rule: "R4", layout: "H(fw1,10)[I(fw⅓,fh1)]", container: Container(width: 301, height: 480), counts: [3],
      items: "0 0 100 10, 100 0 100 10, 200 0 100 10"),
    Example(
      rule: "R4", layout: "H(fw1,10)[I(fw⅓,fh1)]", container: Container(width: 320, height: 480, scale: 3), counts: [3],
      items: "0 0 106.6667 10"),
    Example(
      rule: "R6", layout: "H(fw1,10; gap ≥1)[I(fw.25,fh1)]", counts: [4],
      items: "0 0 79 10, 80.5 0 79 10, 160.5 0 79 10, 241 0 79 10"),
    Example(
      rule: "R10", layout: "S(in 10 20 30 40) H(fw1,fh.5)[I(fw.5,fh1)]", counts: [4],
      items: "20 10 130 240, 150 10 130 240, 20 250 130 240", content: "320 520"),
    Example(
      rule: "R10", layout: "S(in 3 4 5 6) H(fw.5,fh1)[I(fw1,fh.25)]", scroll: .horizontal, counts: [5],
      items: "4 3 160 118, 164 3 160 118, 324 3 160 118, 484 3 160 118, 644 3 160 118", content: "810 480"),
    Example(
      rule: "R11", layout: "S(in 3 4 5 6; continuous) H(fw.8,fh.25)[I(fw1,fh1)]", counts: [1], items: "4 3 256 118"),
  ]

  static let fillingExamples = [
    Example(rule: "R21", layout: "H(fw1,10)[I(fw1,fh1), I(fw1,5)]", counts: [2], items: "0 0 320 10, 0 10 320 10"),
    Example(
      rule: "R23", layout: "H(fw1,10; gap 10)[I(fw.3,fh1)]", counts: [4],
      items: "0 0 90 10, 100 0 90 10, 200 0 90 10, 0 10 90 10"),
    Example(
      rule: "R23", layout: "H(fw1,10; gap ≥10)[I(fw.3,fh1)]", counts: [3], items: "0 0 90 10, 115 0 90 10, 230 0 90 10"),
    Example(
      rule: "R23", layout: "H(fw1,10; gap ≥1)[I(fw.3,fh1)]", counts: [3], items: "0 0 95 10, 112.5 0 95 10, 225 0 95 10"
    ),
    Example(
      rule: "R23", layout: "H(fw1,10; gap 10)[I(fw.25,fh1)]", counts: [4],
      items: "0 0 72.5 10, 82.5 0 72.5 10, 165 0 72.5 10, 247.5 0 72.5 10"),
    Example(
      rule: "R23", layout: "H(fw1,10; gap ≥1)[I(fw.5,fh1)]", counts: [2], items: "0 0 159.5 10, 160.5 0 159.5 10"),
    Example(
      rule: "R23", layout: "H(fw1,10; gap ≥1)[I(fw⅓,fh1)]", counts: [3], items: "0 0 106 10, 107 0 106 10, 214 0 106 10"
    ),
    Example(
      rule: "R23", layout: "H(fw1,10; gap ≥1)[I(fw.4,fh1)]", counts: [2], items: "0 0 127.5 10, 192.5 0 127.5 10"),
    Example(rule: "R23", layout: "H(fw1,10; gap ≥10)[I(fw.9,fh1)]", counts: [2], items: "0 0 288 10, 0 10 288 10"),
    Example(
      rule: "R24", layout: "H(fw1,20; gap 10)[I(fw.5,100), I(fw.5,fw.25)]", counts: [4],
      items: "0 0 155 100, 165 0 155 77.5, 0 20 155 100, 165 20 155 77.5", content: "320 40"),
    Example(
      rule: "R25", layout: "H(fw1,20; gap 10)[I(fw.5,fh1), I(50,fh1)]", counts: [3],
      items: "0 0 155 20, 165 0 50 20, 0 20 155 20"),
    Example(
      rule: "R26", layout: "V(fw1,100; gap 10)[I(fw1,fh.25)]", counts: [9],
      items: "0 0 320 17.5, 0 27.5 320 17.5, 0 55 320 17.5, 0 82.5 320 17.5, 0 100 320 17.5"),
    Example(
      rule: "R26", layout: "V(fw.5,fh.5; gap 10)[I(fw1,fh.3)]", counts: [4],
      items: "0 0 160 66, 0 76 160 66, 0 152 160 66, 0 240 160 66"),
    Example(rule: "R27", layout: "H(fw1,10)[I(400,fh1)]", counts: [3], content: "320 0"),
    Example(
      rule: "R40", layout: "H(fw1,50; gap 10; equal 3)[I(30,fh1)]", counts: [3],
      items: "0 0 100 50, 110 0 100 50, 220 0 100 50"),
    Example(
      rule: "R40", layout: "V(fw.5,90; equal 3)[I(fw1,fh.1)]", counts: [3],
      items: "0 0 160 30, 0 30 160 30, 0 60 160 30"),
    Example(
      rule: "R42", layout: "V(fw1,e88; gap 5; equal 2)[I(fw1,e44)]", counts: [3], measured: [100, 100, 100],
      items: "0 0 320 41.5, 0 46.5 320 41.5, 0 88 320 41.5"),
    Example(
      rule: "R43", layout: "H(fw1,10; gap 10; repeat 3)[I(fw.5,fh1)]", counts: [4],
      items: "0 0 150 10, 160 0 150 10, 320 0 150 10, 0 10 150 10"),
  ]

  static let spacingExamples = [
    Example(
      rule: "R52", layout: "H(fw1,100)[I(fw.5,fh1; edge l≥4 r≥6)]", counts: [2], items: "79 0 160 100, 79 100 160 100"),
    Example(
      rule: "R52", layout: "H(fw1,100)[I(fw.4,fh.5; edge l≥0 t≥0)]", counts: [2], items: "32 50 128 50, 192 50 128 50"),
    Example(
      rule: "R54", layout: "H(fw1,100)[I(fw.5,fh1; edge l4 t5 r6 b7)]", counts: [2], items: "4 5 160 100, 4 105 160 100"
    ),
    Example(
      rule: "R55", layout: "H(fw1,10; gap 10)[I(50,fh1; edge l3 r4)]", counts: [2], items: "3 0 50 10, 70 0 50 10"),
    Example(
      rule: "R56", layout: "S(between 8) H(fw1,30; edge l4 t5 r6 b7)[I(fw1,fh1)]", counts: [3],
      items: "4 5 320 30, 4 55 320 30, 4 105 320 30", content: "320 142"),
    Example(
      rule: "R58", layout: "S(in 3 4 5 6) H(fw1,30)[I(fw.5,fh1)]", sectionSpacing: 12, counts: [3, 0, 4],
      itemAt: [[2, 0]: "4 95 155 30"], content: "320 160"),
    Example(rule: "R60", layout: "H(fw1,10)[I(9.5,fh1; in 0 7 0 7)]", counts: [1], items: "7 0 4.5 10"),
    Example(
      rule: "R61", layout: "S(in 2 10 2 10) V(fw1,e44)[I(fw1,e44; in 4 6 4 6)]", counts: [2], measured: [31, 50],
      items: "16 2 288 31, 16 33 288 50"),
    Example(
      rule: "R62", layout: "H(fw1,100; in 1 2 3 4)[I(fw.5,fh1; in 5 6 7 8)]", counts: [3],
      items: "8 6 143 84, 165 6 143 84, 8 106 143 84"),
  ]

  static let nestingExamples = [
    Example(
      rule: "R70a", layout: "S(in 3 4 5 6) C(fw1,80){1 2 30 40, 50 10 60 30 z4, -5 -5 400 20}", counts: [4],
      items: "5 5 30 40, 54 13 60 30, -1 -2 400 20, 5 85 30 40", content: "320 168"),
    Example(rule: "R70a", layout: "C(fw1,80; in 1 2 3 4){1 2 30 40}", counts: [1], items: "1 2 30 40"),
    Example(
      rule: "R75", layout: "H(fw1,100)[V(fw.5,fh1)[I(fw1,fh.5)]]", counts: [9],
      items: "0 0 160 50, 0 50 160 50, 160 0 160 50, 160 50 160 50, 0 100 160 50", content: "320 250"),
    Example(
      rule: "R76", layout: "H(fw1,100; gap 6)[I(fw.5,fh1), V(fw.5,fh1; gap 4)[I(fw1,fh.5)]]", counts: [4],
      items: "0 0 157 100, 163 0 157 48, 163 52 157 48, 0 100 157 100"),
    Example(rule: "R78", layout: "V(fw1,100)[I(fw1,30)]", counts: [5], content: "320 170"),
    Example(rule: "R78", layout: "V(fw1,100; gap 10)[I(fw1,30)]", counts: [5], content: "320 260"),
    Example(
      rule: "R78", layout: "V(fw1,100; gap ≥10)[I(fw1,30)]", counts: [5],
      items: "0 0 320 30, 0 70 320 30, 0 100 320 30, 0 170 320 30, 0 200 320 30", content: "320 230"),
    Example(rule: "R78", layout: "H(100,fh1)[I(30,fh1)]", scroll: .horizontal, counts: [5], content: "170 480"),
    Example(
      rule: "R151", layout: "H(fw1,e44)[I(fw.5,fh1)]", counts: [3], measured: [90, 90, 90],
      items: "0 0 160 44, 160 0 160 44, 0 44 160 44"),
    Example(
      rule: "R150", layout: "H(fw1,e44)[I(fw.5,e30)]", counts: [3], items: "0 0 160 30, 160 0 160 30, 0 30 160 30"),
    Example(
      rule: "R152", layout: "S(between 3) V(fw1,e88; gap 5)[I(fw1,e44), I(fw1,e44)]", counts: [3],
      items: "0 0 320 44, 0 49 320 44, 0 96 320 44"),
    Example(
      rule: "R152", layout: "S(between 3) V(fw1,e88; gap 5)[I(fw1,e44), I(fw1,e44)]", counts: [3], measured: [31, 50],
      items: "0 0 320 31, 0 36 320 50, 0 89 320 44"),
    Example(
      rule: "R152", layout: "V(fw1,e100; gap 5)[I(fw1,e30), I(fw1,e30)]", counts: [2], content: "320 65"),
    Example(
      rule: "R153", layout: "S(between 3) H(fw1,e50; gap 5; equal 2)[I(fw.5,e50)]", counts: [5],
      measured: [31, 88, 31, 126, 31],
      items: "0 0 157.5 31, 162.5 0 157.5 88, 0 91 157.5 31, 162.5 91 157.5 126, 0 220 157.5 31", content: "320 251"),
    Example(
      rule: "R153a", layout: "H(fw1,20; gap 10)[I(e100,fh1)]", counts: [4], measuredWidths: [150, 120, 200, 60],
      items: "0 0 150 20, 160 0 120 20, 0 20 200 20, 210 20 60 20"),
    Example(
      rule: "R153a", layout: "H(fw1,20; gap 10)[I(e100,fh1)]", counts: [2], measuredWidths: [400, 120],
      items: "0 0 400 20, 0 20 120 20"),
    Example(
      rule: "R155", layout: "H(fw1,e100)[I(fw⅓,u100)]", counts: [4], measured: [60, 140, 80, 50],
      items: "0 0 106.5 140, 106.5 0 106.5 140, 213 0 106.5 140, 0 140 106.5 50"),
    Example(
      rule: "R155", layout: "H(fw1,u100)[I(fw.5,e100)]", counts: [4], measured: [60, 140, 80, 50],
      items: "0 0 160 60, 160 0 160 140, 0 140 160 80, 160 140 160 50", content: "320 280"),
    Example(
      rule: "R156", layout: "S(between 3) V(fw1,e44)[I(fw1,e44)] top(fw1,e44) bottom(fw1,e44)", counts: [5],
      measured: [31, 50, 31, 69, 31], measuredKinds: ["top": 28, "bottom": 68],
      items: "0 28 320 31, 0 62 320 50, 0 115 320 31, 0 149 320 69, 0 221 320 31",
      supplementaries: ["bottom": "0 252 320 68"], content: "320 320"),
  ]
}
