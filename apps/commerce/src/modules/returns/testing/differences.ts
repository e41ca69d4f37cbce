import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { notificationOf, postWebhook, type TestShop } from '#src/testing/shop'
import type { ShippedOrder } from './shipped-orders.ts'

/** Price difference of a dearer pair. */
export const MORE_CENTS = 1000

/** Sets the price of every size; existing orders keep theirs. */
export async function setPrice({ database: { db } }: TestShop, cents: number): Promise<void> {
  await sql`update product_site set regular_cents = ${cents} where product_id = (
    select id from product where sku = 'TEST')`.execute(db)
}

const SESSION = gql(`query ($input: ExchangePaymentSessionInput!) {
  exchangePaymentSession(input: $input) { reference amount { value currency } } }`)

export interface WantedSwap {
  readonly quantity: number
  readonly sku: string
  readonly method: 'LABEL' | 'STORE'
}

export const swapItems = ({ itemUid }: ShippedOrder, { quantity, sku }: WantedSwap) => [
  {
    order_item_uid: itemUid,
    quantity_to_return: quantity,
    exchange_sku: sku,
    selected_custom_attributes: [{ attribute_code: 'reason', value: '10406' }],
  },
]

export const openSession = (shop: TestShop, order: ShippedOrder, wanted: WantedSwap) =>
  shop.server.graphql(SESSION, {
    input: { token: order.token, method: wanted.method, items: swapItems(order, wanted) },
  })

/** Pays by webhook. @returns the session's reference; undefined when nothing is due */
export async function payDifference(
  shop: TestShop,
  order: ShippedOrder,
  wanted: WantedSwap,
  pspReference: string,
): Promise<string | undefined> {
  const session = (await openSession(shop, order, wanted)).data?.exchangePaymentSession
  if (!session) return undefined
  const cents = Math.round((session.amount.value ?? 0) * 100)
  await postWebhook(shop, notificationOf(shop, { pspReference, merchantReference: session.reference ?? '', cents }))
  return session.reference ?? undefined
}
