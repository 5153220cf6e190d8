#if !canImport(Darwin)
  /// Messages, people and appointments.
  extension UTType {
    /// A message of any kind.
    ///
    /// `public.message`. Apple's counterpart is `UTType.message` (macOS 11, iOS 14).
    public static var message: UTType { standard("public.message") }

    /// An e-mail message.
    ///
    /// `public.email-message`. Apple's counterpart is `UTType.emailMessage` (macOS 11, iOS 14).
    public static var emailMessage: UTType { standard("public.email-message") }

    /// A contact of any format.
    ///
    /// `public.contact`. Apple's counterpart is `UTType.contact` (macOS 11, iOS 14).
    public static var contact: UTType { standard("public.contact") }

    /// An electronic business card (vCard).
    ///
    /// `public.vcard`. Apple's counterpart is `UTType.vCard` (macOS 11, iOS 14).
    public static var vCard: UTType { standard("public.vcard") }

    /// A to-do item.
    ///
    /// `public.to-do-item`. Apple's counterpart is `UTType.toDoItem` (macOS 11, iOS 14).
    public static var toDoItem: UTType { standard("public.to-do-item") }

    /// An event of a calendar.
    ///
    /// `public.calendar-event`. Apple's counterpart is `UTType.calendarEvent` (macOS 11, iOS 14).
    public static var calendarEvent: UTType { standard("public.calendar-event") }
  }
#endif
