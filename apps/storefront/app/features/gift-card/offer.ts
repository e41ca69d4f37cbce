/** Amounts in cents of the site's currency. [R3.24] */
export interface GiftCardOffer {
  readonly sku: string
  readonly name: string
  /** One sentence, plain text. */
  readonly lead: string
  /** Ascending. */
  readonly amountsCents: readonly number[]
  /** In the order of `amountsCents`. */
  readonly amountUids: readonly string[]
  /** Inclusive bounds of a custom amount; undefined where it is not offered. */
  readonly openAmount: { readonly minCents: number; readonly maxCents: number } | undefined
  /** In characters; 0: no message. */
  readonly messageMaxLength: number
  /** 0: never expires. */
  readonly lifetimeDays: number
}

/** [R3.23] */
export interface GiftCardDetails {
  readonly amountCents: number
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly senderEmail: string
  readonly message: string
  /** `YYYY-MM-DD` in the site's time zone; undefined: straight after payment. */
  readonly deliveryDate: string | undefined
}
