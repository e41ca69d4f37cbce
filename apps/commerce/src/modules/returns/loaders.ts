import DataLoader from 'dataloader'
import { findOrdersById, type OrderModel, toOrderModels } from '#modules/orders'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { memoised, memoKey } from '#src/platform/request-state'
import { type LineFacts, loadFactsOfOrders, loadLineFacts } from './eligibility/line-facts.ts'

type Load<V> = (id: number) => Promise<V | undefined>

const batched = <V>(loadMany: (ids: readonly number[]) => Promise<ReadonlyMap<number, V>>): Load<V> => {
  const loader = new DataLoader<number, V | undefined>(async (ids) => {
    const found = await loadMany(ids)
    return ids.map((id) => found.get(id))
  })
  return (id) => loader.load(id)
}

async function windowOf(ctx: Context) {
  const { returnWindowDays } = await settingsOfRequest(ctx)
  return { timeZone: ctx.brand.timeZone, returnWindowDays }
}

const factsOfLine = memoKey<Load<LineFacts>>('facts of a returned line')
const factsOfOrder = memoKey<Load<readonly LineFacts[]>>('facts of an order to return')
const orderOfId = memoKey<Load<OrderModel>>('order of a return')

export function lineFactsOf(ctx: Context, lineId: number): Promise<LineFacts | undefined> {
  const load = memoised(ctx, factsOfLine, '', () =>
    batched(async (ids) => {
      const facts = await loadLineFacts(ctx.db, await windowOf(ctx), ids)
      return new Map(facts.map((one) => [one.lineId, one]))
    }),
  )
  return load(lineId)
}

export async function orderFactsOf(ctx: Context, orderId: number): Promise<readonly LineFacts[]> {
  const load = memoised(ctx, factsOfOrder, '', () =>
    batched(async (ids) => {
      const facts = await loadFactsOfOrders(ctx.db, await windowOf(ctx), ids)
      return Map.groupBy(facts, ({ orderId }) => orderId)
    }),
  )
  return (await load(orderId)) ?? []
}

export async function orderModelOf(ctx: Context, orderId: number): Promise<OrderModel> {
  const load = memoised(ctx, orderOfId, '', () =>
    batched(async (ids) => {
      const rows = await findOrdersById(ctx.db, ids)
      const models = await toOrderModels(ctx, rows)
      return new Map(rows.flatMap((row, i) => (models[i] ? [[row.id, models[i]] as const] : [])))
    }),
  )
  const order = await load(orderId)
  if (!order) throw new Error(`there is no order ${orderId}`)
  return order
}
