/** Delivery cost and dates before an address is known. */
export interface DeliveryEstimate {
  /** "Thu 26 – Fri 27 Nov" by the first method; undefined where the server gives no dates. */
  readonly promise: string | undefined
  /** Free-delivery threshold for this shopper; undefined where there is none. */
  readonly thresholdCents: number | undefined
  /** "$10": threshold after signing in. */
  readonly customersFrom: string | undefined
  /** Entered, else remembered. */
  readonly country: string
  readonly postcode: string
  /** "Richmond VIC 3121"; undefined before a postcode is known. */
  readonly place: string | undefined
  /** Price of the first method; undefined where there is none. */
  readonly cents: number | undefined
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly error: string | undefined
  /** Why there is no date. */
  readonly notice: string | undefined
}
