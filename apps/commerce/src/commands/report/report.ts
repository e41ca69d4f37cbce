import { parseArgs } from 'node:util'
import { brands, findBrandByWebsiteId } from '@welt/brands'
import { normalizeSku } from '@welt/kit/text/skus'
import { DAY_MS, localDate } from '@welt/kit/time'
import { isSalesKey, salesReport, sellThroughReport } from '#modules/orders'
import { RETURNED_KEYS, returnedReport } from '#modules/returns'
import { selectTermTotals } from '#modules/search'
import type { Db } from '../../platform/database.ts'
import { csvHead, csvRows, type Row, textTable } from '../../platform/table/write-table.ts'
import { UsageError } from '../calls.ts'

const COMMON_USAGE = '[--site <site>] [--from <day>] [--to <day>] [--limit 100] [--csv] [--json]'

export const REPORT_HELP = `npm run welt -- report sales [--by day|site|brand|product] ${COMMON_USAGE}
  Paid orders by the day they were placed: pieces and money after discounts, and how many pieces were refunded since.
npm run welt -- report sell-through [--sku <product>] ${COMMON_USAGE}
  By size: sold, left in all sources, and the share that was sold. With --sku all sizes of a product.
npm run welt -- report returns [--by reason|product|size] ${COMMON_USAGE}
npm run welt -- report searches [--site <site>] [--days 30] [--limit 100] [--csv] [--json]
  Searches that found nothing.
Days are the site's, like 2026-11-24, both included; by default the last 30. Without --site all sites.
`

const OPTIONS = {
  site: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
  sku: { type: 'string' },
  days: { type: 'string', default: '30' },
  limit: { type: 'string', default: '100' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values']

const DAYS = 30
const SHOP_ZONE = 'Australia/Melbourne'

function parseDay(typed: string | undefined, fallback: string): string {
  if (typed === undefined) return fallback
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : undefined
  // 30 February is read as 2 March.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== typed)
    throw new UsageError(`"${typed}" is not a day like 2026-11-24.`)
  return typed
}

function parseCount(typed: string, name: string): number {
  if (!/^[1-9]\d{0,5}$/.test(typed)) throw new UsageError(`--${name} is a whole number, such as --${name} 30.`)
  return Number(typed)
}

function rangeOf({ site, from, to, limit }: Values) {
  const brand = brands.find(({ id }) => id === site)
  if (site !== undefined && !brand) throw new UsageError(`There is no site "${site}".`)
  const zone = brand?.timeZone ?? SHOP_ZONE
  const range = {
    websiteId: brand?.websiteId,
    from: parseDay(from, localDate(new Date(Date.now() - (DAYS - 1) * DAY_MS), zone)),
    to: parseDay(to, localDate(new Date(), zone)),
    limit: parseCount(limit, 'limit'),
  }
  if (range.from > range.to) throw new UsageError('--from is after --to.')
  return range
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

interface Report {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

async function sales(db: Db, values: Values): Promise<Report> {
  const by = values.by ?? 'day'
  if (!isSalesKey(by)) throw new UsageError('--by takes day, site, brand or product.')
  const found = await salesReport(db, by, rangeOf(values))
  const rows = found.map(({ key, cents, ...row }) => ({ [by]: key, ...row, amount: dollars(cents) }))
  return { columns: [by, 'currency', 'orders', 'pieces', 'amount', 'refunded_pieces'], rows }
}

async function sellThrough(db: Db, values: Values): Promise<Report> {
  const sku = values.sku === undefined ? undefined : normalizeSku(values.sku)
  const rows = await sellThroughReport(db, sku, rangeOf(values))
  return {
    columns: ['sku', 'name', 'size', 'sold', 'left', 'sell_through_percent'],
    rows: rows.map((row) => ({ ...row })),
  }
}

async function returned(db: Db, values: Values): Promise<Report> {
  const by = RETURNED_KEYS.find((key) => key === (values.by ?? 'reason'))
  if (!by) throw new UsageError(`--by takes ${RETURNED_KEYS.join(', ')}.`)
  const found = await returnedReport(db, by, rangeOf(values))
  const rows = found.map(({ key, refunded_cents: cents, ...row }) => ({
    ...row,
    [by === 'reason' ? 'of' : by]: key,
    refunded: dollars(cents),
  }))
  const columns = ['reason', ...(by === 'reason' ? [] : [by]), 'currency', 'pieces', 'share_percent', 'refunded']
  return { columns, rows }
}

async function searches(db: Db, values: Values): Promise<Report> {
  const { websiteId, limit } = rangeOf(values)
  const found = await selectTermTotals(db, {
    websiteId,
    days: parseCount(values.days, 'days'),
    onlyWithoutResults: true,
    limit,
  })
  const rows = found.map(({ website_id, term, searches: all, without_results }) => ({
    site: findBrandByWebsiteId(website_id)?.id ?? String(website_id),
    term,
    searches: all,
    without_results,
  }))
  return { columns: ['site', 'term', 'searches', 'without_results'], rows }
}

const REPORTS: Readonly<Record<string, (db: Db, values: Values) => Promise<Report>>> = {
  sales,
  'sell-through': sellThrough,
  returns: returned,
  searches,
}

export async function reportCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const { columns, rows } = (await REPORTS[positionals[0] ?? '']?.(db, values)) ?? { columns: [], rows: [] }
  if (values.json) process.stdout.write(`${JSON.stringify(rows, [...columns], 2)}\n`)
  else if (values.csv) process.stdout.write(csvHead(columns) + csvRows(columns, rows))
  else
    process.stdout.write(
      `${(rows.length > 0 ? textTable(columns, rows) : ['There is nothing to report.']).join('\n')}\n`,
    )
  return 0
}
