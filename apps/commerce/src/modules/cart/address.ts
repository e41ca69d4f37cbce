import type { CountryCode } from '@welt/kit/money'

/**
 * An address as carts and orders store it: cleaned, complete, with its state resolved. The billing address of gift cards
 * alone may have no place: no street and no region, and '' for city, postcode and telephone. [A25, A60, R3.16, R3.17]
 */
export interface StoredAddress {
  readonly prefix: string | null
  readonly firstname: string
  readonly middlename: string | null
  readonly lastname: string
  readonly suffix: string | null
  readonly company: string | null
  /** One or two lines; none without a place. */
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

/** Whether an address says where, and not only who and in which country. */
export function hasPlace({ street }: Pick<StoredAddress, 'street'>): boolean {
  return street.length > 0
}

/** Who collects. [R3.39] */
export interface StoredNominee {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string
}
