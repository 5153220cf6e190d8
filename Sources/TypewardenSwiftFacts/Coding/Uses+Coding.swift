internal import TypewardenSourceText

extension TypeUse: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("kind", kind.rawValue)
    object.add("api", api)
    object.add("types", types)
    object.add("at", place)
    object.add("condition", condition)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let kind: Kind = json.choice("kind"), let api = json.text("api"),
      let types: TypeList = json.fact("types"), let place: SourcePlace = json.fact("at")
    else { return nil }
    self.init(
      kind: kind, api: api, types: types, place: place, condition: json.text("condition"))
  }
}

extension LegacyUse: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("kind", kind.rawValue)
    object.add("name", name)
    object.add("at", place)
    object.add("condition", condition)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let kind: Kind = json.choice("kind"), let name = json.text("name"),
      let place: SourcePlace = json.fact("at")
    else { return nil }
    self.init(kind: kind, name: name, place: place, condition: json.text("condition"))
  }
}

extension SourceSuppression: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("rules", rules)
    object.add("reason", reason)
    object.add("at", place)
    object.add("covered", covered)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let place: SourcePlace = json.fact("at"), let covered: SourceRange = json.fact("covered")
    else { return nil }
    self.init(
      rules: json.texts("rules"), reason: json.text("reason"), place: place, covered: covered)
  }
}
