import DataLoader from 'dataloader'
import { findOrdersById, type OrderModel, type OrderRow, toOrderModels } from '#modules/orders'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { memoised, memoKey } from '#src/platform/request-state'
import { type LineFacts, loadFactsOfOrders, loadLineFacts } from './eligibility/line-facts.ts'
import { loadSwapOffers, type SwapOffer } from './exchange/swap-offers.ts'
import { type ReturnModel, toReturnModels } from './return-model.ts'
import { listReturnsOfOrders } from './store.ts'

type Load<V> = (id: number) => Promise<V | undefined>

function batched<V>(loadMany: (ids: readonly number[]) => Promise<ReadonlyMap<number, V>>, cache = true): Load<V> {
  const loadAll = async (ids: readonly number[]) => {
    const found = await loadMany(ids)
    return ids.map((id) => found.get(id))
  }
  const loader = new DataLoader<number, V | undefined>(loadAll, { cache })
  return (id) => loader.load(id)
}

async function windowOf(ctx: Context) {
  const { returnWindowDays } = await settingsOfRequest(ctx)
  return { timeZone: ctx.brand.timeZone, returnWindowDays }
}

const factsOfLine = memoKey<Load<LineFacts>>('facts of a returned line')
const factsOfOrder = memoKey<Load<readonly LineFacts[]>>('facts of an order to return')
const orderOfId = memoKey<Load<OrderModel>>('order of a return')
const rowOfId = memoKey<Load<OrderRow>>('row of the order of a return')
const returnsOfId = memoKey<Load<ReturnsPage>>('returns of an order')

export function lineFactsOf(ctx: Context, lineId: number): Promise<LineFacts | undefined> {
  const load = memoised(ctx, factsOfLine, '', () =>
    batched(async (ids) => {
      const facts = await loadLineFacts(ctx.db, await windowOf(ctx), ids)
      return new Map(facts.map((one) => [one.lineId, one]))
    }),
  )
  return load(lineId)
}

const swapOffers = memoKey<DataLoader<LineFacts, readonly SwapOffer[]>>('sizes to swap for')

export function swapOffersOf(ctx: Context, facts: LineFacts): Promise<readonly SwapOffer[]> {
  const loader = memoised(
    ctx,
    swapOffers,
    '',
    () =>
      new DataLoader<LineFacts, readonly SwapOffer[]>(async (lines) => {
        const offers = await loadSwapOffers(ctx.db, ctx.brand.websiteId, lines)
        return lines.map(({ lineId }) => offers.get(lineId) ?? [])
      }),
  )
  return loader.load(facts)
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

interface ReturnsPage {
  readonly models: readonly ReturnModel[]
  readonly totalCount: number
}

/** Not kept: a mutation of the same request may add one. */
export async function orderReturnsOf(
  ctx: Context,
  orderId: number,
  window: { readonly offset: number; readonly limit: number },
): Promise<ReturnsPage> {
  const load = memoised(ctx, returnsOfId, `${window.offset}/${window.limit}`, () =>
    batched(async (ids) => {
      const found = await listReturnsOfOrders(ctx.db, [...new Set(ids)], window)
      const rows = [...found.values()].flatMap((page) => page.rows)
      const models = Map.groupBy(await toReturnModels(ctx, rows), ({ row }) => row.order_id)
      return new Map([...found].map(([id, { totalCount }]) => [id, { models: models.get(id) ?? [], totalCount }]))
    }, false),
  )
  return (await load(orderId)) ?? { models: [], totalCount: 0 }
}

export async function orderRowOf(ctx: Context, orderId: number): Promise<OrderRow> {
  const load = memoised(ctx, rowOfId, '', () =>
    batched(async (ids) => new Map((await findOrdersById(ctx.db, ids)).map((row) => [row.id, row]))),
  )
  const order = await load(orderId)
  if (!order) throw new Error(`there is no order ${orderId}`)
  return order
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
