import type { CustomerAddressData } from '#tables/customer'

/**
 * Gift cards alone need no billing place: street is then empty, region null, and city, postcode and telephone ''.
 * [A25, A60, R3.16, R3.17]
 */
export interface StoredAddress extends Omit<CustomerAddressData, 'region'> {
  /** NZ addresses have no region list. */
  readonly region: { readonly code: string | null; readonly label: string; readonly regionId: number | null } | null
  readonly customerNotes: string | null
  readonly pickupLocationCode: string | null
}

/** [R3.39] */
export interface StoredNominee {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string
}
