import { parseArgs } from 'node:util'
import { normalNumber } from '@welt/kit/text/typed-text'
import type { openDatabase } from '../../platform/database.ts'
import { UsageError } from '../calls.ts'
import { delivered } from './delivered.ts'
import { cancel, hold, refund, release } from './manage.ts'
import { ship } from './ship.ts'
import { list, show } from './show.ts'

export const ORDER_HELP = `npm run welt -- order ship <order number> --carrier startrack --tracking <number> [--item <line>=<quantity> …] [--store <store code>] [--json]
  Shoes have left with a carrier in one parcel: all that is left to post, or the items named by line, sku or item id.
  Each parcel gets a mail. A command sent again changes nothing and mails nobody.
npm run welt -- order delivered <order number> [--tracking <number>] [--on 2026-11-20] [--store <store code>] [--json]
  Records the carrier's report that a parcel arrived: the shopper gets a mail, and the order shows the day.
npm run welt -- order list [--expiring] [--json]
  Orders on hold with the reason, or orders to send whose authorisation ends within three days; oldest first.
npm run welt -- order show <order number> [--json]
  State, lines, money captured and refunded, credit memos and what has happened.
npm run welt -- order hold <order number> --reason "…" [--dry-run] [--json]
npm run welt -- order release <order number> [--dry-run] [--json]
  An order on hold is not picked, sent, captured or refunded. release sends what waited or failed.
npm run welt -- order cancel <order number> [--dry-run] [--json]
  Before anything has left: restocks the order, and releases or refunds what was paid. Once its authorisation has
  ended: only what has not left.
npm run welt -- order refund <order number> [--item <line>=<quantity> …] [--shipping 9.95] --reason "…" [--key <word>] [--dry-run] [--json]
  Refunds shoes that the shopper has received, and delivery: the charge first, then gift cards. The same call again
  refunds nothing; a second refund of the same amount needs a --key of its own.

  --dry-run says what would happen and changes nothing. Each change is audited.
`

function numberOf(typed: string): string {
  const number = normalNumber(typed)
  if (!/^\d{4,12}$/.test(number)) throw new UsageError(`"${typed}" is not an order number.`)
  return number
}

/** The same as `order cancel`. [A122] */
export const cancelCommand = (db: ReturnType<typeof openDatabase>, args: readonly string[]): Promise<number> => {
  const [typed = ''] = args.filter((typed) => !typed.startsWith('--'))
  return cancel(db, {
    number: numberOf(typed),
    isJson: args.includes('--json'),
    isDryRun: args.includes('--dry-run'),
  })
}

/** What staff do with an order. [A122] */
export async function orderCommand(db: ReturnType<typeof openDatabase>, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      carrier: { type: 'string' },
      tracking: { type: 'string' },
      item: { type: 'string', multiple: true },
      store: { type: 'string' },
      reason: { type: 'string' },
      shipping: { type: 'string' },
      key: { type: 'string' },
      on: { type: 'string' },
      expiring: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      json: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [verb = '', typed = ''] = positionals
  const isJson = values.json === true
  if (verb === 'list') return list(db, { isExpiring: values.expiring === true, isJson })
  const number = numberOf(typed)
  const call = { number, isJson, isDryRun: values['dry-run'] === true }
  switch (verb) {
    case 'ship':
      return ship(db, number, values, isJson)
    case 'delivered':
      return delivered(db, number, values, isJson)
    case 'hold':
      return hold(db, call, values)
    case 'release':
      return release(db, call)
    case 'cancel':
      return cancel(db, call)
    case 'refund':
      return refund(db, call, values)
    default:
      return show(db, call)
  }
}
