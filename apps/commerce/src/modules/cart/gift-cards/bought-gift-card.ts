/** Texts and amount of a gift card that is bought. [R3.23] */
export interface BoughtGiftCard {
  readonly amountCents: number
  readonly senderName: string
  readonly senderEmail: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly message: string | null
  /** `YYYY-MM-DD` where the site is; null: straight after payment. */
  readonly deliveryDate: string | null
}
