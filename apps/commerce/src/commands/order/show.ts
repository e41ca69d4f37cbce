import { brands } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { sql } from 'kysely'
import { creditMemoNumber, findOrderOfNumber, listOrdersInReview, type OrderRow } from '#modules/orders'
import { listExpiring, loadOrderMoney, loadRisk } from '#modules/payment'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal } from '../calls.ts'
import type { OrderCall } from './manage.ts'

type Db = ReturnType<typeof openDatabase>

const siteOf = ({ website_id: id }: Pick<OrderRow, 'website_id'>) =>
  brands.find(({ websiteId }) => websiteId === id)?.id ?? String(id)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

interface ListCall {
  readonly isExpiring: boolean
  readonly isJson: boolean
}

const RENEWALS = {
  due: 'renewed by the next hourly job',
  requested: 'renewal requested',
  refused: 'renewal refused',
  renewed: 'renewed once already',
  none: 'not renewable',
} as const

async function expiringLines(db: Db) {
  const rows = await listExpiring(db)
  return rows.map(({ number, endsAt, isOver, uncapturedCents, renewal }) => {
    const texts = [`${isOver ? 'ended' : 'ends'} ${dayOf(endsAt)}`, `${formatCents(uncapturedCents)} not captured`]
    return {
      facts: { order: number, endsAt: endsAt.toISOString(), isOver, uncapturedCents, renewal },
      text: `${number}  ${[...texts, RENEWALS[renewal ?? 'none']].join(', ')}`,
    }
  })
}

async function heldLines(db: Db) {
  const rows = await listOrdersInReview(db, { number: undefined, orIds: [] })
  return rows.map((order) => ({
    facts: {
      order: order.number,
      site: siteOf(order),
      state: order.state,
      placedAt: order.placed_at.toISOString(),
      totalCents: order.total_cents,
      reason: order.review_reason,
    },
    text:
      `${order.number}  ${dayOf(order.placed_at)}  ${siteOf(order)}  ${formatCents(order.total_cents)}  ` +
      `${order.state}: ${order.review_reason}`,
  }))
}

export async function list(db: Db, { isExpiring, isJson }: ListCall): Promise<number> {
  const found = isExpiring ? await expiringLines(db) : await heldLines(db)
  const nothing = isExpiring ? 'No authorisation ends soon.' : 'No order is on hold.'
  const lines = found.length > 0 ? found.map(({ text }) => text) : [nothing]
  process.stdout.write(`${isJson ? JSON.stringify(found.map(({ facts }) => facts)) : lines.join('\n')}\n`)
  return 0
}

interface Details {
  readonly lines: readonly {
    readonly line: number
    readonly sku: string
    readonly name: string
    readonly quantity: number
    readonly shipped: number
    readonly cancelled: number
    readonly refunded: number
  }[]
  readonly payments: readonly {
    readonly reference: string
    readonly method: string
    readonly state: string
    readonly cents: number
  }[]
  readonly captures: readonly { readonly cents: number; readonly state: string }[]
  readonly refunds: readonly { readonly cents: number; readonly state: string }[]
  readonly memos: readonly {
    readonly number: string
    readonly cents: number
    readonly giftCardCents: number
    readonly reason: string
  }[]
  readonly events: readonly {
    readonly at: string
    readonly kind: string
    readonly actor: string
    readonly why: string | null
  }[]
}

async function loadDetails(db: Db, { id, number }: OrderRow): Promise<Details> {
  const rowsOf = (what: string, from: string, order: string) =>
    sql.raw(
      `(select coalesce(jsonb_agg(jsonb_build_object(${what}) order by ${order}), '[]')
        from ${from} where x.order_id = o.id)`,
    )
  const { rows } = await sql<Details>`
    select ${rowsOf(
      `'line', x.position, 'sku', coalesce(x.variant_sku, x.product_sku), 'name', x.name, 'quantity', x.quantity,
        'shipped', x.quantity_shipped, 'cancelled', x.quantity_cancelled, 'refunded', x.quantity_refunded`,
      'order_line x',
      'x.position',
    )} as lines,
      ${rowsOf(
        `'reference', x.merchant_reference, 'method', x.method, 'state', x.state, 'cents', x.amount_cents`,
        'payment_attempt x',
        'x.n',
      )} as payments,
      ${rowsOf(`'cents', x.amount_cents, 'state', x.state`, 'capture x', 'x.n')} as captures,
      ${rowsOf(`'cents', x.amount_cents, 'state', x.state`, 'refund x', 'x.n')} as refunds,
      ${rowsOf(
        `'number', x.n, 'cents', x.refund_cents + x.release_cents,
          'giftCardCents', x.gift_card_cents, 'reason', x.reason`,
        'credit_memo x',
        'x.n',
      )} as memos,
      ${rowsOf(
        `'at', x.at, 'kind', x.kind, 'actor', x.actor, 'why', coalesce(x.detail ->> 'why', x.detail ->> 'of')`,
        'order_event x',
        'x.id',
      )} as events
    from orders o where o.id = ${id}`.execute(db)
  const [details] = rows
  if (!details) throw new Error(`there is no order ${id}`)
  const memos = details.memos.map((memo) => ({ ...memo, number: creditMemoNumber(number, Number(memo.number)) }))
  return { ...details, memos }
}

type Risk = Awaited<ReturnType<typeof loadRisk>>

const riskLine = ({ text, threshold }: Risk) =>
  `${text}; ${threshold > 0 ? `orders are held from ${threshold}` : 'no order is held by its risk'}`

function detailLines(
  order: OrderRow,
  risk: Risk,
  { lines, payments, captures, refunds, memos, events }: Details,
): readonly string[] {
  const part = (title: string, rows: readonly string[]) =>
    rows.length > 0 ? ['', title, ...rows.map((row) => `  ${row}`)] : []
  const held = order.review_reason ? `, on hold: ${order.review_reason}` : ''
  return [
    `${order.number}  ${siteOf(order)}  ${order.state}${held}  ${formatCents(order.total_cents)}${order.gift_card_cents > 0 ? ` and ${formatCents(order.gift_card_cents)} of gift cards` : ''}`,
    riskLine(risk),
    ...part(
      'Lines',
      lines.map(
        (row) =>
          `${row.line}  ${row.quantity} x ${row.name} (${row.sku}): ` +
          `${row.shipped} sent, ${row.cancelled} cancelled, ${row.refunded} refunded`,
      ),
    ),
    ...part(
      'Payments',
      payments.map((row) => `${row.reference}  ${row.method}  ${row.state}  ${formatCents(row.cents)}`),
    ),
    ...part(
      'Captures',
      captures.map((row) => `${formatCents(row.cents)}  ${row.state}`),
    ),
    ...part(
      'Refunds',
      refunds.map((row) => `${formatCents(row.cents)}  ${row.state}`),
    ),
    ...part(
      'Credit memos',
      memos.map(
        (row) =>
          `${row.number}  ${formatCents(row.cents)}, gift cards ${formatCents(row.giftCardCents)}: ${row.reason}`,
      ),
    ),
    ...part(
      'Events',
      events.map((row) => `${row.at.slice(0, 16)}  ${row.actor}  ${row.kind}${row.why ? `: ${row.why}` : ''}`),
    ),
  ]
}

export async function show(db: Db, { number, isJson }: OrderCall): Promise<number> {
  const order = await findOrderOfNumber(db, number)
  if (!order) throw new Refusal('That is not an order of these shops. Check the number.')
  const details = await loadDetails(db, order)
  const money = await loadOrderMoney(db, order.id)
  const risk = await loadRisk(db, order)
  const facts = {
    order: number,
    site: siteOf(order),
    state: order.state,
    held: order.review_reason,
    totalCents: order.total_cents,
    risk: { score: risk.score, threshold: risk.threshold, rules: risk.rules },
    ...money,
    ...details,
  }
  process.stdout.write(`${isJson ? JSON.stringify(facts) : detailLines(order, risk, details).join('\n')}\n`)
  return 0
}
