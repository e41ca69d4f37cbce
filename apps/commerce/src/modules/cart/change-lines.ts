import type { Transaction } from 'kysely'
import type { Context } from '#src/platform/context'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { loadCartWithLines, loadCartWithVariants } from './access.ts'
import { assertChangeable, lockCart } from './change.ts'
import { withGiftCard } from './gift-cards/gift-card-line.ts'
import { type CartContents, contentsAfter, type LineChanges, loadContents } from './lines/contents.ts'
import { chooseFulfilment } from './lines/fulfilment.ts'
import { type CartWithLines, writeLines } from './lines-store.ts'
import type { PricingContext } from './prices/context.ts'
import { memoisePriced, type PricedCart, priceContents } from './prices/pricing.ts'
import { shippingChoiceAfter } from './shipping-choice.ts'
import type { CartChange } from './store.ts'
import type { CartRow } from './tables.ts'
import { loadFacts } from './totals/facts.ts'

export type LinesContext = Pick<Context, 'db' | 'brand' | 'viewer'> & PricingContext

export interface LinesChange<T> {
  readonly skus: readonly string[]
  /** Runs again if the cart has changed, so it must not write. */
  readonly decide: (contents: CartContents) => LineChanges<T>
  readonly isShippingUnchanged?: boolean
}

export interface ChangedLines<T> {
  readonly cart: CartRow
  readonly result: T
}

/** @returns undefined when the cart has changed */
async function tryChange<T>(
  db: Db,
  ctx: LinesContext,
  cart: CartWithLines,
  contents: CartContents,
  { decide, isShippingUnchanged }: LinesChange<T>,
): Promise<{ readonly priced: PricedCart; readonly result: T } | undefined> {
  const facts = await loadFacts(db, ctx, cart)
  const decision = decide(contents)
  const chosen = chooseFulfilment(cart, contents, decision.put, facts.isCollectionOn)
  const shipping = isShippingUnchanged ? cart : shippingChoiceAfter(ctx, cart, contents, decision)
  const written = await writeLines(db, cart, { ...decision, ...chosen, shipping })
  if (!written) return undefined
  return {
    priced: priceContents(ctx, written.cart, contentsAfter(contents, decision, written.put), facts),
    result: decision.result,
  }
}

/** `written` has columns that `work` wrote without a new version. */
type Apply = <T>(change: LinesChange<T>, written?: CartChange) => Promise<ChangedLines<T>>

/** Runs `work` with the cart locked; the response shows prices read under the lock. @throws AppError as changeCart */
export async function changeLockedLines<T>(
  ctx: LinesContext,
  cartId: string,
  work: (trx: Transaction<Database>, apply: Apply) => Promise<T>,
): Promise<T> {
  const { value, priced } = await inTransaction(ctx.db, async (trx) => {
    await lockCart(trx, cartId)
    const locked = await loadCartWithLines(trx, ctx, cartId)
    assertChangeable(ctx, locked)
    let priced: PricedCart | undefined
    const apply: Apply = async (change, written) => {
      const cart = written ? { ...locked, ...written } : locked
      const changed = await tryChange(trx, ctx, cart, await loadContents(trx, ctx, cart, change.skus), change)
      if (!changed) throw new Error(`Cart ${cartId} changed while it was locked.`)
      priced = changed.priced
      return { cart: changed.priced.cart, result: changed.result }
    }
    return { value: await work(trx, apply), priced }
  })
  if (priced) memoisePriced(ctx, priced)
  return value
}

/**
 * Writes if the version is unchanged, else runs again under the cart's lock.
 * @throws AppError as changeCart [R4.39, R4.42, decision 57]
 */
export async function changeLines<T>(
  ctx: LinesContext,
  cartId: string,
  change: LinesChange<T>,
): Promise<ChangedLines<T>> {
  const { cart, variants } = await loadCartWithVariants(ctx, cartId, { skus: change.skus })
  assertChangeable(ctx, cart)
  const contents = await withGiftCard(ctx.db, ctx, { lines: cart.lines, variants }, change.skus)
  const changed = await tryChange(ctx.db, ctx, cart, contents, change)
  if (!changed) return changeLockedLines(ctx, cartId, (_trx, apply) => apply(change))
  memoisePriced(ctx, changed.priced)
  return { cart: changed.priced.cart, result: changed.result }
}
