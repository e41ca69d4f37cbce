import type { CountryCode } from '@welt/kit/money'

/** An address as carts and orders store it: cleaned, complete, with its state resolved. [A60, R3.16, R3.17] */
export interface StoredAddress {
  readonly prefix: string | null
  readonly firstname: string
  readonly middlename: string | null
  readonly lastname: string
  readonly suffix: string | null
  readonly company: string | null
  /** One or two lines. */
  readonly street: readonly string[]
  readonly city: string
  /** State of an AU address, null in NZ unless given: NZ addresses have no region list. */
  readonly region: { readonly code: string | null; readonly label: string; readonly regionId: number | null } | null
  readonly postcode: string
  readonly countryCode: CountryCode
  readonly telephone: string
  readonly fax: string | null
  readonly vatId: string | null
  readonly customerNotes: string | null
  readonly pickupLocationCode: string | null
}

/** Who collects. [R3.39] */
export interface StoredNominee {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string
}
