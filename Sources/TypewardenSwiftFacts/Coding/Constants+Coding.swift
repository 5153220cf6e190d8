internal import TypewardenSourceText

extension TypeConstructor: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("kind", kind.rawValue)
    if spelling != .value { object.add("spelling", spelling.rawValue) }
    object.add("argument", argument)
    object.add("at", place)
    object.add("callAt", callPlace)
    object.add("conformingTo", conformingTo)
    if unwrapping != .none { object.add("unwrapping", unwrapping.rawValue) }
    object.add("condition", condition)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let kind: Kind = json.choice("kind"),
      let argument: TextArgument = json.fact("argument"),
      let place: SourcePlace = json.fact("at"), let callPlace: SourcePlace = json.fact("callAt")
    else { return nil }
    self.init(
      kind: kind, spelling: json.choice("spelling") ?? .value, argument: argument, place: place,
      callPlace: callPlace, conformingTo: json.fact("conformingTo"),
      unwrapping: json.choice("unwrapping") ?? .none, condition: json.text("condition"))
  }
}

extension TypeConstant: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("name", name)
    object.add("enclosing", enclosing)
    object.add("storage", storage.rawValue)
    object.add("isStatic", isStatic)
    object.add("isList", isList)
    object.add("value", value)
    object.add("at", place)
    object.add("condition", condition)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let name = json.text("name"), let storage: Storage = json.choice("storage"),
      let value: TypeList = json.fact("value"), let place: SourcePlace = json.fact("at")
    else { return nil }
    self.init(
      name: name, enclosing: json.text("enclosing"), storage: storage,
      isStatic: json.flag("isStatic"), isList: json.flag("isList"), value: value, place: place,
      condition: json.text("condition"))
  }
}

extension StringConstant: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("name", name)
    object.add("enclosing", enclosing)
    object.add("value", value)
    object.add("at", place)
    object.add("condition", condition)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let name = json.text("name"), let value: TextArgument = json.fact("value"),
      let place: SourcePlace = json.fact("at")
    else { return nil }
    self.init(
      name: name, enclosing: json.text("enclosing"), value: value, place: place,
      condition: json.text("condition"))
  }
}
