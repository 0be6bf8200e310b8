import IntarsiaIR
import Testing

@Suite("Places in a layout")
struct LayoutPathTests {
  @Test("Plain words stand with dots, indices in brackets")
  func plain() {
    let path = LayoutPath.root.key("layouts").key("banner").key("group").key("children").index(1)
    #expect(path.description == "layouts.banner.group.children[1]")
    #expect(LayoutPath.root.description == "")
    #expect(LayoutPath.root.index(0).index(2).description == "[0][2]")
    #expect(LayoutPath.root.key("größe").key("a-b_c$1").description == "größe.a-b_c$1")
  }

  @Test("Keys that are not plain words stand in brackets and quotes")
  func quoted() {
    let path = LayoutPath.root.key("layouts").key("restaurants(title: \"x\")").key("group")
    #expect(path.description == #"layouts["restaurants(title: \"x\")"].group"#)
    #expect(LayoutPath.root.key("").description == #"[""]"#)
    #expect(LayoutPath.root.key("a\\b\nc").description == #"["a\\b\nc"]"#)
  }

  @Test("A diagnostic is one line")
  func diagnostic() {
    let path = LayoutPath.root.key("sections").index(2)
    let warning = Diagnostic(.warning, at: path, rule: "some-rule", message: "It is so.")
    let error = Diagnostic(.error, at: .root, rule: "other-rule", message: "It fails.")
    #expect(warning.description == "warning: sections[2]: It is so. [some-rule]")
    #expect(error.description == "error: It fails. [other-rule]")
    #expect(Diagnostic.Severity.warning < .error)
  }
}
