/// Project files with one app, as short as they can be.
enum SampleProject {
  /// A project with an app from `App/Info.plist`; `settings` are those of its only configuration.
  static func app(
    settings: String = "INFOPLIST_FILE = App/Info.plist; SDKROOT = macosx;",
    configuration: String = "",
    phases: String = "", objects: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
        G = { isa = PBXGroup; children = (S, X); sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = App/Main.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        T = {
          isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (B\(phases));
          productType = "com.apple.product-type.application"; productReference = R;
        };
        R = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        B = { isa = PBXSourcesBuildPhase; files = (F); };
        F = { isa = PBXBuildFile; fileRef = S; };
        PL = { isa = XCConfigurationList; buildConfigurations = (); };
        TL = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; \(configuration)
          buildSettings = {
            \(settings)
          };
        };
        \(objects)
      };
      rootObject = P;
    }
    """
  }
}
