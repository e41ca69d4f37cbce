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
  /** Reply-to address, when it is not the sender's. */
  readonly replyTo?: string
  readonly attachments?: readonly MailAttachment[]
}

interface MailAttachment {
  readonly name: string
  readonly mime: string
  readonly content: Buffer
}

export interface MailTransport {
  /** @throws Error when not accepted; retried later */
  send(mail: OutgoingMail): Promise<void>
}

export interface OutgoingText {
  /** The same at every attempt. */
  readonly id: string
  /** With country code, `+61491570156`. */
  readonly to: string
  readonly text: string
  /** Shop name, which phones show as the sender. */
  readonly from: string
  readonly site: string
}

export interface TextTransport {
  /** @throws Error when not accepted; retried later */
  send(text: OutgoingText): Promise<void>
}
