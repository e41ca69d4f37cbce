import { parseArgs } from 'node:util'
import { normalNumber } from '@welt/kit/text/typed-text'
import { findSource, type ShipCall } from '#modules/orders'
import { shipOrder } from '#modules/payment'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'
import { shippedLines, shipRefusalText } from './messages.ts'

type Db = ReturnType<typeof openDatabase>

export const ORDER_HELP = `npm run welt -- order ship <order number> --carrier startrack --tracking <number> [--item <line>=<quantity> …] [--store <store code>] [--json]
  Shoes have left with a carrier in one parcel: all that is left to post, or the items named by line, sku or item id.
  Each parcel gets a mail. A command sent again changes nothing and mails nobody.
`

interface Typed {
  readonly carrier?: string | undefined
  readonly tracking?: string | undefined
  readonly item?: readonly string[] | undefined
  readonly store?: string | undefined
}

/** `2=1`; ids may end with `=`. */
function parseItem(typed: string): ShipCall['items'][number] {
  const [, item = '', count = ''] = /^(.+)=(\d{1,4})$/.exec(typed) ?? []
  if (!item || Number(count) === 0) throw new UsageError(`"${typed}" is not an item: --item 2=1 is one pair of line 2.`)
  return { item, quantity: Number(count) }
}

async function ship(db: Db, number: string, typed: Typed, isJson: boolean): Promise<number> {
  const { carrier, tracking, item = [], store } = typed
  if (!carrier || !tracking)
    throw new UsageError('Give the carrier and the number: --carrier startrack --tracking ABC123')
  const source = store === undefined ? undefined : await findSource(db, store)
  if (store !== undefined && !source) throw new Refusal(`There is no store "${store}". warehouse is one too.`)
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

/** What staff do with an order. [A122] */
export async function orderCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      carrier: { type: 'string' },
      tracking: { type: 'string' },
      item: { type: 'string', multiple: true },
      store: { type: 'string' },
      json: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [, typed = ''] = positionals
  const number = normalNumber(typed)
  if (!/^\d{4,12}$/.test(number)) throw new UsageError(`"${typed}" is not an order number.`)
  return ship(db, number, values, values.json === true)
}
