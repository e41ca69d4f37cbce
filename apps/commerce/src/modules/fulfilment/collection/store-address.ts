import type { StoredAddress } from '#tables/cart'
import type { StoreRow } from '#tables/stores'

/** The shipping address when everything is collected, in the name of who collects. [A112] */
export function toStoreAddress(
  store: StoreRow,
  { firstname, lastname }: Pick<StoredAddress, 'firstname' | 'lastname'>,
): StoredAddress {
  return {
    prefix: null,
    firstname,
    middlename: null,
    lastname,
    suffix: null,
    company: store.name,
    street: [store.street],
    city: store.city,
    region: store.state === null ? null : { code: store.state, label: store.state, regionId: null },
    postcode: store.postcode,
    countryCode: store.country,
    telephone: store.phone,
    fax: null,
    vatId: null,
    customerNotes: null,
    pickupLocationCode: store.store_code,
  }
}
