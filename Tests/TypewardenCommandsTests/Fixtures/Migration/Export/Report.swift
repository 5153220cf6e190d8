// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import SwiftUI
import UniformTypeIdentifiers

public struct Report: FileDocument {
  public static var readableContentTypes: [UTType] { [.pdf] }

  public var data: Data

  public init(configuration: ReadConfiguration) throws { data = Data() }

  public func fileWrapper(configuration _: WriteConfiguration) throws -> FileWrapper {
    .init(regularFileWithContents: data)
  }
}

struct ReportButton: View {
  @State private var report: Report?
  @State private var isExporting = false

  var body: some View {
    Button("Export") { isExporting = true }
      .fileExporter(isPresented: $isExporting, document: report, contentType: .pdf) { _ in }
  }
}
