import type { Transaction } from 'kysely'
import type { Context } from '#src/platform/context'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { loadCartWithLines, requireCartWithGoods } from './access.ts'
import { assertChangeable, lockCart } from './change.ts'
import { withGiftCard } from './gift-cards/gift-card-line.ts'
import { type CartWithLines, writeGoods } from './goods-store.ts'
import { type Decision, type Goods, goodsAsWritten, loadGoods } from './lines/goods.ts'
import type { PricingContext } from './prices/context.ts'
import { type PricedCart, priceGoods, rememberPriced } from './prices/pricing.ts'
import { shippingChoiceAfter } from './shipping-choice.ts'
import type { CartRow } from './tables.ts'
import { loadFacts } from './totals/facts.ts'

export type GoodsContext = Pick<Context, 'db' | 'brand' | 'viewer'> & PricingContext

export interface GoodsChange<T> {
  readonly skus: readonly string[]
  /** Runs again if the cart has changed, so it must not write. */
  readonly decide: (goods: Goods) => Decision<T>
  readonly isShippingUnchanged?: boolean
}

export interface ChangedGoods<T> {
  readonly cart: CartRow
  readonly result: T
}

/** @returns undefined when the cart has changed */
async function tryChange<T>(
  db: Db,
  ctx: GoodsContext,
  cart: CartWithLines,
  goods: Goods,
  { decide, isShippingUnchanged }: GoodsChange<T>,
): Promise<{ readonly priced: PricedCart; readonly result: T } | undefined> {
  const facts = await loadFacts(db, ctx, cart)
  const decision = decide(goods)
  const shipping = isShippingUnchanged ? cart : shippingChoiceAfter(ctx, cart, goods, decision)
  const written = await writeGoods(db, cart, { ...decision, shipping })
  if (!written) return undefined
  return {
    priced: priceGoods(ctx, written.cart, goodsAsWritten(goods, decision, written.put), facts),
    result: decision.result,
  }
}

type Apply = <T>(change: GoodsChange<T>) => Promise<ChangedGoods<T>>

/** Runs `work` with the cart locked; the response shows prices read under the lock. @throws AppError as changeCart */
export async function changeLockedGoods<T>(
  ctx: GoodsContext,
  cartId: string,
  work: (trx: Transaction<Database>, apply: Apply) => Promise<T>,
): Promise<T> {
  const { value, priced } = await inTransaction(ctx.db, async (trx) => {
    await lockCart(trx, cartId)
    const cart = await loadCartWithLines(trx, ctx, cartId)
    assertChangeable(ctx, cart)
    let priced: PricedCart | undefined
    const apply: Apply = async (change) => {
      const changed = await tryChange(trx, ctx, cart, await loadGoods(trx, ctx, cart, change.skus), change)
      if (!changed) throw new Error(`Cart ${cartId} changed while it was locked.`)
      priced = changed.priced
      return { cart: changed.priced.cart, result: changed.result }
    }
    return { value: await work(trx, apply), priced }
  })
  if (priced) rememberPriced(ctx, priced)
  return value
}

/**
 * Writes if the version is unchanged, else runs again under the cart's lock.
 * @throws AppError as changeCart [R4.39, R4.42, decision 57]
 */
export async function changeGoods<T>(
  ctx: GoodsContext,
  cartId: string,
  change: GoodsChange<T>,
): Promise<ChangedGoods<T>> {
  const { cart, variants } = await requireCartWithGoods(ctx, cartId, { skus: change.skus })
  assertChangeable(ctx, cart)
  const goods = await withGiftCard(ctx.db, ctx, { lines: cart.lines, variants }, change.skus)
  const changed = await tryChange(ctx.db, ctx, cart, goods, change)
  if (!changed) return changeLockedGoods(ctx, cartId, (_trx, apply) => apply(change))
  rememberPriced(ctx, changed.priced)
  return { cart: changed.priced.cart, result: changed.result }
}
