// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Intarsia",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v10_15), .visionOS(.v1)],
  products: [
    .library(
      name: "Intarsia",
      targets: [
        "Intarsia", "IntarsiaIR", "IntarsiaSolver", "IntarsiaDSL", "IntarsiaSnapshots", "IntarsiaRendering",
      ]),
    .library(name: "IntarsiaDocument", targets: ["IntarsiaDocument"]),
    .executable(name: "inlay", targets: ["inlay"]),
  ],
  targets: [
    // Values flow one way: DSL → IR → solver → solution → rendering. See CONTRIBUTING.md.
    // Rounding is the C library's on Linux, and a program that imports nothing but Intarsia would not link it.
    .target(name: "IntarsiaIR", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "IntarsiaSolver", dependencies: ["IntarsiaIR"]),
    .target(name: "IntarsiaDSL", dependencies: ["IntarsiaIR"]),
    .target(name: "IntarsiaSnapshots"),
    .target(name: "IntarsiaDocument", dependencies: ["IntarsiaIR", "IntarsiaSolver"]),
    .target(name: "IntarsiaRendering", dependencies: ["IntarsiaIR", "IntarsiaSolver"]),
    .target(
      name: "Intarsia",
      dependencies: ["IntarsiaIR", "IntarsiaSolver", "IntarsiaDSL", "IntarsiaSnapshots", "IntarsiaRendering"]),
    .executableTarget(
      name: "inlay", dependencies: ["IntarsiaIR", "IntarsiaSolver", "IntarsiaDocument", "IntarsiaRendering"]),
    .executableTarget(
      name: "Gallery", dependencies: ["Intarsia", "IntarsiaDocument"], path: "Examples/Gallery",
      resources: [.copy("Responses")]),

    .target(
      name: "TestSupport", dependencies: ["IntarsiaIR", "IntarsiaSolver", "IntarsiaDocument"],
      path: "Tests/TestSupport"),
    // An independent, naive second solver, written from the numbered rules alone: the oracle of the differential tests.
    .target(name: "ReferenceSolver", dependencies: ["IntarsiaIR", "IntarsiaSolver"], path: "Tests/ReferenceSolver"),
    .testTarget(name: "ReferenceSolverTests", dependencies: ["IntarsiaIR", "IntarsiaSolver", "ReferenceSolver"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "IntarsiaIR", "IntarsiaSolver", "IntarsiaDSL", "IntarsiaSnapshots", "Intarsia", "ReferenceSolver",
      ], path: "Tests/Benchmarks"),
    .testTarget(name: "IntarsiaIRTests", dependencies: ["IntarsiaIR", "TestSupport"]),
    .testTarget(
      name: "IntarsiaSolverTests",
      dependencies: ["IntarsiaIR", "IntarsiaSolver", "IntarsiaDocument", "TestSupport", "ReferenceSolver"],
      resources: [.copy("Conformance")]),
    .testTarget(name: "IntarsiaDSLTests", dependencies: ["IntarsiaIR", "IntarsiaDSL", "TestSupport"]),
    .testTarget(
      name: "IntarsiaSnapshotsTests", dependencies: ["IntarsiaSnapshots"], resources: [.copy("Conformance")]),
    .testTarget(
      name: "IntarsiaDocumentTests", dependencies: ["IntarsiaIR", "IntarsiaSolver", "IntarsiaDocument", "TestSupport"]),
    .testTarget(
      name: "IntarsiaRenderingTests",
      dependencies: ["IntarsiaIR", "IntarsiaSolver", "IntarsiaRendering", "TestSupport"]),
    .testTarget(name: "IntarsiaTests", dependencies: ["Intarsia", "IntarsiaDocument", "TestSupport"]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery", "Intarsia"]),
    .testTarget(
      name: "InlayTests",
      dependencies: ["inlay", "IntarsiaDocument", "IntarsiaSolver", "IntarsiaRendering", "TestSupport"]),
    .executableTarget(name: "docextract", path: "Tests/DocExtract"),
    .plugin(name: "DocExamples", capability: .buildTool(), dependencies: ["docextract"], path: "Tests/DocExamples"),
    // It runs the tool that the plugin's target has built: the tool cannot be linked into the tests a second time.
    .testTarget(name: "DocExtractTests"),
    .executableTarget(name: "update-pictures", path: "Tests/UpdatePictures"),
  ],
  swiftLanguageModes: [.v6]
)

// Machines without UIKit get its names from a target of this package. On Apple's they would stand in the way of the
// real ones.
#if os(Linux)
  let uiKit: [Target.Dependency] = ["HeadlessUIKit"]
  package.products.append(.library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]))
  package.targets += [
    .target(name: "HeadlessUIKit", dependencies: ["IntarsiaIR", "IntarsiaSolver", "IntarsiaSnapshots"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "IntarsiaIR", "IntarsiaSolver"]),
    // Code that imports UIKit, compiled as it stands: the alias sends the import to the module above. Without the second
    // flag, files that import Testing too would look for what Testing adds to the real UIKit.
    .testTarget(
      name: "UIKitTwinsTests",
      dependencies: [
        "HeadlessUIKit", "IntarsiaUIKit", "IntarsiaDSL", "IntarsiaIR", "IntarsiaSolver", "IntarsiaSnapshots",
      ],
      swiftSettings: [
        .unsafeFlags(
          ["-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays"],
          .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "IntarsiaUIKitTests",
      dependencies: [
        "IntarsiaUIKit", "HeadlessUIKit", "IntarsiaDSL", "IntarsiaIR", "IntarsiaSolver", "IntarsiaSnapshots",
        "IntarsiaDocument", "TestSupport",
      ]),
  ]
#else
  let uiKit: [Target.Dependency] = []
#endif
package.products.append(.library(name: "IntarsiaUIKit", targets: ["IntarsiaUIKit"]))
package.targets += [
  .target(name: "IntarsiaUIKit", dependencies: ["IntarsiaIR", "IntarsiaDSL", "IntarsiaSnapshots"] + uiKit),
  // Every example of the documentation is compiled and run. The target's folder is the documentation's, so that a new
  // page is noticed; the plugin makes its tests.
  .testTarget(
    name: "DocumentationTests",
    dependencies: ["Intarsia", "IntarsiaDocument", "IntarsiaUIKit", "TestSupport"] + uiKit, path: "Documentation",
    exclude: ["Images", "Semantics.md", "build"], plugins: ["DocExamples"]),
]
