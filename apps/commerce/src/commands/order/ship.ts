import { findSource, type ShipCall } from '#modules/orders'
import { shipOrder } from '#modules/payment'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'
import { shippedLines, shipRefusalText } from './messages.ts'

type Db = ReturnType<typeof openDatabase>

interface TypedParcel {
  readonly carrier?: string | undefined
  readonly tracking?: string | undefined
  readonly item?: readonly string[] | undefined
  readonly store?: string | undefined
}

/** `2=1`; ids may end with `=`. */
export function parseItem(typed: string): ShipCall['items'][number] {
  const [, item = '', count = ''] = /^(.+)=(\d{1,4})$/.exec(typed) ?? []
  if (!item || Number(count) === 0) throw new UsageError(`"${typed}" is not an item: --item 2=1 is one pair of line 2.`)
  return { item, quantity: Number(count) }
}

export async function ship(db: Db, number: string, typed: TypedParcel, isJson: boolean): Promise<number> {
  const { carrier, tracking, item = [], store } = typed
  if (!carrier || !tracking)
    throw new UsageError('Give the carrier and the number: --carrier startrack --tracking ABC123')
  const source = store === undefined ? undefined : await findSource(db, store)
  if (store !== undefined && !source)
    throw new Refusal(`There is no store "${store}". Give a store code, or warehouse.`)
  const items = item.map(parseItem)
  const answer = await shipOrder(db, { number, carrier, tracking, items, source: source?.code })
  if ('refusal' in answer) {
    if (isJson) process.stdout.write(`${JSON.stringify({ order: number, ...answer })}\n`)
    else process.stderr.write(`${shipRefusalText(number, answer)}\n`)
    return 1
  }
  const { shipment, trackingNumber, pieces, isRepeated } = answer
  const lines = pieces.map(({ line, sku, quantity }) => ({ line, sku, quantity }))
  const facts = {
    order: number,
    shipment,
    carrier: answer.carrier,
    tracking: trackingNumber,
    lines,
    changed: !isRepeated,
  }
  process.stdout.write(`${isJson ? JSON.stringify(facts) : shippedLines(answer).join('\n')}\n`)
  return 0
}
