import type { Context } from '#src/context'
import { requireGuestSecret } from './access.ts'
import { type CartItemModel, toCartItem } from './cart-items.ts'
import { toCartPrices } from './cart-prices.ts'
import { type LineSort, pageOf, sortLines } from './item-pages.ts'
import { chosenSize, loadLineProduct, loadLineVariant } from './line-product.ts'
import { type AddConfigurableProductsToCartInput, addConfigurableProductsToCart } from './operations/addConfigurableProductsToCart.ts'
import { addProductsToCart, type CartItemInput } from './operations/addProductsToCart.ts'
import { type AddSimpleProductsToCartInput, addSimpleProductsToCart } from './operations/addSimpleProductsToCart.ts'
import { applyCouponsToCart } from './operations/applyCouponsToCart.ts'
import { applyCouponToCart } from './operations/applyCouponToCart.ts'
import { cart } from './operations/cart.ts'
import { type CreateEmptyCartInput, createEmptyCart } from './operations/createEmptyCart.ts'
import { createGuestCart } from './operations/createGuestCart.ts'
import { customerCart } from './operations/customerCart.ts'
import { mergeCarts } from './operations/mergeCarts.ts'
import { removeCouponFromCart } from './operations/removeCouponFromCart.ts'
import { removeCouponsFromCart } from './operations/removeCouponsFromCart.ts'
import { type RemoveItemFromCartInput, removeItemFromCart } from './operations/removeItemFromCart.ts'
import { type UpdateCartItemsInput, updateCartItems } from './operations/updateCartItems.ts'
import { pricedCartOf } from './pricing.ts'
import type { UserError } from './rules.ts'
import type { CartRow } from './tables.ts'

interface Input<T> {
  readonly input?: T | null
}

interface PageArgs {
  readonly pageSize: number
  readonly currentPage: number
  readonly sort?: LineSort | null
}

const Query = {
  cart: (_root: unknown, args: { cart_id: string }, ctx: Context) => cart(ctx, args),
  customerCart: (_root: unknown, _args: unknown, ctx: Context) => customerCart(ctx),
}

const Mutation = {
  createEmptyCart: (_root: unknown, args: Input<CreateEmptyCartInput>, ctx: Context) => createEmptyCart(ctx, args.input),
  createGuestCart: (_root: unknown, args: Input<{ cart_uid?: string | null }>, ctx: Context) => createGuestCart(ctx, args.input),
  addProductsToCart: (_root: unknown, args: { cartId: string; cartItems: CartItemInput[] }, ctx: Context) => addProductsToCart(ctx, args),
  addSimpleProductsToCart: (_root: unknown, args: Input<AddSimpleProductsToCartInput>, ctx: Context) =>
    addSimpleProductsToCart(ctx, args.input),
  addConfigurableProductsToCart: (_root: unknown, args: Input<AddConfigurableProductsToCartInput>, ctx: Context) =>
    addConfigurableProductsToCart(ctx, args.input),
  updateCartItems: (_root: unknown, args: Input<UpdateCartItemsInput>, ctx: Context) => updateCartItems(ctx, args.input),
  removeItemFromCart: (_root: unknown, args: Input<RemoveItemFromCartInput>, ctx: Context) => removeItemFromCart(ctx, args.input),
  mergeCarts: (_root: unknown, args: { source_cart_id: string; destination_cart_id?: string | null }, ctx: Context) =>
    mergeCarts(ctx, args),
  applyCouponToCart: (_root: unknown, args: Input<{ cart_id: string; coupon_code: string }>, ctx: Context) =>
    applyCouponToCart(ctx, args.input),
  applyCouponsToCart: (_root: unknown, args: Input<{ cart_id: string }>, ctx: Context) => applyCouponsToCart(ctx, args.input),
  removeCouponFromCart: (_root: unknown, args: Input<{ cart_id: string }>, ctx: Context) => removeCouponFromCart(ctx, args.input),
  removeCouponsFromCart: (_root: unknown, args: Input<{ cart_id: string; coupon_codes: string[] }>, ctx: Context) =>
    removeCouponsFromCart(ctx, args.input),
}

const Cart = {
  email: (row: CartRow, _args: unknown, ctx: Context) => {
    if (row.email !== null) requireGuestSecret(ctx, row)
    return row.email
  },
  is_virtual: async (row: CartRow, _args: unknown, ctx: Context) => {
    const { lines } = await pricedCartOf(ctx, row)
    return lines.length > 0 && lines.every((line) => line.sellable?.productType === 'giftcard')
  },
  total_quantity: async (row: CartRow, _args: unknown, ctx: Context) => (await pricedCartOf(ctx, row)).totalQuantity,
  items: async (row: CartRow, _args: unknown, ctx: Context) => {
    const priced = await pricedCartOf(ctx, row)
    return priced.lines.map((line) => toCartItem(line, priced))
  },
  itemsV2: async (row: CartRow, args: PageArgs, ctx: Context) => {
    const priced = await pricedCartOf(ctx, row)
    const page = pageOf(sortLines(priced.lines, args.sort ?? undefined), args.pageSize, args.currentPage)
    return { ...page, items: page.items.map((line) => toCartItem(line, priced)) }
  },
  prices: async (row: CartRow, _args: unknown, ctx: Context) => toCartPrices(await pricedCartOf(ctx, row)),
  applied_coupon: (row: CartRow) => row.coupon_codes.slice(0, 1).map((code) => ({ code }))[0] ?? null,
  applied_coupons: (row: CartRow) => (row.coupon_codes.length > 0 ? row.coupon_codes.map((code) => ({ code })) : null),
  applied_multi_coupons: () => [],
  coupon_free_shipping_flag: () => false,
}

const ConfigurableCartItem = {
  product: (item: CartItemModel, _args: unknown, ctx: Context) => loadLineProduct(ctx, item.line),
  configured_variant: (item: CartItemModel, _args: unknown, ctx: Context) => loadLineVariant(ctx, item.line),
  configurable_options: (item: CartItemModel) => chosenSize(item.line),
}

/** Resolvers of this module's block. */
export const resolvers = {
  Query,
  Mutation,
  Cart,
  ConfigurableCartItem,
  CartItemInterface: { __resolveType: (item: CartItemModel) => item.__typename },
  Error: { __resolveType: (error: UserError) => (error.code === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError') },
}
