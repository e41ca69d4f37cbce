/** Addresses and subject contain no line breaks. */
export interface OutgoingMail {
  /** `<…@…>`, the same at every attempt, so that receivers can drop duplicates. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Marketing only: the List-Unsubscribe header. */
  readonly unsubscribeUrl: string | undefined
  /** The sending site's id. */
  readonly site: string
}

export interface MailTransport {
  /** @throws Error when the mail was not accepted; it is retried later */
  send(mail: OutgoingMail): Promise<void>
}
