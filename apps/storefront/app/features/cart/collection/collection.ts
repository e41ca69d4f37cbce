import { inSize, lastText } from '@welt/brands/size-text'
import { distanceText } from '@welt/kit/stores/store-status'
import { storeTown } from '@welt/kit/stores/store-town'
import type { Fulfilment, ShippingMethodOption } from '#app/contract.generated.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { CartFieldsFragment, InventoryFieldsFragment } from '../cart.generated.ts'
import { type CollectionStore, toCollectionStore } from './collection-store.ts'
import type { Nominee } from './nominee.ts'

/** How one line reaches the shopper. */
export interface LineWay {
  /** Undefined for gift cards. [R4.06] */
  readonly way: ShippingMethodOption | undefined
  /** The chosen store has it in the quantity needed. [R4.13] */
  readonly isCollectable: boolean
  /** It was to be collected, and can't be any more. */
  readonly isGoneFromStore: boolean
  /** Nearest other store that has it; undefined while it is collectable. */
  readonly storeInstead: StoreInstead | undefined
}

interface StoreInstead {
  readonly id: string
  /** "Ipswich has the last pair, 38 km" */
  readonly text: string
}

/** Of the whole cart. */
export interface CollectionView {
  readonly fulfilment: Fulfilment
  /** [R4.15, A43] */
  readonly isAutoUpdated: boolean
  readonly store: CollectionStore | undefined
  readonly nominee: Nominee | undefined
  /** The nominee is who the order is for. */
  readonly isShopperNominee: boolean
}

/** [R4.07-R4.09] */
function fulfilmentOf({ fulfilment, selected_shipping_method_options }: CartFieldsFragment): Fulfilment {
  if (fulfilment) return fulfilment
  const ways = new Set(selected_shipping_method_options?.map(({ shipping_method_option }) => shipping_method_option))
  if (ways.size > 1) return 'split'
  return ways.has('clickncollect') ? 'clickncollect' : 'delivery'
}

function isShopper(nominee: Nominee | undefined, { shipping_addresses, billing_address }: CartFieldsFragment): boolean {
  return [...shipping_addresses, billing_address].some(
    (address) =>
      address &&
      nominee?.firstName === address.firstname &&
      nominee.lastName === address.lastname &&
      nominee.phone === address.telephone,
  )
}

interface WireNominee {
  readonly nominee_first_name: string | null
  readonly nominee_last_name: string | null
  readonly nominee_phone: string
}

/** Of a cart or an order. [R3.39, R3.68] */
export function toNominee(nominee: WireNominee | null): Nominee | undefined {
  if (!nominee) return undefined
  const { nominee_first_name, nominee_last_name, nominee_phone: phone } = nominee
  return { firstName: nominee_first_name ?? '', lastName: nominee_last_name ?? '', phone }
}

/** A cart that was read, not changed, has the distance. */
export type ReadCart = CartFieldsFragment & { readonly preferred_store_distance?: number | null }

export function collectionOf(cart: ReadCart, now = new Date()): CollectionView {
  const store = cart.preferred_store_data
  const nominee = toNominee(cart.nominee_details)
  return {
    fulfilment: fulfilmentOf(cart),
    isAutoUpdated: cart.is_fulfilment_auto_updated ?? false,
    store: store ? toCollectionStore(store, now, cart.preferred_store_distance) : undefined,
    nominee,
    isShopperNominee: isShopper(nominee, cart),
  }
}

interface WayFacts {
  readonly cart: CartFieldsFragment
  readonly collection: CollectionView
  readonly inventory: InventoryFieldsFragment | null | undefined
}

function storeInsteadOf(
  nearest: InventoryFieldsFragment['items'][number]['nearest_store'] | undefined,
  size: string | undefined,
): StoreInstead | undefined {
  if (!nearest) return undefined
  const { store_id: id, name, distance, quantity } = nearest
  const what = quantity === 1 ? `the ${lastText(size).toLowerCase()}` : 'it'
  return { id, text: `${storeTown(name)} has ${what}, ${distanceText(distance)}` }
}

/** Without the inventory's word, a line counts as collectable: ordering checks it again. */
export function wayOf(uid?: string, facts?: WayFacts, size?: string): LineWay {
  if (uid === undefined || !facts)
    return { way: undefined, isCollectable: false, isGoneFromStore: false, storeInstead: undefined }
  const { cart, collection, inventory } = facts
  const option = cart.selected_shipping_method_options?.find(({ cart_item_uid }) => cart_item_uid === uid)
  const way = option?.shipping_method_option ?? 'delivery'
  const known = inventory?.items.find(({ cart_item_uid }) => cart_item_uid === uid)
  const isCollectable = collection.store?.isCollecting === true && known?.is_collectable !== false
  return {
    way,
    isCollectable,
    isGoneFromStore: way === 'clickncollect' && !isCollectable,
    storeInstead: storeInsteadOf(known?.nearest_store, size),
  }
}

export function goneText(store: CollectionStore, size: string | undefined): string {
  if (!store.isCollecting) return `${store.name} doesn’t hand out orders any more`
  return `No longer at ${store.town}${inSize(size)}`
}

export function parseWay(form: FormData): ShippingMethodOption | undefined {
  const way = fieldText(form, 'way')
  return way === 'delivery' || way === 'clickncollect' ? way : undefined
}
