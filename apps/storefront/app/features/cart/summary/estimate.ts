/** Before an address is known. */
export interface DeliveryEstimate {
  /** "Thu 26 – Fri 27 Nov", by the first method. */
  readonly promise: string | undefined
  /** For this shopper; undefined where there is none. */
  readonly thresholdCents: number | undefined
  /** "$10": threshold after signing in. */
  readonly customersFrom: string | undefined
  readonly country: string
  readonly postcode: string
  /** "Richmond VIC 3121". */
  readonly place: string | undefined
  /** Price of the first method. */
  readonly cents: number | undefined
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly error: string | undefined
  /** Why there is no date. */
  readonly notice: string | undefined
}
