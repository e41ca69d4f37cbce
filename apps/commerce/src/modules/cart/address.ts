import type { CountryCode } from '@welt/kit/money'

/**
 * Gift cards alone need no billing place: street is then empty, region null, and city, postcode and telephone ''.
 * [A25, A60, R3.16, R3.17]
 */
export interface StoredAddress {
  readonly prefix: string | null
  readonly firstname: string
  readonly middlename: string | null
  readonly lastname: string
  readonly suffix: string | null
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string
  /** NZ addresses have no region list. */
  readonly region: { readonly code: string | null; readonly label: string; readonly regionId: number | null } | null
  readonly postcode: string
  readonly countryCode: CountryCode
  readonly telephone: string
  readonly fax: string | null
  readonly vatId: string | null
  readonly customerNotes: string | null
  readonly pickupLocationCode: string | null
}

/** [R3.39] */
export interface StoredNominee {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string
}
