/** A mail ready to go. Addresses and subject contain no line breaks; they were checked when it was queued. */
export interface OutgoingMail {
  /** `<…@…>`, the same whenever this mail is sent, so that a second delivery can be recognised. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Marketing only: goes into List-Unsubscribe, for one click. */
  readonly unsubscribeUrl: string | undefined
  /** Id of the site it comes from. */
  readonly site: string
}

/** Hands mails over for delivery. */
export interface MailTransport {
  /** @throws Error when the mail was not taken; it is tried again later. */
  send(mail: OutgoingMail): Promise<void>
}
