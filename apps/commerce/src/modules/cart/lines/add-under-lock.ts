import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import { changeLockedLines, type LinesContext } from '../change-lines.ts'
import { OPTIONS_MISSING, type UserError } from '../rules.ts'
import type { CartRow } from '../tables.ts'
import { addResolvedLines, type ResolvedLine } from './add-lines.ts'

/** One piece. */
interface ItemToAdd {
  readonly productSku: string
  /** Null without a size. */
  readonly variantSku: string | null
}

/** Faults are parallel to the items; an item without one was added. */
type AddItems = (
  items: readonly ItemToAdd[],
) => Promise<{ readonly cart: CartRow; readonly faults: readonly (UserError | undefined)[] }>

function toLine({ productSku, variantSku }: ItemToAdd): ResolvedLine {
  return variantSku === null ? OPTIONS_MISSING : { wanted: { sku: productSku, quantity: 1 }, variantSku }
}

/** Adds items in the transaction of `work`, with the cart locked. @throws AppError as changeCart */
export function addUnderLock<T>(
  ctx: LinesContext,
  cartId: string,
  work: (trx: Transaction<Database>, add: AddItems) => Promise<T>,
): Promise<T> {
  return changeLockedLines(ctx, cartId, (trx, apply) =>
    work(trx, async (items) => {
      const { cart, result } = await apply({
        skus: items.flatMap(({ variantSku }) => variantSku ?? []),
        decide: (contents) => addResolvedLines(contents, items.map(toLine)),
      })
      return { cart, faults: result }
    }),
  )
}
