import { encodeUid } from '@welt/kit/ids'
import { containedGstCents, toMoney } from '@welt/kit/money'
import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Context } from '#src/platform/context'
import type { CreditMemoItem, CreditMemoTotal, Discount } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { memoised, memoKey } from '#src/platform/request-state'
import { type OrderItemModel, taxCountryOf, toDiscount, toOrderItem } from '../model/order-item.ts'
import type { OrderDiscountData, OrderLineRow, OrderRow } from '../tables.ts'
import { creditMemoNumber } from './insert-credit-memo.ts'

interface CreditMemoRow {
  readonly id: number
  readonly order_id: number
  readonly return_id: number | null
  readonly n: number
  readonly reason: string
  readonly goods_cents: number
  readonly shipping_cents: number
  readonly deduction_cents: number
  readonly exchange_cents: number
  readonly refund_cents: number
  readonly release_cents: number
  readonly gift_card_cents: number
  readonly created_at: Date
  readonly order: OrderRow
  readonly lines: readonly CreditedPart[]
}

interface CreditedPart {
  readonly line: OrderLineRow
  readonly quantity: number
  /** After discounts. */
  readonly cents: number
  readonly discountCents: number
}

export type CreditMemoItemModel = Omit<CreditMemoItem, 'order_item'> & {
  readonly __typename: 'CreditMemoItem'
  readonly order_item: OrderItemModel
}

/** One statement, oldest first. */
async function loadRows(db: Db, orderIds: readonly number[]): Promise<readonly CreditMemoRow[]> {
  const { rows } = await sql<CreditMemoRow>`
    select m.*, to_jsonb(o) as order, (
      select coalesce(jsonb_agg(jsonb_build_object('line', to_jsonb(l), 'quantity', c.quantity, 'cents', c.cents,
        'discountCents', c.discount_cents) order by l.position), '[]') from credit_memo_line c
          join order_line l on l.id = c.order_line_id
        where c.credit_memo_id = m.id) as lines
    from credit_memo m join orders o on o.id = m.order_id
    where m.order_id = any(${[...orderIds]}::bigint[]) order by m.order_id, m.n`.execute(db)
  return rows
}

/** Each saving's share of these pieces' discount; the last one has the rest. */
function savingsOf({ line, discountCents }: CreditedPart): readonly OrderDiscountData[] {
  let before = 0
  return line.savings.map((saving) => {
    const from = Math.floor((discountCents * before) / line.discount_cents)
    before += saving.cents
    return { ...saving, cents: Math.floor((discountCents * before) / line.discount_cents) - from }
  })
}

function discountsOf({ order, lines }: CreditMemoRow): Discount[] | null {
  const savings = Map.groupBy(
    lines.flatMap((part) => (part.discountCents > 0 ? savingsOf(part) : [])),
    ({ label }) => label,
  )
  const discounts = [...savings.values()].flatMap((same) => {
    const [first] = same
    const cents = same.reduce((sum, saving) => sum + saving.cents, 0)
    return first && cents > 0 ? [toDiscount({ ...first, cents }, order.currency)] : []
  })
  return discounts.length > 0 ? discounts : null
}

/** Grand total: subtotal less discounts and gift cards, plus shipping and adjustment. */
function toTotal(row: CreditMemoRow): CreditMemoTotal {
  const { order, lines, goods_cents: goods, shipping_cents: shipping } = row
  const { deduction_cents: deduction, exchange_cents: exchange } = row
  const money = (cents: number) => toMoney(cents, order.currency)
  const gst = (cents: number) => containedGstCents(cents, taxCountryOf(order))
  const tax = gst(goods + shipping - deduction)
  const discountCents = lines.reduce((sum, part) => sum + part.discountCents, 0)
  return {
    grand_total: money(row.refund_cents + row.release_cents),
    base_grand_total: money(row.refund_cents + row.release_cents),
    subtotal: money(goods + discountCents),
    discounts: discountsOf(row),
    gift_card_amount: money(row.gift_card_cents),
    adjustment: money(-deduction - exchange),
    total_shipping: money(shipping),
    total_tax: money(tax),
    taxes: [{ title: 'GST', rate: taxCountryOf(order) === 'NZ' ? 15 : 10, amount: money(tax) }],
    shipping_handling: {
      total_amount: money(shipping),
      amount_including_tax: money(shipping),
      amount_excluding_tax: money(shipping - gst(shipping)),
      discounts: [],
      taxes: [],
    },
  }
}

function toItem(ctx: Context, { order }: CreditMemoRow, part: CreditMemoRow['lines'][number]): CreditMemoItemModel {
  const item = toOrderItem(ctx, order, part.line)
  const { product_name, product_sku, product_sale_price, discounts } = item
  return {
    __typename: 'CreditMemoItem',
    id: encodeUid(part.line.id),
    order_item: item,
    product_name,
    product_sku,
    product_sale_price,
    discounts: discounts ?? null,
    quantity_refunded: part.quantity,
  }
}

function toCreditMemo(ctx: Context, row: CreditMemoRow) {
  return {
    id: encodeUid(row.id),
    number: creditMemoNumber(row.order.number, row.n),
    items: row.lines.map((part) => toItem(ctx, row, part)),
    total: toTotal(row),
    comments: [{ message: row.reason, timestamp: row.created_at.toISOString() }],
  }
}

const creditMemos = memoKey<DataLoader<number, readonly CreditMemoRow[]>>('credit memos of an order')

async function rowsOf(ctx: Context, orderId: number, returnId: number | undefined): Promise<readonly CreditMemoRow[]> {
  const loader = memoised(
    ctx,
    creditMemos,
    '',
    () =>
      new DataLoader<number, readonly CreditMemoRow[]>(async (ids) => {
        const found = Map.groupBy(await loadRows(ctx.db, ids), ({ order_id: id }) => id)
        return ids.map((id) => found.get(id) ?? [])
      }),
  )
  const rows = await loader.load(orderId)
  return rows.filter(({ return_id: id }) => returnId === undefined || id === returnId)
}

/** Of an order, or of one of its returns; oldest first. [R3.74] */
export async function creditMemosOf(ctx: Context, orderId: number, returnId?: number) {
  return (await rowsOf(ctx, orderId, returnId)).map((row) => toCreditMemo(ctx, row))
}

/** What a return's credit memos refunded, by way. */
export async function refundPaymentsOf(ctx: Context, orderId: number, returnId: number) {
  const rows = await rowsOf(ctx, orderId, returnId)
  const sum = (cents: (row: CreditMemoRow) => number) => rows.reduce((all, row) => all + cents(row), 0)
  const [first] = rows
  const ways = [
    { name: first?.order.payment_method.title ?? '', cents: sum((row) => row.refund_cents + row.release_cents) },
    { name: 'Gift card', cents: sum(({ gift_card_cents: cents }) => cents) },
  ]
  const { currency } = ctx.brand
  return ways.filter(({ cents }) => cents > 0).map(({ name, cents }) => ({ name, amount: toMoney(cents, currency) }))
}
