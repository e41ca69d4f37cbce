import type { Transaction } from 'kysely'
import type { Context } from '#src/platform/context'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import {
  type AccessContext,
  assertUsable,
  cartNotFound,
  isCartId,
  requireCartId,
  requireGuestSecret,
} from './access.ts'
import { fail } from './errors.ts'
import { type CartWithLines, type CartWithVariants, lockCartWithVariants } from './lines-store.ts'
import { type CartChange, findCartForUpdate, loadCartLines, touchCart, updateCart, updateCartAsRead } from './store.ts'
import type { CartRow } from './tables.ts'

/** Locks the row until the transaction ends. */
export async function lockCart(trx: Transaction<Database>, cartId: string): Promise<CartRow> {
  const cart = isCartId(requireCartId(cartId)) ? await findCartForUpdate(trx, cartId) : undefined
  if (!cart) throw cartNotFound(cartId)
  return cart
}

interface OpenCart {
  readonly cart: CartWithLines
  /** Of the cart's lines; undefined when the lines were read again. */
  readonly variants: CartWithVariants['variants'] | undefined
}

/**
 * Reads the lines again only if the version has changed: every change increments it.
 * @throws AppError CART_NOT_ACTIVE [decision 57]
 */
export async function lockOpenCart(trx: Transaction<Database>, read: CartWithLines): Promise<OpenCart> {
  const locked = await lockCartWithVariants(trx, read)
  if (!locked) throw cartNotFound(read.id)
  const { row, variants } = locked
  const isAsRead = row.version === read.version
  const lines = isAsRead ? read.lines : await loadCartLines(trx, row.id)
  if (!row.is_active || row.locked_by_order !== null) throw fail('CART_NOT_ACTIVE')
  return { cart: { ...row, lines }, variants: isAsRead ? variants : undefined }
}

/** @throws AppError as requireCart; CART_NOT_YOURS, CART_NOT_ACTIVE [R4.49, R4.50] */
export function assertChangeable(ctx: AccessContext, cart: CartRow): void {
  assertUsable(ctx, cart)
  requireGuestSecret(ctx, cart)
  if (cart.locked_by_order !== null) throw fail('CART_NOT_ACTIVE')
}

/**
 * For changes other than lines. Runs `work` under the cart's lock, increments the version and clears the payment error.
 * @throws AppError as requireCart; CART_NOT_ACTIVE for a cart locked by an order [R4.49, R4.50]
 */
export async function changeCart(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'>,
  cartId: string,
  work: (trx: Transaction<Database>, cart: CartRow) => Promise<unknown>,
): Promise<CartRow> {
  return inTransaction(ctx.db, async (trx) => {
    const cart = await lockCart(trx, cartId)
    assertChangeable(ctx, cart)
    await work(trx, cart)
    return touchCart(trx, cartId)
  })
}

/**
 * Like changeCart, but locks only if the version has changed; `decide` then runs again, so it must not write.
 * @throws AppError as changeCart [decision 57]
 */
export async function changeCartAsRead<Cart extends CartRow>(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'>,
  read: Cart,
  decide: (cart: CartRow | Cart, db: Db) => CartChange | Promise<CartChange>,
): Promise<CartRow> {
  assertChangeable(ctx, read)
  const written = await updateCartAsRead(ctx.db, read, await decide(read, ctx.db))
  return written ?? changeCart(ctx, read.id, async (trx, cart) => updateCart(trx, cart.id, await decide(cart, trx)))
}

/** The caller has locked the cart. [R7.85] */
export async function closeCart(trx: Transaction<Database>, cartId: string): Promise<void> {
  await trx.updateTable('cart').set({ is_active: false }).where('id', '=', cartId).execute()
}

/**
 * After a failed payment. The version grows, so that the next attempt is a new request. The caller has locked the cart.
 */
export async function reopenCart(trx: Transaction<Database>, cartId: string, reason: string): Promise<void> {
  await touchCart(trx, cartId)
  await updateCart(trx, cartId, { is_active: true, locked_by_order: null, payment_error: reason })
}
