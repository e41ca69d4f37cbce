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

type Shipped = { readonly shipping_address: StoredAddress | null }

/** Null also while it is a store's, which Magento's clients set as the shipping address. */
export function deliveryAddressOf({ shipping_address: address }: Shipped): StoredAddress | null {
  return address?.pickupLocationCode ? null : address
}

/** To write when the store changes. */
export function withoutStoreAddress({ shipping_address: address }: Shipped) {
  return address?.pickupLocationCode ? { shipping_address: null } : {}
}
