import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context'
import { memoised, memoKey } from '#src/platform/request-state'
import { type AdjustmentSource, listAdjustments } from './load-adjustments.ts'

const adjustments = memoKey<DataLoader<number, readonly AdjustmentSource[]>>('adjustments of an order')
const invoiced = memoKey<DataLoader<number, boolean>>('orders with an invoice')

/** One statement for all orders of a request. */
export function adjustmentsOf(ctx: Context, orderId: number): Promise<readonly AdjustmentSource[]> {
  const loader = memoised(
    ctx,
    adjustments,
    '',
    () =>
      new DataLoader<number, readonly AdjustmentSource[]>(async (ids) => {
        const found = await listAdjustments(ctx.db, ids)
        return ids.map((id) => found.get(id) ?? [])
      }),
  )
  return loader.load(orderId)
}

/** One statement for all orders of a request. */
export function isInvoiced(ctx: Context, orderId: number): Promise<boolean> {
  const loader = memoised(
    ctx,
    invoiced,
    '',
    () =>
      new DataLoader<number, boolean>(async (ids) => {
        const rows = await ctx.db
          .selectFrom('tax_document')
          .select('order_id')
          .where('kind', '=', 'invoice')
          .where('order_id', 'in', [...ids])
          .execute()
        const found = new Set(rows.map((row) => row.order_id))
        return ids.map((id) => found.has(id))
      }),
  )
  return loader.load(orderId)
}
