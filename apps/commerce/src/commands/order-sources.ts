import { normalNumber } from '@welt/kit/text/typed-text'
import { sql } from 'kysely'
import type { AllocationReasons } from '#modules/fulfilment'
import { findOrderOfNumber, type OrderRow, type ReallocatedLine } from '#modules/orders'
import type { openDatabase } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'

type Db = ReturnType<typeof openDatabase>
type Reason = AllocationReasons['sources'][number]['reason']

const REASONS: Readonly<Record<Reason, string>> = {
  only: 'taken: no other has enough of a size',
  taken: 'taken: in the set with the fewest parcels',
  full: 'not taken: it has packed its parcels of the day',
  parcels: 'not taken: more parcels',
  arrivesOn: 'not taken: the order would arrive later',
  brokenRuns: 'not taken: it would break a size run',
  km: 'not taken: farther from the shopper',
  load: 'not taken: it packs more parcels today',
  equal: 'not taken: no better than one that was',
  noPlace: 'not taken: it can replace none of those taken',
  searchEnded: 'not taken: the search ended at its time limit',
  notShipping: 'not asked: it does not ship',
  paused: 'not asked: paused',
  closed: 'not asked: closed',
  excluded: 'not asked: it excludes the brand or product',
  declined: 'not asked: it did not find a piece and has not counted since',
}

interface Part {
  readonly line: number
  readonly sku: string
  readonly name: string
  readonly kind: string
  readonly source: string | null
  readonly sourceName: string | null
  readonly quantity: number
  readonly state: string
}

async function loadParts(db: Db, orderId: number): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select l.position as line, coalesce(l.variant_sku, l.product_sku) as sku, l.name, g.kind, a.source,
      s.name as "sourceName", a.quantity, a.state
    from order_allocation a join order_line l on l.id = a.order_line_id
      join order_delivery_group g on g.order_id = a.order_id and g.position = a.delivery_group
      left join source s on s.code = a.source
    where a.order_id = ${orderId} order by l.position, a.id`.execute(db)
  return rows
}

function partLine({ line, sku, name, kind, source, sourceName, quantity, state }: Part): string {
  const from = source === null ? 'by email' : `${sourceName} (${source})`
  const way = kind === 'clickncollect' ? 'to collect' : kind === 'delivery' ? 'to send' : ''
  return `line ${line}  ${quantity} x ${name} (${sku})  ${[way, from].filter(Boolean).join(' from ')}  ${state}`
}

function reasonLines({ parcels, lowerBound, isOptimal, sources }: AllocationReasons): string[] {
  const bound = isOptimal ? 'the fewest' : `at least ${lowerBound} are needed; the search ended at its time limit`
  return [
    `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}, ${bound}`,
    ...sources.map(({ source, reason }) => `  ${source.padEnd(24)} ${REASONS[reason]}`),
  ]
}

function againLines({ line, declinedBy, placed, missing, reasons }: ReallocatedLine): string[] {
  const parts = placed.map(({ source, quantity }) => `${quantity} from ${source}`)
  const found = [...parts, ...(missing > 0 ? [`${missing} from no source`] : [])].join(', ')
  return [`line ${line} declined by ${declinedBy}: ${found}`, ...(reasons ? reasonLines(reasons) : [])]
}

function toText({ number, allocation_reasons: reasons }: OrderRow, parts: readonly Part[]): string {
  const placed = reasons?.placed ? reasonLines(reasons.placed) : ['When it was placed there was no choice of sources.']
  return [number, ...parts.map(partLine), ...placed, ...(reasons?.again ?? []).flatMap(againLines)].join('\n')
}

export async function orderSourcesCommand(db: Db, args: readonly string[]): Promise<number> {
  const isJson = args.includes('--json')
  const number = normalNumber(args.find((argument) => argument !== '--json') ?? '')
  if (!/^\d{4,12}$/.test(number)) throw new UsageError('Give an order number: npm run welt -- order-sources 100001234')
  const order = await findOrderOfNumber(db, number)
  if (!order) throw new Refusal(`${number} is not an order of these shops.`)
  const parts = await loadParts(db, order.id)
  const answer = isJson ? JSON.stringify({ number, parts, reasons: order.allocation_reasons }) : toText(order, parts)
  process.stdout.write(`${answer}\n`)
  return 0
}
