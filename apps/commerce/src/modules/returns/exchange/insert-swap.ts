import { randomBytes } from 'node:crypto'
import { requireBrand } from '@welt/brands'
import { type CountryCode, containedGstCents } from '@welt/kit/money'
import type { Transaction } from 'kysely'
import type { PurchasableVariant } from '#modules/catalogue'
import { loadDeliveryZones, promiseFor } from '#modules/fulfilment'
import { insertOrder, lineOfVariant, type OrderRow, passToOrder, transition } from '#modules/orders'
import type { Database } from '#src/platform/database'
import type { ReturnRow } from '../tables.ts'
import { loadSwapDelivery, parcelDaysOf } from './reserve-swap.ts'

type Trx = Transaction<Database>

interface NewSwap {
  readonly order: OrderRow
  readonly row: ReturnRow
  readonly itemId: number
  readonly variant: PurchasableVariant
  readonly source: string
  readonly quantity: number
  /** Price of one piece. */
  readonly unitCents: number
  /** Paid by the return. */
  readonly paidCents: number
}

/** Every order needs a cart. */
async function insertClosedCart(trx: Trx, { website_id, currency, customer_id, email }: OrderRow): Promise<string> {
  const { id } = await trx
    .insertInto('cart')
    .values({ id: randomBytes(16).toString('hex'), website_id, currency, customer_id, email, is_active: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The return pays the net price; the rest is the line's share of the original order's discounts. */
function lineOf({ variant, source, quantity, unitCents, paidCents }: NewSwap, country: CountryCode) {
  const rowCents = unitCents * quantity
  const discountCents = rowCents - paidCents
  const savings = discountCents > 0 ? [{ label: 'Savings of your order', cents: discountCents, isLoyalty: false }] : []
  return {
    cartLineId: null,
    ...lineOfVariant(variant),
    quantity,
    unitCents,
    regularUnitCents: Math.max(unitCents, variant.regularUnitCents),
    rowCents,
    discountCents,
    taxCents: containedGstCents(paidCents, country),
    fulfilment: 'delivery' as const,
    giftCard: null,
    deliveryGroup: 1,
    allocations: [{ source, quantity }],
    savings,
  }
}

async function groupOf(trx: Trx, { order }: NewSwap) {
  const brand = requireBrand(order.website_id)
  const { address, method } = await loadSwapDelivery(trx, order)
  const to = { country: address.countryCode, postcode: address.postcode, zones: await loadDeliveryZones(trx) }
  const route = { from: [{ country: brand.country }], to }
  return {
    address,
    group: {
      kind: 'delivery' as const,
      store_code: null,
      carrier_code: method?.carrierCode ?? null,
      method_code: method?.methodCode ?? null,
      title: method ? `${method.carrierTitle} - ${method.methodTitle}` : null,
      promise: method ? promiseFor(parcelDaysOf(method, brand), new Date(), route) : null,
      amount_cents: 0,
      discount_cents: 0,
      tax_cents: 0,
      ready_at: null,
      collection_code: null,
    },
  }
}

/** A paid order of one line, whose pieces are reserved for the return. */
export async function insertSwap(trx: Trx, wanted: NewSwap): Promise<OrderRow> {
  const { order, row, itemId, paidCents } = wanted
  const { address, group } = await groupOf(trx, wanted)
  const line = lineOf(wanted, address.countryCode)
  const swap = await insertOrder(trx, {
    accessToken: randomBytes(16).toString('base64url'),
    websiteId: order.website_id,
    cartId: await insertClosedCart(trx, order),
    cartVersion: 1,
    customerId: order.customer_id,
    email: order.email,
    currency: order.currency,
    subtotalCents: line.rowCents,
    discountCents: line.discountCents,
    shippingCents: 0,
    taxCents: line.taxCents,
    totalCents: 0,
    discounts: line.savings.map((saving) => ({ ...saving, appliedTo: 'ITEM' as const })),
    giftCardCents: 0,
    giftCards: [],
    exchange: { of: order.id, cents: paidCents },
    shippingAddress: address,
    billingAddress: order.billing_address,
    shippingInstructions: order.shipping_instructions,
    nominee: null,
    payment: { code: 'free', title: `Return ${row.number}` },
    lines: [line],
    groups: [group],
  })
  await passToOrder(trx, itemId, swap.id)
  await transition(trx, swap, 'pay', { payment: swap.payment_method })
  return swap
}
