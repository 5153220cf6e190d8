#if !canImport(Darwin)
  /// A document that can be read and written.
  ///
  /// Conform a class of your own. Editing is up to you; whatever changes the document has to register
  /// an undo action, because that is how unsaved changes are known:
  ///
  /// ```swift
  /// @Observable
  /// final class Letter: Document {
  ///   static let readableContentTypes: [UTType] = [.plainText]
  ///   private(set) var text = ""
  ///
  ///   func reader(configuration: sending ReadConfiguration) -> sending LetterReader { LetterReader() }
  ///   func writer(configuration: sending WriteConfiguration) -> sending LetterWriter { LetterWriter() }
  ///
  ///   @MainActor func apply(snapshot: sending String, previous: sending String?) { text = snapshot }
  ///   @MainActor func snapshot(contentType: UTType) -> sending String { text }
  /// }
  /// ```
  ///
  /// Apple's counterpart is `Document` of SwiftUI (macOS 27, iOS 27). Where Apple's systems run a
  /// document, ``DocumentSession`` does here.
  public protocol Document: ReadableDocument, WritableDocument {}
#endif
