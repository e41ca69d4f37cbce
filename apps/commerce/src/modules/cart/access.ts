import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { memoised, memoKey } from '#src/platform/request-state'
import { fail } from './errors.ts'
import {
  type CartLookup,
  type CartWithLines,
  type CartWithVariants,
  findCartWithLines,
  findCartWithVariants,
} from './lines-store.ts'
import { findCart } from './store.ts'
import type { CartRow } from './tables.ts'

const CART_ID = /^[A-Za-z0-9]{32}$/

export function isCartId(text: string): boolean {
  return CART_ID.test(text)
}

const SHOWN_ID_LENGTH = 64

export type FactContext = { readonly ports: Pick<Context['ports'], 'cartFacts'> }

export type AccessContext = Pick<Context, 'brand' | 'viewer'>

/** @throws AppError CART_NOT_YOURS, CART_OF_OTHER_WEBSITE, CART_NOT_ACTIVE [R1.15, R6.10, R8.63, R8.65] */
export function assertUsable(
  ctx: AccessContext,
  cart: CartRow,
  options: { readonly allowInactive?: boolean } = {},
): void {
  if (cart.customer_id !== null && cart.customer_id !== ctx.viewer.customerId)
    throw fail('CART_NOT_YOURS', { cartId: cart.id })
  if (cart.website_id !== ctx.brand.websiteId) throw fail('CART_OF_OTHER_WEBSITE')
  if (!cart.is_active && !options.allowInactive) throw fail('CART_NOT_ACTIVE')
}

/** @throws AppError CART_ID_MISSING, CART_NOT_FOUND, CART_NOT_YOURS, CART_OF_OTHER_WEBSITE, CART_NOT_ACTIVE */
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

/** Does not check ownership. @throws AppError CART_ID_MISSING, CART_NOT_FOUND */
export async function loadCartWithLines(db: Db, { ports }: FactContext, cartId: string): Promise<CartWithLines> {
  const cart = isCartId(requireCartId(cartId)) ? await findCartWithLines(db, cartId, ports.cartFacts) : undefined
  if (!cart) throw cartNotFound(cartId)
  return cart
}

/** Does not check ownership. @throws AppError CART_ID_MISSING, CART_NOT_FOUND */
export async function loadCartWithVariants(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'> & FactContext,
  cartId: string,
  wanted: CartLookup,
): Promise<CartWithVariants> {
  const { websiteId } = ctx.brand
  const sources = ctx.ports.cartFacts
  const found = isCartId(requireCartId(cartId))
    ? await findCartWithVariants(ctx.db, cartId, { ...wanted, websiteId, sources })
    : undefined
  if (!found) throw cartNotFound(cartId)
  return found
}

/** @throws AppError as requireCart */
export async function requireCartWithLines(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'> & FactContext,
  cartId: string,
  options: { readonly allowInactive?: boolean } = {},
): Promise<CartWithLines> {
  const cart = await loadCartWithLines(ctx.db, ctx, cartId)
  assertUsable(ctx, cart, options)
  return cart
}

const READ = memoKey<Promise<CartWithLines>>('cart.read')

/** Memoised per request. @throws AppError as requireCart */
export async function readCart(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer' | 'memo'> & FactContext,
  cartId: string,
): Promise<CartWithLines> {
  const cart = await memoised(ctx, READ, cartId, () => loadCartWithLines(ctx.db, ctx, cartId))
  assertUsable(ctx, cart)
  return cart
}

export function requireCartId(cartId: string): string {
  if (cartId.trim() === '') throw fail('CART_ID_MISSING')
  return cartId
}

/** [R8.64] */
export function cartNotFound(cartId: string) {
  return fail('CART_NOT_FOUND', { cartId: cartId.slice(0, SHOWN_ID_LENGTH) })
}

export function hashGuestSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Carts of API clients other than storefronts have no secret. @throws AppError CART_NOT_YOURS */
export function requireGuestSecret(ctx: AccessContext, cart: CartRow): void {
  if (!cart.guest_secret_hash || cart.customer_id !== null) return
  const given = ctx.viewer.guestSecret
  if (given && timingSafeEqual(hashGuestSecret(given), cart.guest_secret_hash)) return
  throw fail('CART_NOT_YOURS', { cartId: cart.id })
}

export function requireCartIdOfInput(cartId: string | undefined): string {
  if (!cartId || cartId.trim() === '') throw fail('CART_ID_MISSING_IN_INPUT')
  return cartId
}
