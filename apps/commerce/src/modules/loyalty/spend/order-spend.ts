/** What an order adds to its year. */
export interface OrderSpend {
  readonly orderId: number
  readonly number: string
  readonly websiteId: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly paidAt: Date
  /** Paid for shoes after discounts, without what was cancelled or refunded. */
  readonly cents: number
}
