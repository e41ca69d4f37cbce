import type { Transaction } from 'kysely'
import type { Context } from '#src/composition/context'
import type { Database } from '#src/composition/database'
import { changeCart } from './change.ts'
import { type PricedCart, type PricingContext, rememberPriced } from './prices/pricing.ts'
import { chooseShipping } from './shipping-choice.ts'
import type { CartRow } from './tables.ts'

/** What a change of a cart's goods needs of its request. */
export type GoodsContext = Pick<Context, 'db' | 'brand' | 'viewer'> & PricingContext

/**
 * Changes what is in a cart, as `changeCart`, and chooses the way of delivery for it. The prices found under the lock
 * are the ones the answer shows, so they are not read again. @throws AppError as changeCart [R4.39, R4.42]
 */
export async function changeGoods(
  ctx: GoodsContext,
  cartId: string,
  work: (trx: Transaction<Database>, cart: CartRow) => Promise<void>,
): Promise<CartRow> {
  let priced: PricedCart | undefined
  const cart = await changeCart(ctx, cartId, async (trx, locked) => {
    await work(trx, locked)
    priced = await chooseShipping(trx, ctx, locked)
  })
  if (priced) rememberPriced(ctx, { ...priced, cart })
  return cart
}
