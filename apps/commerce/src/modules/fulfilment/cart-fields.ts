import { encodeUid } from '@welt/kit/ids'
import { parsePostcode } from '@welt/kit/text/patterns'
import { deliveryAddressOf, overallFulfilment, pricedCartOf, requireGuestSecret } from '#modules/cart'
import { settingsOfRequest } from '#modules/site'
import { distanceKm, findStoreByCode, isFeedPaused, type Point, pointOfPlace, roundedKm } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type {
  CartDelivery_GroupsArgs,
  CartDeliveryGroup,
  CartPreferred_Store_DistanceArgs,
  Fulfilment,
  NomineeDetails,
  PreferredStore,
  SelectedShippingMethodOption,
} from '#src/platform/contract/contract.generated'
import { memoised, memoKey } from '#src/platform/request-state'
import type { CartRow } from '#tables/cart'
import type { StoreRow } from '#tables/stores'
import { methodContextOf } from './allocation/cart-promise.ts'
import { pointOf } from './allocation/destination.ts'
import {
  type BillingAddressModel,
  type ShippingAddressModel,
  toBillingAddress,
  toDeliveryGroup,
  toPreferredStore,
  toShippingAddress,
} from './cart-models.ts'

/** None before it is set. @throws AppError CART_NOT_YOURS [R3.16] */
export async function shippingAddressesOf(ctx: Context, cart: CartRow): Promise<ShippingAddressModel[]> {
  if (!cart.shipping_address) return []
  requireGuestSecret(ctx, cart)
  const priced = await pricedCartOf(ctx, cart)
  const isOfStore = deliveryAddressOf(cart) === null
  if (isOfStore && overallFulfilment(priced.lines) !== 'clickncollect') return []
  return [toShippingAddress(cart.shipping_address, cart, await methodContextOf(ctx, priced))]
}

/** @throws AppError CART_NOT_YOURS [R3.17] */
export function billingAddressOf(ctx: Context, cart: CartRow): BillingAddressModel | null {
  if (!cart.billing_address) return null
  requireGuestSecret(ctx, cart)
  return toBillingAddress(cart.billing_address, cart)
}

/** [R3.19] */
export async function lineOptionsOf(ctx: Context, cart: CartRow): Promise<SelectedShippingMethodOption[]> {
  const { lines } = await pricedCartOf(ctx, cart)
  return lines.map((line) => ({ cart_item_uid: encodeUid(line.id), shipping_method_option: line.fulfilment }))
}

const STORE = memoKey<Promise<StoreRow | undefined>>('cart.store')

/** [R3.20, R3.106] */
export async function preferredStoreOf(ctx: Context, cart: CartRow): Promise<PreferredStore | null> {
  const { preferred_store_code: code } = cart
  if (code === null || !(await settingsOfRequest(ctx)).isClickAndCollectEnabled) return null
  const store = await memoised(ctx, STORE, code, () => findStoreByCode(ctx.db, code))
  return store ? toPreferredStore(store, await isFeedPaused(ctx)) : null
}

async function typedPoint(
  ctx: Context,
  { search, postcode: typed }: Partial<CartPreferred_Store_DistanceArgs>,
): Promise<Point | undefined> {
  const place = search ? await pointOfPlace(ctx, search) : undefined
  const postcode = parsePostcode(typed ?? '')
  return place ?? (postcode ? pointOfPlace(ctx, postcode) : undefined)
}

/** In km; null without a store or a known place. @throws AppError CART_NOT_YOURS */
export async function storeDistanceOf(
  ctx: Context,
  cart: CartRow,
  typed: Partial<CartPreferred_Store_DistanceArgs>,
): Promise<number | null> {
  const address = deliveryAddressOf(cart)
  if (address) requireGuestSecret(ctx, cart)
  const { latitude, longitude } = (await preferredStoreOf(ctx, cart)) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const from = address ? pointOf(address) : await typedPoint(ctx, typed)
  if (!from) return null
  return roundedKm(distanceKm(from, { latitude, longitude }))
}

/** [R4.07-R4.10] */
export async function fulfilmentOf(ctx: Context, cart: CartRow): Promise<Fulfilment> {
  return overallFulfilment((await pricedCartOf(ctx, cart)).lines)
}

/** [R4.15, A43] */
export async function isAutoUpdated(ctx: Context, cart: CartRow): Promise<boolean> {
  const { lines, storeCode } = await pricedCartOf(ctx, cart)
  if (storeCode === undefined) return false
  return (
    cart.is_fulfilment_auto_updated ||
    lines.some(({ fulfilment, isCollectable }) => fulfilment === 'clickncollect' && !isCollectable)
  )
}

/** @throws AppError CART_NOT_YOURS [R3.21] */
export function nomineeOf(ctx: Context, cart: CartRow): NomineeDetails | null {
  if (!cart.nominee) return null
  requireGuestSecret(ctx, cart)
  const { firstName, lastName, phone } = cart.nominee
  return { nominee_first_name: firstName, nominee_last_name: lastName, nominee_phone: phone }
}

/** [decision 63] */
export async function deliveryGroupsOf(
  ctx: Context,
  cart: CartRow,
  { postcode: typed }: Pick<CartDelivery_GroupsArgs, 'postcode'> = { postcode: null },
): Promise<CartDeliveryGroup[]> {
  const postcode = parsePostcode(typed ?? '')
  const priced = await pricedCartOf(ctx, cart)
  const isCollected = priced.groups.some(({ kind }) => kind === 'clickncollect')
  const store = isCollected ? await preferredStoreOf(ctx, cart) : null
  const context = { ...(await methodContextOf(ctx, priced, postcode)), store }
  return priced.groups.map((group) => toDeliveryGroup(group, context))
}
