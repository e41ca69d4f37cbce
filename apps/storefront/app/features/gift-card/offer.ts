/** What a site's gift card product offers; money in cents of the site's currency. [R3.24] */
export interface GiftCardOffer {
  readonly sku: string
  readonly name: string
  /** One sentence about it, plain text. */
  readonly lead: string
  /** Amounts to choose from, ascending. */
  readonly amountsCents: readonly number[]
  /** Uids of those amounts, in the same order. */
  readonly amountUids: readonly string[]
  /** Bounds, both included, of an amount of the shopper's own; undefined where there is none. */
  readonly openAmount: { readonly minCents: number; readonly maxCents: number } | undefined
  /** Characters of a message; 0: none can be written. */
  readonly messageMaxLength: number
  /** Days until a card expires; 0: never. */
  readonly lifetimeDays: number
}

/** What a gift card in the bag is made of. [R3.23] */
export interface GiftCardDetails {
  readonly amountCents: number
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly senderEmail: string
  readonly message: string
  /** `YYYY-MM-DD` where the site is; undefined: straight after payment. */
  readonly deliveryDate: string | undefined
}
