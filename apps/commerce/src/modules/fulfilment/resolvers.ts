import { encodeUid } from '@welt/kit/ids'
import { type CartRow, pricedCartOf, requireGuestSecret } from '#modules/cart'
import type { Context } from '#src/composition/context'
import { toBillingAddress, toPreferredStore, toShippingAddress } from './cart-models.ts'
import { type EstimateTotalsInput, estimateShippingMethods } from './operations/estimateShippingMethods.ts'
import { estimateTotals } from './operations/estimateTotals.ts'
import { finalLiveInventoryCheck } from './operations/finalLiveInventoryCheck.ts'
import { getFindInStoreDetailsCart } from './operations/getFindInStoreDetailsCart.ts'
import { getFindInStoreDetailsPDP } from './operations/getFindInStoreDetailsPDP.ts'
import { inventoryLookup } from './operations/inventoryLookup.ts'
import { liveInventoryCheck } from './operations/liveInventoryCheck.ts'
import { type SetBillingAddressOnCartInput, setBillingAddressOnCart } from './operations/setBillingAddressOnCart.ts'
import { type SetNomineeDetailsInput, setNomineeDetails } from './operations/setNomineeDetails.ts'
import { type SetPreferredStoreInput, setPreferredStore } from './operations/setPreferredStore.ts'
import { type SetShippingAddressesOnCartInput, setShippingAddressesOnCart } from './operations/setShippingAddressesOnCart.ts'
import { type SetShippingMethodOptionInput, setShippingMethodOption } from './operations/setShippingMethodOption.ts'
import { type SetShippingMethodsOnCartInput, setShippingMethodsOnCart } from './operations/setShippingMethodsOnCart.ts'
import { unsetPreferredStore } from './operations/unsetPreferredStore.ts'
import { deliveryPromiseOf } from './product-promise.ts'
import { findStoreByCode } from './store.ts'

type Args<Operation extends (ctx: Context, args: never) => unknown> = Parameters<Operation>[1]

const Query = {
  liveInventoryCheck: (_root: unknown, args: Args<typeof liveInventoryCheck>, ctx: Context) => liveInventoryCheck(ctx, args),
  finalLiveInventoryCheck: (_root: unknown, args: Args<typeof finalLiveInventoryCheck>, ctx: Context) => finalLiveInventoryCheck(ctx, args),
  inventoryLookup: (_root: unknown, args: Args<typeof inventoryLookup>, ctx: Context) => inventoryLookup(ctx, args),
  getFindInStoreDetailsPDP: (_root: unknown, args: Args<typeof getFindInStoreDetailsPDP>, ctx: Context) =>
    getFindInStoreDetailsPDP(ctx, args),
  getFindInStoreDetailsCart: (_root: unknown, args: Args<typeof getFindInStoreDetailsCart>, ctx: Context) =>
    getFindInStoreDetailsCart(ctx, args),
}

const Mutation = {
  setShippingAddressesOnCart: (_root: unknown, args: { input?: SetShippingAddressesOnCartInput | null }, ctx: Context) =>
    setShippingAddressesOnCart(ctx, args.input),
  setBillingAddressOnCart: (_root: unknown, args: { input?: SetBillingAddressOnCartInput | null }, ctx: Context) =>
    setBillingAddressOnCart(ctx, args.input),
  setShippingMethodsOnCart: (_root: unknown, args: { input?: SetShippingMethodsOnCartInput | null }, ctx: Context) =>
    setShippingMethodsOnCart(ctx, args.input),
  estimateShippingMethods: (_root: unknown, args: { input: EstimateTotalsInput }, ctx: Context) => estimateShippingMethods(ctx, args.input),
  estimateTotals: (_root: unknown, args: { input: EstimateTotalsInput }, ctx: Context) => estimateTotals(ctx, args.input),
  setShippingMethodOption: (_root: unknown, args: { input: SetShippingMethodOptionInput }, ctx: Context) =>
    setShippingMethodOption(ctx, args.input),
  setPreferredStore: (_root: unknown, args: { input: SetPreferredStoreInput }, ctx: Context) => setPreferredStore(ctx, args.input),
  unsetPreferredStore: (_root: unknown, args: { input: { cart_id: string } }, ctx: Context) => unsetPreferredStore(ctx, args.input),
  setNomineeDetails: (_root: unknown, args: { input: SetNomineeDetailsInput }, ctx: Context) => setNomineeDetails(ctx, args.input),
}

const Cart = {
  shipping_addresses: async (cart: CartRow, _args: unknown, ctx: Context) => {
    if (!cart.shipping_address) return []
    requireGuestSecret(ctx, cart)
    const context = { priced: await pricedCartOf(ctx, cart), brand: ctx.brand }
    return [toShippingAddress(cart.shipping_address, cart, context)]
  },
  billing_address: (cart: CartRow, _args: unknown, ctx: Context) => {
    if (!cart.billing_address) return null
    requireGuestSecret(ctx, cart)
    return toBillingAddress(cart.billing_address, cart)
  },
  selected_shipping_method_options: async (cart: CartRow, _args: unknown, ctx: Context) =>
    (await pricedCartOf(ctx, cart)).lines.map((line) => ({ cart_item_uid: encodeUid(line.id), shipping_method_option: line.fulfilment })),
  preferred_store_data: async (cart: CartRow, _args: unknown, ctx: Context) => {
    const store = cart.preferred_store_code ? await findStoreByCode(ctx.db, cart.preferred_store_code) : undefined
    return store ? toPreferredStore(store) : null
  },
  nominee_details: (cart: CartRow, _args: unknown, ctx: Context) => {
    if (!cart.nominee) return null
    requireGuestSecret(ctx, cart)
    const { firstName, lastName, phone } = cart.nominee
    return { nominee_first_name: firstName, nominee_last_name: lastName, nominee_phone: phone }
  },
}

/** Resolvers of this module's block. */
export const resolvers = {
  Query,
  Mutation,
  Cart,
  ProductAdditionalData: { delivery_promise: deliveryPromiseOf },
  CartAddressInterface: { __resolveType: (address: { readonly __typename: string }) => address.__typename },
}
