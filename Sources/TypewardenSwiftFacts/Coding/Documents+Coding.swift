internal import TypewardenSourceText

extension SwiftDeclaration: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("keyword", keyword.rawValue)
    object.add("name", name)
    object.add("objectiveCName", objectiveCName)
    object.add("inherited", inherited)
    object.add("lists", lists)
    object.add("at", place)
    object.add("condition", condition)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let keyword: Keyword = json.choice("keyword"), let name = json.text("name"),
      let place: SourcePlace = json.fact("at")
    else { return nil }
    self.init(
      keyword: keyword, name: name, objectiveCName: json.text("objectiveCName"),
      inherited: json.texts("inherited"), lists: json.facts("lists"), place: place,
      condition: json.text("condition"))
  }
}

extension DocumentTypeList: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("role", role.rawValue)
    object.add("types", types)
    object.add("at", place)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let role: Role = json.choice("role"), let types: TypeList = json.fact("types"),
      let place: SourcePlace = json.fact("at")
    else { return nil }
    self.init(role: role, types: types, place: place)
  }
}

extension DocumentGroupUse: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("mode", mode.rawValue)
    object.add("documentClass", documentClass)
    object.add("contentTypes", contentTypes)
    object.add("at", place)
    object.add("condition", condition)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let mode: Mode = json.choice("mode"), let place: SourcePlace = json.fact("at") else {
      return nil
    }
    self.init(
      mode: mode, documentClass: json.text("documentClass"),
      contentTypes: json.fact("contentTypes"), place: place, condition: json.text("condition"))
  }
}

extension UncoordinatedAccess: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("call", call)
    object.add("enclosing", enclosing)
    object.add("function", function)
    object.add("isDocumentURL", isDocumentURL)
    object.add("at", place)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let call = json.text("call"), let place: SourcePlace = json.fact("at") else { return nil }
    self.init(
      call: call, enclosing: json.text("enclosing"), function: json.text("function"),
      isDocumentURL: json.flag("isDocumentURL"), place: place)
  }
}

extension ProgressMethod: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("enclosing", enclosing)
    object.add("name", name)
    object.add("parameter", parameter)
    object.add("isUsed", isUsed)
    object.add("completions", completions)
    object.add("completionsInLoops", completionsInLoops)
    object.add("hasLoop", hasLoop)
    object.add("at", place)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let name = json.text("name"), let parameter = json.text("parameter"),
      let place: SourcePlace = json.fact("at")
    else { return nil }
    self.init(
      enclosing: json.text("enclosing"), name: name, parameter: parameter,
      isUsed: json.flag("isUsed"), completions: json.number("completions"),
      completionsInLoops: json.number("completionsInLoops"), hasLoop: json.flag("hasLoop"),
      place: place)
  }
}
