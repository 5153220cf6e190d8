let generatedSystemTable: StaticString = ""
