import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import { memoised, memoKey } from '#src/composition/request-state'
import { fail } from './errors.ts'
import {
  type CartWithGoods,
  type CartWithLines,
  findCartWithGoods,
  findCartWithLines,
  type Wanted,
} from './goods-store.ts'
import { findCart } from './store.ts'
import type { CartRow } from './tables.ts'

/** Cart ids as the server makes them. */
const CART_ID = /^[A-Za-z0-9]{32}$/

/** Whether the text could be a cart's id. */
export function isCartId(text: string): boolean {
  return CART_ID.test(text)
}

/** Longest part of an unknown id that an error repeats. */
const SHOWN_ID_LENGTH = 64

export type FactContext = { readonly ports: Pick<Context['ports'], 'cartFacts'> }

/** The caller of a cart operation, and the site. */
export type CartAsker = Pick<Context, 'brand' | 'viewer'>

/**
 * Checks that the viewer may use this cart on this site.
 * @throws AppError CART_NOT_YOURS, CART_OF_OTHER_WEBSITE, CART_NOT_ACTIVE [R1.15, R6.10, R8.63, R8.65]
 */
export function assertUsable(
  asker: CartAsker,
  cart: CartRow,
  options: { readonly allowInactive?: boolean } = {},
): void {
  if (cart.customer_id !== null && cart.customer_id !== asker.viewer.customerId)
    throw fail('CART_NOT_YOURS', { cartId: cart.id })
  if (cart.website_id !== asker.brand.websiteId) throw fail('CART_OF_OTHER_WEBSITE')
  if (!cart.is_active && !options.allowInactive) throw fail('CART_NOT_ACTIVE')
}

/**
 * A cart that the viewer may use, with every check of the contract.
 * @throws AppError CART_ID_MISSING, CART_NOT_FOUND, CART_NOT_YOURS, CART_OF_OTHER_WEBSITE, CART_NOT_ACTIVE
 */
export async function requireCart(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'>,
  cartId: string,
  options: { readonly allowInactive?: boolean } = {},
): Promise<CartRow> {
  const cart = isCartId(requireCartId(cartId)) ? await findCart(ctx.db, cartId) : undefined
  if (!cart) throw cartNotFound(cartId)
  assertUsable(ctx, cart, options)
  return cart
}

/** A cart with its lines, without a look at whose it is. @throws AppError CART_ID_MISSING, CART_NOT_FOUND */
export async function requireCartWithLines(db: Db, { ports }: FactContext, cartId: string): Promise<CartWithLines> {
  const cart = isCartId(requireCartId(cartId)) ? await findCartWithLines(db, cartId, ports.cartFacts) : undefined
  if (!cart) throw cartNotFound(cartId)
  return cart
}

/**
 * A cart with its lines, the purchasable variants and the coupon facts that a change needs; ownership is not checked.
 * @throws AppError CART_ID_MISSING, CART_NOT_FOUND
 */
export async function requireCartWithGoods(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'> & FactContext,
  cartId: string,
  wanted: Wanted,
): Promise<CartWithGoods> {
  const { websiteId } = ctx.brand
  const sources = ctx.ports.cartFacts
  const found = isCartId(requireCartId(cartId))
    ? await findCartWithGoods(ctx.db, cartId, { ...wanted, websiteId, sources })
    : undefined
  if (!found) throw cartNotFound(cartId)
  return found
}

/** The viewer's active cart with its lines. @throws AppError as requireCart */
export async function requireOpenCartWithLines(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'> & FactContext,
  cartId: string,
): Promise<CartWithLines> {
  const cart = await requireCartWithLines(ctx.db, ctx, cartId)
  assertUsable(ctx, cart)
  return cart
}

/** A cart that the viewer may order, or has ordered, with its lines. @throws AppError as requireCart, but CART_NOT_ACTIVE */
export async function requireCartToOrder(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'> & FactContext,
  cartId: string,
): Promise<CartWithLines> {
  const cart = await requireCartWithLines(ctx.db, ctx, cartId)
  assertUsable(ctx, cart, { allowInactive: true })
  return cart
}

const READ = memoKey<Promise<CartWithLines>>('cart.read')

/** The cart that a query shows, with its lines: fields of one request share what was read. @throws AppError as requireCart */
export async function readCart(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer' | 'memo'> & FactContext,
  cartId: string,
): Promise<CartWithLines> {
  const cart = await memoised(ctx, READ, cartId, () => requireCartWithLines(ctx.db, ctx, cartId))
  assertUsable(ctx, cart)
  return cart
}

/** The id, which may not be empty. @throws AppError CART_ID_MISSING */
export function requireCartId(cartId: string): string {
  if (cartId.trim() === '') throw fail('CART_ID_MISSING')
  return cartId
}

/** The refusal of an id that no cart has. [R8.64] */
export function cartNotFound(cartId: string) {
  return fail('CART_NOT_FOUND', { cartId: cartId.slice(0, SHOWN_ID_LENGTH) })
}

/** Hash under which a guest's secret is stored. */
export function hashGuestSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/**
 * Guards changes, email, addresses and payment of a cart made through a storefront. Carts of bare API clients have no
 * secret. @throws AppError CART_NOT_YOURS
 */
export function requireGuestSecret(asker: CartAsker, cart: CartRow): void {
  if (!cart.guest_secret_hash || cart.customer_id !== null) return
  const given = asker.viewer.guestSecret
  if (given && timingSafeEqual(hashGuestSecret(given), cart.guest_secret_hash)) return
  throw fail('CART_NOT_YOURS', { cartId: cart.id })
}

/** The id in an input of a line change, which may not be empty. @throws AppError CART_ID_MISSING_IN_INPUT */
export function requireCartIdOfInput(cartId: string | undefined): string {
  if (!cartId || cartId.trim() === '') throw fail('CART_ID_MISSING_IN_INPUT')
  return cartId
}
