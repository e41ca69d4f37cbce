/** Without line breaks in addresses and subject. */
export interface OutgoingMail {
  /** `<…@…>`, the same at every attempt. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Marketing only. */
  readonly unsubscribeUrl: string | undefined
  readonly site: string
}

export interface MailTransport {
  /** @throws Error when not accepted; retried later */
  send(mail: OutgoingMail): Promise<void>
}
