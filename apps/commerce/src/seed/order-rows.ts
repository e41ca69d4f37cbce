import { createHash, randomBytes } from 'node:crypto'
import { containedGstCents } from '@welt/kit/money'
import { DAY_MS } from '@welt/kit/time'
import { createShippingQuotes, plannedZones, promiseFor } from '#modules/fulfilment'
import { DEMO_ACCOUNT } from '../commands/demo-orders/demo-account.ts'
import { colourLabel } from './catalogue/colours.ts'
import { viewsOf } from './catalogue/product-rows.ts'
import { pickOf, wholeOf } from './chance.ts'
import { brandEntries } from './data/brands.ts'
import { nicknames } from './data/reviews/phrases.ts'
import type { PlannedOrder } from './reviews/plan-orders.ts'

const hashOf = (text: string) => createHash('sha256').update(`seed:${text}`).digest('hex')

function uuidOf(text: string): string {
  const hex = hashOf(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function addressOf({ number, brand }: PlannedOrder) {
  const isAu = brand.country === 'AU'
  return {
    prefix: null,
    firstname:
      pickOf(`name:${number}`, nicknames)
        .replace(/[^A-Za-z ].*|\d.*/, '')
        .trim() || 'Jo',
    middlename: null,
    lastname: 'Sample',
    suffix: null,
    company: null,
    street: ['1 Example Street'],
    city: isAu ? 'Melbourne' : 'Auckland',
    region: isAu ? { code: 'VIC', label: 'Victoria', regionId: 575 } : null,
    postcode: isAu ? '3000' : '1010',
    countryCode: brand.country,
    telephone: '0400000000',
    fax: null,
    vatId: null,
    customerNotes: null,
    pickupLocationCode: null,
  }
}

export interface Owner {
  readonly id: number
  readonly website_id: number
  readonly address: Readonly<Record<string, unknown>>
}

const quotes = createShippingQuotes()

function deliveryOf({ brand, priceCents }: PlannedOrder, placedAt: Date, isSignedIn: boolean) {
  const { country, thresholds } = brand
  const [option] = quotes.methodsFor({
    brand,
    thresholds,
    country,
    postcode: undefined,
    isSignedIn,
    goodsCents: priceCents,
  })
  if (!option) throw new Error(`${brand.name} does not deliver to its own country.`)
  return {
    carrierTitle: option.carrierTitle,
    cents: option.amountCents,
    taxCents: containedGstCents(option.amountCents, country),
    columns: { carrier_code: option.carrierCode, method_code: option.methodCode },
    title: `${option.carrierTitle} - ${option.methodTitle}`,
    promise: promiseFor(option, placedAt, { from: [{ country: brand.country }], to: { country, zones: plannedZones } }),
  }
}

/** `now` is the moment of seeding. */
export function rowsOf(order: PlannedOrder, now: Date, owner: Owner | undefined) {
  const { number, brand, priceCents } = order
  const day = (after: number) => new Date(now.getTime() - (order.daysAgo - after) * DAY_MS)
  const cartId = hashOf(`cart:${number}`).slice(0, 32)
  const address = { ...addressOf(order), ...owner?.address }
  const email = owner ? DEMO_ACCOUNT.email : `shopper-${number}@welt.example`
  const delivery = deliveryOf(order, day(0), owner !== undefined)
  const totalCents = priceCents + delivery.cents
  const money = {
    currency: brand.currency,
    subtotal_cents: priceCents,
    shipping_cents: delivery.cents,
    total_cents: totalCents,
  }
  const isReturned = order.returnReason !== undefined
  return {
    cart: {
      id: cartId,
      website_id: brand.websiteId,
      currency: brand.currency,
      is_active: false,
      created_at: day(0),
      updated_at: day(0),
    },
    order: {
      number,
      access_token: randomBytes(16).toString('base64url'),
      website_id: brand.websiteId,
      cart_id: cartId,
      cart_version: 1,
      customer_id: owner?.id ?? null,
      email,
      state: isReturned ? 'closed' : 'complete',
      ...money,
      tax_cents: containedGstCents(priceCents, brand.country) + delivery.taxCents,
      discounts: [],
      shipping_address: address,
      billing_address: address,
      payment_method: { code: 'adyen_cc', title: 'Visa ending 1111', brand: 'visa', lastFour: '1111' },
      placed_at: day(0),
      paid_at: day(0),
      updated_at: day(isReturned ? 16 : 4),
    },
    attempt: {
      id: uuidOf(`attempt:${number}`),
      n: 1,
      merchant_reference: `${number}-1`,
      psp_reference: `SEED${hashOf(number).slice(0, 12).toUpperCase()}`,
      method: 'scheme',
      brand: 'visa',
      amount_cents: totalCents,
      currency: brand.currency,
      state: isReturned ? 'refunded' : 'captured',
      created_at: day(0),
      sent_at: day(0),
      answered_at: day(0),
      updated_at: day(0),
    },
    capture: {
      n: 1,
      idempotency_key: uuidOf(`capture:${number}`),
      amount_cents: totalCents,
      state: 'done',
      created_at: day(1),
    },
    line: lineOf(order),
    group: {
      position: 1,
      kind: 'delivery',
      ...delivery.columns,
      title: delivery.title,
      promise: delivery.promise,
      amount_cents: delivery.cents,
      tax_cents: delivery.taxCents,
    },
    allocation: {
      delivery_group: 1,
      source: 'warehouse',
      quantity: 1,
      state: 'shipped',
      picked_at: day(1),
      ended_at: day(1),
    },
    shipment: {
      number: `S${number}`,
      title: delivery.carrierTitle,
      carrier_code: delivery.columns.carrier_code,
      tracking_number: `DEMO${wholeOf(`tracking:${number}`, 100_000_000, 999_999_999)}`,
      shipped_at: day(1),
      delivered_at: day(4),
    },
    request: {
      uid: hashOf(`return:${number}`).slice(0, 22),
      number: `R${number}`,
      guest_email: email,
      created_at: day(9),
    },
    refund: {
      n: 1,
      idempotency_key: uuidOf(`refund:${number}`),
      amount_cents: priceCents,
      state: 'done',
      created_at: day(16),
    },
  }
}

function lineOf({ product, variantSku, size, priceCents, regularCents, brand, returnReason }: PlannedOrder) {
  const [view] = viewsOf(product)
  const back = returnReason === undefined ? 0 : 1
  return {
    position: 0,
    product_sku: product.sku,
    variant_sku: variantSku,
    product_type: 'configurable',
    name: product.heading,
    brand: brandEntries.find(({ value }) => value === product.copy.brand)?.label ?? null,
    colour: colourLabel(product.colour.name),
    size_label: size,
    size_scale: product.sizeRun.scale,
    image_path: view?.file ?? null,
    image_alt: view?.alt ?? null,
    url_key: product.urlKey,
    quantity: 1,
    unit_cents: priceCents,
    regular_unit_cents: regularCents,
    row_cents: priceCents,
    discount_cents: 0,
    tax_cents: containedGstCents(priceCents, brand.country),
    fulfilment: 'delivery',
    quantity_shipped: 1,
    quantity_refunded: back,
    quantity_returned: back,
    quantity_cancelled: 0,
  }
}
