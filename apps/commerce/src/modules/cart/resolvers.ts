import { couponsOf, emailOf, isVirtual, itemsOf, itemsPageOf, totalQuantityOf } from './cart-fields.ts'
import { hasFreeDeliveryCoupon, multiCouponsOf } from './coupons/coupon-fields.ts'
import { chosenSize, loadLineProduct, loadLineVariant, sizeConversionOf } from './lines/line-product.ts'
import { addConfigurableProductsToCart } from './operations/addConfigurableProductsToCart.ts'
import { addProductsToCart } from './operations/addProductsToCart.ts'
import { addSimpleProductsToCart } from './operations/addSimpleProductsToCart.ts'
import { applyCouponsToCart } from './operations/applyCouponsToCart.ts'
import { applyCouponToCart } from './operations/applyCouponToCart.ts'
import { cart } from './operations/cart.ts'
import { clearCart } from './operations/clearCart.ts'
import { createEmptyCart } from './operations/createEmptyCart.ts'
import { createExpressCart } from './operations/createExpressCart.ts'
import { createGuestCart } from './operations/createGuestCart.ts'
import { customerCart } from './operations/customerCart.ts'
import { mergeCarts } from './operations/mergeCarts.ts'
import { removeCouponFromCart } from './operations/removeCouponFromCart.ts'
import { removeCouponsFromCart } from './operations/removeCouponsFromCart.ts'
import { removeItemFromCart } from './operations/removeItemFromCart.ts'
import { updateCartItems } from './operations/updateCartItems.ts'
import { toCartPrices } from './prices/cart-prices.ts'
import { pricedCartOf } from './prices/pricing.ts'
import type { CartResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    cart: (_root, args, ctx) => cart(ctx, args),
    customerCart: (_root, _args, ctx) => customerCart(ctx),
  },
  Mutation: {
    createEmptyCart: (_root, args, ctx) => createEmptyCart(ctx, args),
    createGuestCart: (_root, args, ctx) => createGuestCart(ctx, args),
    createExpressCart: (_root, _args, ctx) => createExpressCart(ctx),
    addProductsToCart: (_root, args, ctx) => addProductsToCart(ctx, args),
    addSimpleProductsToCart: (_root, args, ctx) => addSimpleProductsToCart(ctx, args),
    addConfigurableProductsToCart: (_root, args, ctx) => addConfigurableProductsToCart(ctx, args),
    updateCartItems: (_root, args, ctx) => updateCartItems(ctx, args),
    removeItemFromCart: (_root, args, ctx) => removeItemFromCart(ctx, args),
    mergeCarts: (_root, args, ctx) => mergeCarts(ctx, args),
    clearCart: (_root, args, ctx) => clearCart(ctx, args),
    assignCustomerToGuestCart: (_root, { cart_id }, ctx) => mergeCarts(ctx, { source_cart_id: cart_id }),
    addVirtualProductsToCart: (_root, args, ctx) => addSimpleProductsToCart(ctx, args),
    applyCouponToCart: (_root, args, ctx) => applyCouponToCart(ctx, args),
    applyCouponsToCart: (_root, args, ctx) => applyCouponsToCart(ctx, args),
    removeCouponFromCart: (_root, args, ctx) => removeCouponFromCart(ctx, args),
    removeCouponsFromCart: (_root, args, ctx) => removeCouponsFromCart(ctx, args),
  },
  Cart: {
    email: (row, _args, ctx) => emailOf(ctx, row),
    is_virtual: (row, _args, ctx) => isVirtual(ctx, row),
    total_quantity: (row, _args, ctx) => totalQuantityOf(ctx, row),
    items: (row, _args, ctx) => itemsOf(ctx, row),
    itemsV2: (row, args, ctx) => itemsPageOf(ctx, row, args),
    prices: async (row, _args, ctx) => toCartPrices(await pricedCartOf(ctx, row)),
    applied_coupon: async (row, _args, ctx) => (await couponsOf(ctx, row))?.[0],
    applied_coupons: (row, _args, ctx) => couponsOf(ctx, row),
    applied_multi_coupons: (row, _args, ctx) => multiCouponsOf(ctx, row),
    coupon_free_shipping_flag: (row, _args, ctx) => hasFreeDeliveryCoupon(ctx, row),
    offer_hints: async (row, _args, ctx) => [...(await pricedCartOf(ctx, row)).offerHints],
    gift_message: () => null,
    merge_notices: (row) => ('mergeNotices' in row ? [...row.mergeNotices] : []),
  },
  ConfigurableCartItem: {
    product: (item, _args, ctx) => loadLineProduct(ctx, item.line),
    configured_variant: (item, _args, ctx) => loadLineVariant(ctx, item.line),
    configurable_options: (item) => chosenSize(item.line),
  },
  SelectedConfigurableOption: { size_conversion: (option, _args, ctx) => sizeConversionOf(ctx, option) },
  CartUserInputError: { field: ({ field }) => field ?? null },
  CartItemInterface: { __resolveType: (item) => item.__typename },
  Error: {
    __resolveType: (error) => (error.code === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError'),
  },
} satisfies CartResolvers
