/// Products out of a build: an app with all bundles inside it is one.
enum BundlePlanner {
  /// The products of a bundle: itself, and the apps inside it, which stand for themselves.
  static func plans(for bundle: String) -> [ProductPlan] {
    let contents = BuiltBundle.contents(of: bundle)
    var plans = [plan(for: bundle)]
    var roots = [bundle]
    for inner in contents.bundles.sorted() {
      let role = BuiltBundle.role(of: inner)
      if role == .app || role == .appClip {
        plans.append(plan(for: inner))
        roots.append(inner)
        continue
      }
      // The innermost app around it: those come later.
      let owner = roots.lastIndex { FilePath.isInside(inner, $0) } ?? 0
      plans[owner].parts.append(part(for: inner))
      if let list = BuiltBundle.infoPlist(of: inner) {
        plans[owner].product.reasons.append("\(list): inside \(roots[owner])")
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

  private static func plan(for bundle: String) -> ProductPlan {
    var plan = ProductPlan(kind(BuiltBundle.role(of: bundle)), FilePath.name(of: bundle))
    plan.product.isBuilt = true
    plan.parts = [part(for: bundle)]
    if let list = plan.parts[0].list { plan.product.reasons = ["\(list): of the bundle \(bundle)"] }
    return plan
  }

  private static func part(for bundle: String) -> ProductPlan.Part {
    ProductPlan.Part(
      part: Product.Part(
        role: BuiltBundle.role(of: bundle), name: FilePath.stem(of: bundle)),
      list: BuiltBundle.infoPlist(of: bundle))
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
