internal import TypewardenSourceText

extension TypeExpression: FactCoding {
  var json: JSON {
    var object = FactMembers()
    switch value {
    case .constructor(let index): object.add("constructor", index + 1)
    case .reference(let reference): object.add("reference", reference)
    case .identifier(let text): object.add("identifier", text)
    case .legacyConstant(let name): object.add("legacy", name)
    case .unreadable(let reason): object.add("unreadable", reason.rawValue)
    }
    object.add("at", place)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let place: SourcePlace = json.fact("at") else { return nil }
    let value: Value
    if let index = json["constructor"]?.whole {
      value = .constructor(index - 1)
    } else if let reference: NameReference = json.fact("reference") {
      value = .reference(reference)
    } else if let text = json.text("identifier") {
      value = .identifier(text)
    } else if let name = json.text("legacy") {
      value = .legacyConstant(name)
    } else if let reason: UnreadableReason = json.choice("unreadable") {
      value = .unreadable(reason)
    } else {
      return nil
    }
    self.init(value: value, place: place)
  }
}

extension NameReference: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("name", name)
    object.add("qualifier", qualifier)
    object.add("scope", scope)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let name = json.text("name") else { return nil }
    self.init(name: name, qualifier: json.text("qualifier"), scope: json.text("scope"))
  }
}

extension TypeList: FactCoding {
  var json: JSON {
    var object = FactMembers()
    object.add("elements", elements)
    object.add("isPartial", !isComplete)
    object.add("at", place)
    return object.json
  }

  init?(_ json: JSONDocument) {
    guard let place: SourcePlace = json.fact("at") else { return nil }
    self.init(
      elements: json.facts("elements"), place: place, isComplete: !json.flag("isPartial"))
  }
}

extension TextArgument: FactCoding {
  var json: JSON {
    var object = FactMembers()
    switch self {
    case .literal(let text): return .string(text)
    case .reference(let reference): object.add("reference", reference)
    case .nonLiteral(let reason): object.add("nonLiteral", reason.rawValue)
    }
    return object.json
  }

  init?(_ json: JSONDocument) {
    if let text = json.string {
      self = .literal(text)
    } else if let reference: NameReference = json.fact("reference") {
      self = .reference(reference)
    } else if let reason: UnreadableReason = json.choice("nonLiteral") {
      self = .nonLiteral(reason)
    } else {
      return nil
    }
  }
}
