internal import TypewardenSourceText

/// Products out of a build: an app with all bundles inside it is one.
enum BundlePlanner {
  /// The products of a bundle: itself, and the apps inside it, which stand for themselves.
  static func plans(
    for bundle: String, _ remarks: inout [Remark], _ errors: inout [FileError]
  ) -> [ProductPlan] {
    let contents = BuiltBundle.contents(of: bundle)
    errors += contents.errors
    var plans = [plan(for: bundle, &remarks, &errors)]
    var roots = [bundle]
    for inner in contents.bundles.sorted() {
      let role = BuiltBundle.role(of: inner)
      if role == .app || role == .appClip {
        plans.append(plan(for: inner, &remarks, &errors))
        roots.append(inner)
        continue
      }
      // The innermost app around it: those come later.
      let owner = roots.lastIndex { FilePath.isInside(inner, $0) } ?? 0
      plans[owner].parts.append(part(for: inner, &remarks, &errors))
      if let list = plans[owner].parts.last?.list {
        plans[owner].product.reasons.append(
          reason(list, "inside \(roots[owner])", plans[owner].parts.last))
      }
    }
    for list in contents.lists {
      var plan = ProductPlan(.list, list)
      plan.product.isBuilt = true
      plan.product.reasons = ["\(list): in \(bundle), of no bundle of its own"]
      plan.parts = [ProductPlan.Part(part: Product.Part(role: .unknown, name: list), list: list)]
      plans.append(plan)
    }
    return plans
  }

  private static func plan(
    for bundle: String, _ remarks: inout [Remark], _ errors: inout [FileError]
  ) -> ProductPlan {
    var plan = ProductPlan(kind(BuiltBundle.role(of: bundle)), FilePath.name(of: bundle))
    plan.product.isBuilt = true
    plan.parts = [part(for: bundle, &remarks, &errors)]
    if let list = plan.parts[0].list {
      plan.product.reasons = [reason(list, "of the bundle \(bundle)", plan.parts[0])]
    }
    return plan
  }

  private static func reason(_ list: String, _ why: String, _ part: ProductPlan.Part?) -> String {
    let languages = part?.part.resources?.localizedNames.keys.sorted() ?? []
    let names = languages.isEmpty ? "" : ", with names in \(languages.joined(separator: ", "))"
    return "\(list): \(why)\(names)"
  }

  private static func part(
    for bundle: String, _ remarks: inout [Remark], _ errors: inout [FileError]
  ) -> ProductPlan.Part {
    var list: String?
    do throws(FileError) {
      list = try BuiltBundle.infoPlist(of: bundle)
    } catch {
      errors.append(error)
    }
    var part = Product.Part(role: BuiltBundle.role(of: bundle), name: FilePath.stem(of: bundle))
    part.resources = list.map { BundleResources(besideList: $0, &remarks, &errors) }
    return ProductPlan.Part(part: part, list: list)
  }

  private static func kind(_ role: Product.Part.Role) -> Product.Kind {
    switch role {
    case .app: .app
    case .appClip: .appClip
    case .appExtension: .appExtension
    case .framework: .framework
    default: .bundle
    }
  }
}
