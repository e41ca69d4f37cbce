import {
  billingAddressOf,
  deliveryGroupsOf,
  fulfilmentOf,
  isAutoUpdated,
  lineOptionsOf,
  nomineeOf,
  preferredStoreOf,
  shippingAddressesOf,
  storeDistanceOf,
} from './cart-fields.ts'
import { deliveryPlace } from './operations/deliveryPlace.ts'
import { deliveryPromise } from './operations/deliveryPromise.ts'
import { estimateShippingMethods } from './operations/estimateShippingMethods.ts'
import { estimateTotals } from './operations/estimateTotals.ts'
import { finalLiveInventoryCheck } from './operations/finalLiveInventoryCheck.ts'
import { getFindInStoreDetailsCart } from './operations/getFindInStoreDetailsCart.ts'
import { liveInventoryCheck } from './operations/liveInventoryCheck.ts'
import { setBillingAddressOnCart } from './operations/setBillingAddressOnCart.ts'
import { setNomineeDetails } from './operations/setNomineeDetails.ts'
import { setPreferredStore } from './operations/setPreferredStore.ts'
import { setShippingAddressesOnCart } from './operations/setShippingAddressesOnCart.ts'
import { setShippingMethodOption } from './operations/setShippingMethodOption.ts'
import { setShippingMethodOptions } from './operations/setShippingMethodOptions.ts'
import { setShippingMethodsOnCart } from './operations/setShippingMethodsOnCart.ts'
import { unsetPreferredStore } from './operations/unsetPreferredStore.ts'
import { deliveryPromiseOf } from './product-promise.ts'
import type { FulfilmentResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    deliveryPlace: (_root, args, ctx) => deliveryPlace(ctx, args),
    deliveryPromise: (_root, args, ctx) => deliveryPromise(ctx, args),
    liveInventoryCheck: (_root, args, ctx) => liveInventoryCheck(ctx, args),
    finalLiveInventoryCheck: (_root, args, ctx) => finalLiveInventoryCheck(ctx, args),
    getFindInStoreDetailsCart: (_root, args, ctx) => getFindInStoreDetailsCart(ctx, args),
  },
  Mutation: {
    setShippingAddressesOnCart: (_root, args, ctx) => setShippingAddressesOnCart(ctx, args),
    setBillingAddressOnCart: (_root, args, ctx) => setBillingAddressOnCart(ctx, args),
    setShippingMethodsOnCart: (_root, args, ctx) => setShippingMethodsOnCart(ctx, args),
    estimateShippingMethods: (_root, args, ctx) => estimateShippingMethods(ctx, args),
    estimateTotals: (_root, args, ctx) => estimateTotals(ctx, args),
    setShippingMethodOption: (_root, args, ctx) => setShippingMethodOption(ctx, args),
    setShippingMethodOptions: (_root, args, ctx) => setShippingMethodOptions(ctx, args),
    setPreferredStore: (_root, args, ctx) => setPreferredStore(ctx, args),
    unsetPreferredStore: (_root, args, ctx) => unsetPreferredStore(ctx, args),
    setNomineeDetails: (_root, args, ctx) => setNomineeDetails(ctx, args),
  },
  Cart: {
    shipping_addresses: (cart, _args, ctx) => shippingAddressesOf(ctx, cart),
    billing_address: (cart, _args, ctx) => billingAddressOf(ctx, cart),
    selected_shipping_method_options: (cart, _args, ctx) => lineOptionsOf(ctx, cart),
    preferred_store_data: (cart, _args, ctx) => preferredStoreOf(ctx, cart),
    preferred_store_distance: (cart, args, ctx) => storeDistanceOf(ctx, cart, args),
    nominee_details: (cart, _args, ctx) => nomineeOf(ctx, cart),
    delivery_groups: (cart, args, ctx) => deliveryGroupsOf(ctx, cart, args),
    fulfilment: (cart, _args, ctx) => fulfilmentOf(ctx, cart),
    is_fulfilment_auto_updated: (cart, _args, ctx) => isAutoUpdated(ctx, cart),
  },
  ProductAdditionalData: {
    delivery_promise: ({ price_range, variants }, { postcode }, ctx) => {
      const goodsCents = Math.round((price_range.minimum_price.final_price.value ?? 0) * 100)
      return deliveryPromiseOf(ctx, { goodsCents, postcode, skus: variants.map(({ sku }) => sku) })
    },
  },
} satisfies FulfilmentResolvers
