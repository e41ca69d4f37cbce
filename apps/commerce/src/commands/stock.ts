import { parseArgs } from 'node:util'
import { normalizeSku } from '@welt/kit/text/skus'
import {
  countStock,
  explainStock,
  type FeedState,
  findFeedState,
  loadShelvesToCount,
  requestFullRead,
  type ShelfToCount,
  type SourceStock,
} from '#modules/stores'
import type { Db } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'
import { adjust, history, importFile } from './stock/records.ts'

export const STOCK_HELP = `npm run welt -- stock <sku> <count> [--source <code>]
  records a count, in the warehouse unless a store is named
npm run welt -- stock show <sku> [--json]
  by source: on hand, reserved, offered for collection and why
npm run welt -- stock history <sku> [--source <code>] [--limit 20] [--json]
  what changed it, newest first: counts, orders, returns, the feed, adjustments and whose they were
npm run welt -- stock add <sku> <count> --reason "found behind a shelf" [--source <code>] [--key <text>]
npm run welt -- stock remove <sku> <count> --reason "damaged" [--source <code>] [--key <text>]
  adjusts the record, never below what orders have reserved; the same call on the same day is made once without a --key
npm run welt -- stock import <file> [--dry-run] [--json]
  counts from CSV or JSON lines with the columns sku, source and count; bad rows are listed and left out
npm run welt -- stock to-count [--source <code>] [--limit 20] [--json]
  the sizes of each store that should be counted first
npm run welt -- stock feed [--full] [--json]
  when the inventory feed last answered, and what it sent that is unknown here; --full reads it from its start
`

const OPTIONS = {
  source: { type: 'string' },
  limit: { type: 'string' },
  full: { type: 'boolean' },
  reason: { type: 'string' },
  key: { type: 'string' },
  json: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

const WAREHOUSE = 'warehouse'

const print = (...lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''))

function printRows<Row>(rows: readonly Row[], { json }: Values, lineOf: (row: Row) => string): void {
  print(...(json ? [JSON.stringify(rows)] : rows.map(lineOf)))
}

async function count(db: Db, [typedSku = '', pieces = '']: readonly string[], values: Values): Promise<void> {
  const { source } = values
  const sku = normalizeSku(typedSku)
  if (!sku || !/^\d{1,6}$/.test(pieces))
    throw new UsageError('Give the sku of a size and its stock: npm run welt -- stock VERONA-BLACK-38 12')
  const recorded = await countStock(db, sku, source ?? WAREHOUSE, Number(pieces))
  const place = source === undefined ? 'The warehouse' : source
  if (recorded === undefined) throw new Refusal(`${place} knows no size "${sku}".`)
  const note = recorded > Number(pieces) ? `; recorded are the ${recorded} that orders have reserved` : ''
  const line = `${sku}: ${pieces} ${source === undefined ? 'in the warehouse' : `at ${source}`}${note}`
  print(values.json ? JSON.stringify({ sku, source: source ?? WAREHOUSE, recorded }) : line)
}

function reasonOf(row: SourceStock): string {
  if (row.offered === null) return 'not collected from here'
  const counted = `counted ${row.days_since_count} days ago, ${row.sold_since_count} sold since`
  if (row.declined_at) return `declined ${row.declined_at.toISOString().slice(0, 10)}: count it; ${counted}`
  return `${counted}; a piece is there with ${row.piece_chance_percent} %, wanted are ${row.wanted_chance_percent} %`
}

async function show(db: Db, [typedSku = '']: readonly string[], values: Values): Promise<void> {
  const sku = normalizeSku(typedSku)
  const rows = await explainStock(db, sku)
  if (rows.length === 0) throw new Refusal(`No source knows a size "${sku}".`)
  printRows(
    rows,
    values,
    (row) =>
      `${row.source}: ${row.on_hand} on hand, ${row.reserved} reserved, ${row.offered ?? 0} offered (${reasonOf(row)})`,
  )
  const feed = await findFeedState(db)
  if (!values.json && feed?.failing_since) print(feedLine(feed))
}

const toCountLine = ({ source, sku, onHand, isDeclined }: ShelfToCount) =>
  `${source}  ${sku}  recorded ${onHand}${isDeclined ? ', declined' : ''}`

async function toCount(db: Db, values: Values): Promise<void> {
  const limit = values.limit ?? '20'
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError('--limit is a whole number, such as --limit 20.')
  const shelves = await loadShelvesToCount(db, Number(limit), values.source)
  if (shelves.length === 0 && !values.json) print('There is nothing to count.')
  else printRows(shelves, values, toCountLine)
}

function feedLine({ answered_at, failing_since, is_paused }: FeedState): string {
  const answered = `The inventory feed last answered at ${answered_at.toISOString()}`
  if (is_paused) return `${answered}: collection is paused.`
  return failing_since
    ? `${answered} and fails since ${failing_since.toISOString()}: one piece less is offered.`
    : `${answered}.`
}

async function feed(db: Db, values: Values): Promise<void> {
  if (values.full) await requestFullRead(db)
  const state = await findFeedState(db)
  if (values.json) return void print(JSON.stringify(state ?? null))
  if (!state) return void print('No inventory feed has been read. INVENTORY_URL names it.')
  print(feedLine(state))
  for (const unknown of state.report.unknown ?? []) print(`unknown: ${unknown}`)
  for (const malformed of state.report.malformed ?? []) print(`malformed: ${malformed}`)
}

export async function stockCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb, ...others] = positionals
  if (verb === 'show') await show(db, others, values)
  else if (verb === 'history') await history(db, others, values)
  else if (verb === 'add' || verb === 'remove') await adjust(db, verb, others, values)
  else if (verb === 'import') return await importFile(db, others, values)
  else if (verb === 'to-count') await toCount(db, values)
  else if (verb === 'feed') await feed(db, values)
  else await count(db, positionals, values)
  return 0
}
