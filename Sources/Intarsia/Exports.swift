// One import for describing, filling, solving and drawing layouts. Layout documents and the platform's views have
// modules of their own.
@_exported import IntarsiaDSL
@_exported import IntarsiaIR
@_exported import IntarsiaRendering
@_exported import IntarsiaSnapshots
@_exported import IntarsiaSolver
