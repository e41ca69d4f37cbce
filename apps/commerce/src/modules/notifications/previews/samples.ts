import type { Brand } from '@welt/brands'
import type { CollectionMailModel, ParcelMailModel, RefundedParts } from '../mails/collection-model.ts'
import type { OrderMailLine, OrderMailModel } from '../mails/order-model.ts'
import type { RefundMailModel } from '../mails/order-refunded.ts'
import type { ReturnMailLine, ReturnMailModel } from '../mails/return-letters.ts'

/** Invented people, shoes and numbers. */
interface Place {
  readonly person: readonly [first: string, last: string]
  readonly street: string
  readonly town: string
  readonly area: string
  readonly store: { readonly place: string; readonly street: string; readonly area: string; readonly phone: string }
}

const PLACES: Readonly<Record<Brand['country'], Place>> = {
  AU: {
    person: ['Ana', 'Whitford'],
    street: '18 Sylvan Road',
    town: 'Toowong',
    area: 'Toowong QLD 4066',
    store: { place: 'Brisbane', street: '155 Adelaide Street', area: 'Brisbane QLD 4000', phone: '(07) 5550 1100' },
  },
  NZ: {
    person: ['Moana', 'Reid'],
    street: '4 Rata Street',
    town: 'Grey Lynn',
    area: 'Grey Lynn 1021',
    store: { place: 'Auckland', street: '21 Queen Street', area: 'Auckland 1010', phone: '09 555 0110' },
  },
}

const SIZES = { AU: ['AU 7 (EU 38)', 'AU 8 (EU 39)'], NZ: ['AU 7 (EU 38)', 'AU 8 (EU 39)'] } as const

type Shoe = readonly [name: string, brand: string, colour: string, picture: string, cents: number]

const BOOT: Shoe = [
  'Meredith Block-Heel Ankle Boot',
  'Hadley & Co',
  'Black',
  'meredith/black-three-quarter.avif',
  15895,
]
const LOAFER: Shoe = ['Marlo Penny Loafer', 'Linden Row', 'Camel', 'marlo/camel-three-quarter.avif', 16995]
const ORDER_NUMBER = '1000482'

export interface Sampled {
  readonly brand: Brand
  readonly shopUrl: string
}

function lineOf({ brand, shopUrl }: Sampled, [name, maker, colour, picture, cents]: Shoe): OrderMailLine {
  return {
    name,
    brand: maker,
    colour,
    size: SIZES[brand.country][0],
    quantity: 1,
    rowCents: cents,
    discountCents: 0,
    imageUrl: `${shopUrl}/media/${picture}?w=160&f=jpeg`,
    imageAlt: `${name} in ${colour.toLowerCase()}`,
    productUrl: undefined,
  }
}

const orderUrlOf = ({ shopUrl }: Sampled) => `${shopUrl}/customer/orders/${ORDER_NUMBER}`

export function sampleOrder(sampled: Sampled): OrderMailModel {
  const { brand, shopUrl } = sampled
  const { person, street, area, store } = PLACES[brand.country]
  const [first, last] = person
  const lines = [lineOf(sampled, LOAFER), lineOf(sampled, BOOT)]
  const totalCents = lines.reduce((sum, { rowCents }) => sum + rowCents, 0)
  const addressLines = [`${first} ${last}`, street, area]
  return {
    orderNumber: ORDER_NUMBER,
    placedAt: new Date('2026-11-23T02:00:00Z'),
    shopUrl,
    orderUrl: orderUrlOf(sampled),
    firstName: first,
    email: `${first.toLowerCase()}@example.com`,
    currency: brand.currency,
    lines,
    subtotalCents: totalCents,
    discounts: [],
    shippingCents: 0,
    giftCardCents: 4090,
    taxCents: Math.round(totalCents / 11),
    totalCents: totalCents - 4090,
    delivery: {
      title: 'Standard delivery',
      promise: { earliest: '2026-11-26', latest: '2026-11-26' },
      addressLines,
      instructions: undefined,
      items: [`1 x ${BOOT[0]}`],
    },
    collections: [
      {
        storeName: `${brand.name} ${store.place}`,
        addressLines: [store.street, store.area],
        phone: store.phone,
        directionsUrl: 'https://www.google.com/maps/dir/?api=1',
        code: '472916',
        readyAt: '2026-11-23T15:00:00+11:00',
        nominee: { name: `Tom ${last}`, phone: '0491 570 156' },
        items: [`1 x ${LOAFER[0]}`],
      },
    ],
    billingLines: addressLines,
    payment: 'Visa ending 1111',
  }
}

const headOf = (sampled: Sampled): CollectionMailModel['order'] => {
  const { orderNumber, firstName, orderUrl, shopUrl, currency } = sampleOrder(sampled)
  return { orderNumber, firstName, orderUrl, shopUrl, currency }
}

export function sampleCollection(sampled: Sampled): CollectionMailModel {
  const { brand } = sampled
  const { person, store } = PLACES[brand.country]
  return {
    order: headOf(sampled),
    lines: [lineOf(sampled, LOAFER)],
    isWholeOrder: false,
    store: {
      name: `${brand.name} ${store.place}`,
      addressLines: [store.street, store.area],
      phone: store.phone,
      directionsUrl: 'https://www.google.com/maps/dir/?api=1',
    },
    code: '472916',
    collector: { firstName: 'Tom', fullName: `Tom ${person[1]}`, phone: '0491 570 156' },
    collectUntil: '2026-11-30',
    days: [
      { date: '2026-11-23', text: '9 am – 5:30 pm', label: undefined },
      { date: '2026-11-24', text: '9 am – 5:30 pm', label: undefined },
    ],
  }
}

export function sampleParcel(sampled: Sampled): ParcelMailModel {
  const { brand } = sampled
  const { person, town, store } = PLACES[brand.country]
  return {
    order: headOf(sampled),
    placedOn: '2026-11-23',
    lines: [lineOf(sampled, BOOT)],
    carrierTitle: brand.country === 'NZ' ? 'NZ Post' : 'StarTrack',
    trackingNumber: 'MTH00048221',
    trackingUrl: 'https://auspost.com.au/mypost/track/#/details/MTH00048221',
    position: { n: 1, of: 1 },
    arrives: { earliest: '2026-11-26', latest: '2026-11-26' },
    town,
    instructions: brand.country === 'AU' ? 'Leave near the front door' : undefined,
    stillToCome: [
      {
        lines: [{ name: LOAFER[0], quantity: 1 }],
        collection: {
          storeName: `${brand.name} ${store.place}`,
          until: '2026-11-30',
          holder: `Tom ${person[1]}`,
        },
      },
    ],
    returnUntil: '2026-12-24',
    swapped: undefined,
  }
}

export const sampleSwap = (sampled: Sampled): ParcelMailModel => {
  const [from, to] = SIZES[sampled.brand.country]
  const parcel = sampleParcel(sampled)
  return {
    ...parcel,
    lines: parcel.lines.map((line) => ({ ...line, size: to })),
    stillToCome: [],
    swapped: { returnNumber: '3000101', orderNumber: ORDER_NUMBER, size: from, isSamePrice: true },
  }
}

export const sampleRefund = (refundedCents: number): RefundedParts => ({
  refundedCents,
  releasedCents: 0,
  giftCardCents: 0,
  paidWith: 'Visa ending 1111',
  shownBy: '2026-11-27',
})

export function sampleRefunded(sampled: Sampled): RefundMailModel {
  const line = { ...lineOf(sampled, BOOT), cents: BOOT[4] }
  return {
    order: headOf(sampled),
    lines: [line],
    shippingCents: 995,
    gstCents: Math.round((BOOT[4] + 995) / 11),
    refunded: sampleRefund(BOOT[4] + 995),
  }
}

export function sampleReturn(sampled: Sampled, change: Partial<ReturnMailModel> = {}): ReturnMailModel {
  const { shopUrl } = sampled
  const { orderNumber, firstName, currency } = headOf(sampled)
  const line = { ...lineOf(sampled, BOOT), reason: 'Too narrow', cents: BOOT[4], swap: undefined }
  return {
    returnNumber: '3000096',
    orderNumber,
    firstName,
    currency,
    shopUrl,
    returnUrl: `${shopUrl}/return/view?return=sample`,
    labelUrl: `${shopUrl}/order/documents/sample.pdf`,
    lines: [line],
    pieces: 1,
    method: 'label',
    sendBy: '2026-12-10',
    happenedOn: '2026-12-03',
    checkedBy: '2026-12-07',
    reason: undefined,
    expectedCents: BOOT[4] - 584,
    gstCents: Math.round((BOOT[4] - 584) / 11),
    refunded: sampleRefund(0),
    share: { label: 'Share of $15 reward', cents: 584 },
    ...change,
  }
}

/** A pair that is swapped for the next size. */
export function sampleSwapped(sampled: Sampled, state: 'HELD' | 'SENT'): readonly ReturnMailLine[] {
  const size = SIZES[sampled.brand.country][1]
  const swap = { size, state, reservedUntil: state === 'HELD' ? '2026-12-04' : undefined, orderNumber: '1000502' }
  return [{ ...lineOf(sampled, LOAFER), reason: 'Too small', cents: LOAFER[4], swap }]
}
