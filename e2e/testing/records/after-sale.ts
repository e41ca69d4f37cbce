import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import type { Size } from '../cart-page.ts'
import { requireData } from '../graphql.ts'
import { runSql } from '../operator.ts'
import { until } from '../until.ts'

interface Pair {
  readonly name: string
  readonly style: string
  readonly row: number
  readonly off: number
  readonly total: number
  readonly cards: number
  readonly token: string
  readonly uid: string
}

export async function pairOf(number: string, { variantSku }: Size): Promise<Pair> {
  const [pair] = await runSql<Pair>(
    `select l.name, p.style_code as style, l.row_cents as row, l.discount_cents as off, o.total_cents as total,
       o.gift_card_cents as cards, o.access_token as token, encode(l.id::text::bytea, 'base64') as uid
     from order_line l join orders o on o.id = l.order_id join product p on p.id = l.product_id
     where o.number = $1 and l.variant_sku = $2`,
    [number, variantSku],
  )
  assert.ok(pair)
  return pair
}

export async function stockOf({ variantSku }: Size) {
  const [row] = await runSql<{ onHand: number; reserved: number }>(
    'select sum(on_hand)::int as "onHand", sum(reserved)::int as reserved from stock where sku = $1',
    [variantSku],
  )
  return row ?? { onHand: 0, reserved: 0 }
}

export async function tooSmallOf(style: string): Promise<number> {
  const [fit] = await runSql<{ count: number }>('select too_small as count from style_fit where style_code = $1', [
    style,
  ])
  return fit?.count ?? 0
}

const RETURN = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { returns { items {
  number status created_at is_paid_return payments { psp_reference return_label_cost { value } return_payment_method }
  comments { author text } order { number } items { quantity status order_item { id product_name } }
  credit_memos { number items { quantity_refunded product_sku } total { subtotal { value }
    discounts { label amount { value } } grand_total { value } gift_card_amount { value } } } } } } }`

interface WireReturn {
  readonly number: string
  readonly status: string
  readonly created_at: string
  readonly is_paid_return: boolean
  readonly payments: readonly { psp_reference: string; return_label_cost: object; return_payment_method: string }[]
  readonly comments: readonly { author: string; text: string }[]
  readonly order: { readonly number: string }
  readonly items: readonly { quantity: number; status: string; order_item: { id: string; product_name: string } }[]
  readonly credit_memos: readonly object[]
}

export async function returnOf(site: SiteId, token: string): Promise<WireReturn> {
  const { guestOrderByToken: order } = await requireData<{ guestOrderByToken: { returns: { items: WireReturn[] } } }>(
    brandOf(site).storeCode,
    RETURN,
    { token },
  )
  assert.ok(order.returns.items[0])
  return order.returns.items[0]
}

interface OrderMoney {
  /** Of the card, as the payment service confirmed. */
  readonly captured: number
  readonly refunded: number
  /** Refunded to gift cards. */
  readonly cards: number
  /** Captures and refunds under way. */
  readonly open: number
}

async function moneyOf(number: string): Promise<OrderMoney | undefined> {
  const [money] = await runSql<OrderMoney>(
    `select (select coalesce(sum(amount_cents), 0) from capture
      where order_id = o.id and state = 'done')::int as captured,
       (select coalesce(sum(amount_cents), 0) from refund where order_id = o.id)::int as refunded,
       (select coalesce(sum(cents), 0) from gift_card_entry where order_id = o.id and kind = 'refund')::int as cards,
       ((select count(*) from capture where order_id = o.id and state <> 'done')
         + (select count(*) from refund where order_id = o.id and state not in ('sent', 'done')))::int as open
     from orders o where o.number = $1`,
    [number],
  )
  return money
}

export async function whenSettled(number: string, expected: Omit<OrderMoney, 'open'>): Promise<void> {
  let money: OrderMoney | undefined
  const isSettled = async () => {
    money = await moneyOf(number)
    return money?.open === 0 && money.captured === expected.captured && money.refunded === expected.refunded
  }
  await until(isSettled, `the money of ${number} is not settled`)
  assert.deepEqual(money, { ...expected, open: 0 })
}

export async function isLabelCaptured(number: string): Promise<boolean> {
  const rows = await runSql(
    `select 1 from return_payment p join return_request r on r.id = p.return_id
     where r.number = $1 and p.captured_at is not null and p.reversed_at is null`,
    [number],
  )
  return rows.length === 1
}

interface Swap {
  readonly number: string
  readonly total: number
  readonly paid: number
}

export async function swapOf(returned: string): Promise<Swap | undefined> {
  const [swap] = await runSql<Swap>(
    `select o.number, o.total_cents as total, o.exchange_cents as paid from return_request r
     join return_item i on i.return_id = r.id join orders o on o.id = i.exchange_order_id where r.number = $1`,
    [returned],
  )
  return swap
}
