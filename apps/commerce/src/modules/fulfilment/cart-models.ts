import { encodeUid } from '@welt/kit/ids'
import { containedGstCents, toMoney } from '@welt/kit/money'
import { countries } from '@welt/rules/countries'
import type { DeliveryGroup, PricedCart, ShippingOption } from '#modules/cart'
import { collectionReadyAt, openStatus } from '#modules/stores'
import type {
  AvailableShippingMethod,
  BillingCartAddress,
  CartDeliveryGroup,
  DeliveryGroupKind,
  PreferredStore,
  SelectedShippingMethod,
  ShippingCartAddress,
} from '#src/platform/contract/contract.generated'
import type { CartRow, StoredAddress } from '#tables/cart'
import type { StoreRow } from '#tables/stores'
import type { DeliveryDays } from './promise.ts'

function toCartAddress(address: StoredAddress, uid: string): BillingCartAddress {
  const country = countries.find(({ id }) => id === address.countryCode)
  return {
    id: null,
    uid: encodeUid(uid),
    prefix: address.prefix,
    firstname: address.firstname,
    middlename: address.middlename,
    lastname: address.lastname,
    suffix: address.suffix,
    company: address.company,
    street: address.street,
    city: address.city,
    region: address.region && {
      code: address.region.code,
      label: address.region.label,
      region_id: address.region.regionId,
    },
    postcode: address.postcode || null,
    country: { code: address.countryCode, label: country?.name ?? address.countryCode },
    telephone: address.telephone || null,
    fax: address.fax,
    vat_id: address.vatId,
  }
}

export interface MethodContext {
  readonly priced: PricedCart
  /** By the way of delivery. */
  promiseOf(option: ShippingOption): DeliveryDays
}

/** Includes the destination's GST. */
function toMethod(option: ShippingOption, { priced, promiseOf }: MethodContext): SelectedShippingMethod {
  const amount = toMoney(option.amountCents, priced.currency)
  const promise = promiseOf(option)
  return {
    carrier_code: option.carrierCode,
    carrier_title: option.carrierTitle,
    method_code: option.methodCode,
    method_title: option.methodTitle,
    amount,
    price_excl_tax: toMoney(
      option.amountCents - containedGstCents(option.amountCents, priced.country),
      priced.currency,
    ),
    price_incl_tax: amount,
    estimated_from: promise.earliest,
    estimated_to: promise.latest,
  }
}

/** [R3.47, A73] */
export function toAvailableMethods(context: MethodContext): AvailableShippingMethod[] {
  return context.priced.shippingOptions.map((option) => ({
    ...toMethod(option, context),
    available: true,
    error_message: null,
  }))
}

const KINDS: Readonly<Record<DeliveryGroup['kind'], DeliveryGroupKind>> = {
  delivery: 'DELIVERY',
  clickncollect: 'CLICKNCOLLECT',
  email: 'EMAIL',
}

interface GroupContext extends MethodContext {
  readonly store: PreferredStore | null
}

export function toDeliveryGroup(group: DeliveryGroup, context: GroupContext): CartDeliveryGroup {
  const { priced } = context
  const store = group.kind === 'clickncollect' ? context.store : null
  const members = priced.lines.filter((line) => group.lineIds.includes(line.id))
  return {
    kind: KINDS[group.kind],
    item_uids: group.lineIds.map((id) => encodeUid(id)),
    total_quantity: members.reduce((total, line) => total + line.quantity, 0),
    method: group.shipping ? toMethod(group.shipping, context) : null,
    amount: toMoney(group.amountCents, priced.currency),
    discount: toMoney(
      group.savings.reduce((sum, saving) => sum + saving.amountCents, 0),
      priced.currency,
    ),
    store,
    ready_at: store?.collection_ready_at ?? null,
  }
}

export type ShippingAddressModel = ShippingCartAddress & { readonly __typename: 'ShippingCartAddress' }
export type BillingAddressModel = BillingCartAddress & { readonly __typename: 'BillingCartAddress' }

/** [R3.16] */
export function toShippingAddress(address: StoredAddress, cart: CartRow, context: MethodContext): ShippingAddressModel {
  const { shipping } = context.priced
  return {
    __typename: 'ShippingCartAddress',
    ...toCartAddress(address, `shipping/${cart.id.slice(0, 8)}`),
    customer_notes: address.customerNotes,
    pickup_location_code: address.pickupLocationCode,
    same_as_billing: cart.is_billing_same,
    available_shipping_methods: toAvailableMethods(context),
    selected_shipping_method: shipping ? toMethod(shipping, context) : null,
  }
}

/** [R3.17] */
export function toBillingAddress(address: StoredAddress, cart: CartRow): BillingAddressModel {
  return { __typename: 'BillingCartAddress', ...toCartAddress(address, `billing/${cart.id.slice(0, 8)}`) }
}

/** A paused store collects nothing. [R3.33, decision 95] */
export function toPreferredStore(store: StoreRow, isPaused = false): PreferredStore {
  const { name, street, city, state, postcode, phone, latitude, longitude, store_code, retek_store_id } = store
  const { is_active } = store
  const isCollecting = is_active && store.enabled_for_cnc && !isPaused
  const now = new Date()
  return {
    store_id: encodeUid(store.id),
    store_code,
    retek_store_id,
    name,
    street,
    city,
    state,
    postcode,
    phone,
    latitude,
    longitude,
    is_active,
    enabled_for_cnc: isCollecting,
    open_status: openStatus(store, now),
    collection_ready_at: isCollecting ? (collectionReadyAt(store, now) ?? null) : null,
  }
}
