import { formatArrival } from '@welt/kit/arrival'
import type { OrderRow } from '#modules/orders'
import type { Db } from '#src/platform/database'
import { availableOf, refusalOf } from '../eligibility/eligibility.ts'
import { type LineFacts, loadFactsOfOrders, type Window } from '../eligibility/line-facts.ts'
import { fail } from '../errors.ts'
import { loadSwapOffers, type SwapOffer } from '../exchange/swap-offers.ts'
import type { WantedItem } from './parse-request.ts'

export interface CheckedItem extends WantedItem {
  readonly line: LineFacts
}

export interface OfferedItem extends CheckedItem {
  readonly swap: SwapOffer | undefined
}

/** @throws AppError SIZE_NOT_OFFERED */
export async function findSwaps(trx: Db, websiteId: number, items: readonly CheckedItem[]): Promise<OfferedItem[]> {
  const wanted = items.filter(({ exchangeSku }) => exchangeSku !== undefined)
  const offers = await loadSwapOffers(
    trx,
    websiteId,
    wanted.map(({ line }) => line),
  )
  return items.map((item) => {
    const { exchangeSku: sku, line, reason } = item
    if (sku === undefined) return { ...item, swap: undefined }
    const swap = offers.get(line.lineId)?.find(({ variant }) => variant.variantSku === sku)
    if (!swap || (sku === line.variantSku && !reason.isFault)) throw fail('SIZE_NOT_OFFERED', { name: line.name })
    return { ...item, swap }
  })
}

const dayText = (day: string | null) => (day === null ? '' : formatArrival({ earliest: day, latest: day }))

/** Adds up items of a line. @throws AppError ITEM_NOT_OF_ORDER, QUANTITY_TOO_GREAT, WINDOW_ENDED [R3.67] */
export function checkItems(items: readonly WantedItem[], facts: readonly LineFacts[]): readonly CheckedItem[] {
  const left = new Map(facts.map((line) => [line.lineId, availableOf(line)]))
  return items.map((item) => {
    const line = facts.find(({ lineId }) => lineId === item.lineId)
    if (!line) throw fail('ITEM_NOT_OF_ORDER')
    const available = (left.get(line.lineId) ?? 0) - item.quantity
    if (available < 0) throw fail('QUANTITY_TOO_GREAT', { name: line.name })
    if (refusalOf(line) === 'WINDOW_ENDED' && !item.reason.isFault)
      throw fail('WINDOW_ENDED', { name: line.name, date: dayText(line.until) })
    left.set(line.lineId, available)
    return { ...item, line }
  })
}

/** Price difference of dearer sizes, in cents. */
export const differenceOf = (items: readonly OfferedItem[]): number =>
  items.reduce((sum, { swap, quantity }) => sum + quantity * Math.max(0, -(swap?.lessCents ?? 0)), 0)

/** `differenceOf` before the order is locked. @throws AppError as checkItems, findSwaps */
export async function quoteDifference(
  db: Db,
  { id, website_id: websiteId }: Pick<OrderRow, 'id' | 'website_id'>,
  window: Window,
  items: readonly WantedItem[],
): Promise<number> {
  if (items.every(({ exchangeSku }) => exchangeSku === undefined)) return 0
  return differenceOf(await findSwaps(db, websiteId, checkItems(items, await loadFactsOfOrders(db, window, [id]))))
}
