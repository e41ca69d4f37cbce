/** What delivery costs and when it comes, as far as it is known before an address is. */
export interface DeliveryEstimate {
  /** "Thu 26 – Fri 27 Nov" by the first way of delivery; undefined where the shop gives no days. */
  readonly promise: string | undefined
  /** Goods from which it is free for this shopper; undefined where it never is. */
  readonly thresholdCents: number | undefined
  /** "$10": from where on it would be free after signing in. */
  readonly customersFrom: string | undefined
  /** What the form shows: what was typed, else what is remembered. */
  readonly country: string
  readonly postcode: string
  /** Where the promise is for: "Richmond VIC 3121"; undefined before a postcode is given. */
  readonly place: string | undefined
  /** Price of the first way there; undefined where nothing is delivered. */
  readonly cents: number | undefined
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** What is wrong with what was typed. */
  readonly error: string | undefined
  /** Why there is no date. */
  readonly notice: string | undefined
}
