import type { Transaction } from 'kysely'
import type { Context } from '#src/composition/context'
import { type Database, type Db, inTransaction } from '#src/composition/database'
import { assertUsable, type CartAsker, cartNotFound, isCartId, requireCartId, requireGuestSecret } from './access.ts'
import { fail } from './errors.ts'
import type { CartWithLines } from './goods-store.ts'
import { type CartChange, findCartForUpdate, loadCartLines, touchCart, updateCart, updateCartAsRead } from './store.ts'
import type { CartRow } from './tables.ts'

/** The cart with its row locked until the transaction ends. @throws AppError CART_ID_MISSING, CART_NOT_FOUND */
export async function lockCart(trx: Transaction<Database>, cartId: string): Promise<CartRow> {
  const cart = isCartId(requireCartId(cartId)) ? await findCartForUpdate(trx, cartId) : undefined
  if (!cart) throw cartNotFound(cartId)
  return cart
}

/**
 * Locks a cart that was read before, and gives it as it is under the lock. Its lines are read again when its version is
 * another: nothing changes them without counting it up. [decision 57] @throws AppError CART_NOT_FOUND
 */
export async function lockCartAsRead(trx: Transaction<Database>, read: CartWithLines): Promise<CartWithLines> {
  const cart = await lockCart(trx, read.id)
  return { ...cart, lines: cart.version === read.version ? read.lines : await loadCartLines(trx, cart.id) }
}

/**
 * Checks that the viewer may change this cart now. The id alone is not enough for a cart made through a storefront.
 * @throws AppError as requireCart; CART_NOT_YOURS, CART_NOT_ACTIVE [R4.49, R4.50]
 */
export function assertChangeable(asker: CartAsker, cart: CartRow): void {
  assertUsable(asker, cart)
  requireGuestSecret(asker, cart)
  if (cart.locked_by_order !== null) throw fail('CART_NOT_ACTIVE')
}

/**
 * A change of a cart that is not of its goods: one transaction, the cart locked and checked again under that lock, `work`
 * done on it, the version counted up and an earlier payment's failure cleared. A cart whose order waits for its payment
 * is refused.
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
 * Changes columns of a cart without a lock: `decide` calculates them from the cart that was read, and they are written
 * if its version is still current. If not, `decide` runs again on the cart under its lock, so it must not write.
 * @throws AppError as changeCart [decision 57]
 */
export async function changeAsRead<Cart extends CartRow>(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'>,
  read: Cart,
  decide: (cart: CartRow | Cart, db: Db) => CartChange | Promise<CartChange>,
): Promise<CartRow> {
  assertChangeable(ctx, read)
  const written = await updateCartAsRead(ctx.db, read, await decide(read, ctx.db))
  return written ?? changeCart(ctx, read.id, async (trx, cart) => updateCart(trx, cart.id, await decide(cart, trx)))
}

/** Ends a cart whose order is paid. The caller has locked it. [R7.85] */
export async function closeCart(trx: Transaction<Database>, cartId: string): Promise<void> {
  await trx.updateTable('cart').set({ is_active: false }).where('id', '=', cartId).execute()
}

/**
 * Refuses changes while the order of the cart waits for its payment; `method` is what stays of how it is paid. The
 * caller has locked it.
 */
export async function lockForOrder(
  trx: Transaction<Database>,
  cartId: string,
  orderId: number,
  method: object,
): Promise<void> {
  await updateCart(trx, cartId, { payment_method: JSON.stringify(method), locked_by_order: orderId })
}

/**
 * Gives the same cart back after a payment that failed, with the reason to show. The version grows, so that the next
 * attempt is a new request. The caller has locked it.
 */
export async function reopenCart(trx: Transaction<Database>, cartId: string, reason: string): Promise<void> {
  await touchCart(trx, cartId)
  await updateCart(trx, cartId, { is_active: true, locked_by_order: null, payment_error: reason })
}
