/** [R3.23] */
export interface BoughtGiftCard {
  readonly amountCents: number
  readonly senderName: string
  readonly senderEmail: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly message: string | null
  /** `YYYY-MM-DD`, local to the site; null: right after payment. */
  readonly deliveryDate: string | null
}
