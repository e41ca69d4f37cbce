import type { CountryCode } from '@welt/kit/money'

/** Cleaned and validated. [R3.04, A60] */
export interface CustomerAddressData {
  readonly prefix: string | null
  readonly firstname: string
  readonly middlename: string | null
  readonly lastname: string
  readonly suffix: string | null
  readonly company: string | null
  /** One or two lines. */
  readonly street: readonly string[]
  readonly city: string
  /** Null in New Zealand. */
  readonly region: { readonly code: string; readonly label: string; readonly regionId: number } | null
  readonly postcode: string
  readonly countryCode: CountryCode
  readonly telephone: string
  readonly fax: string | null
  readonly vatId: string | null
}

export interface SavedAddress {
  readonly id: number
  readonly address: CustomerAddressData
  readonly is_default_billing: boolean
  readonly is_default_shipping: boolean
}
