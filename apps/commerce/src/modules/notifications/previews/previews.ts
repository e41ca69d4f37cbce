import type { Brand } from '@welt/brands'
import {
  renderItemCancelled,
  renderOrderChanged,
  renderOrderCollected,
  renderOrderUncollected,
  renderSizeChanged,
} from '../mails/collection-letters.ts'
import type { RenderedMail } from '../mails/layout.ts'
import { renderOrderConfirmation } from '../mails/order-confirmation.ts'
import { renderOrderReady } from '../mails/order-ready.ts'
import { renderOrderRefunded } from '../mails/order-refunded.ts'
import { renderOrderDelivered, renderOrderShipped } from '../mails/parcel-letters.ts'
import { renderPaymentReturned } from '../mails/payment-returned.ts'
import { renderReturnLetter } from '../mails/return-letters.ts'
import {
  type Sampled,
  sampleCollection,
  sampleOrder,
  sampleParcel,
  sampleRefund,
  sampleRefunded,
  sampleReturn,
  sampleSwap,
  sampleSwapped,
} from './samples.ts'

type Preview = (brand: Brand, sampled: Sampled) => RenderedMail

/** Every mail about an order or a return, with invented data. */
const PREVIEWS = {
  'order-confirmation': (brand, sampled) => renderOrderConfirmation(brand, sampleOrder(sampled)),
  'order-shipped': (brand, sampled) => renderOrderShipped(brand, sampleParcel(sampled)),
  'order-delivered': (brand, sampled) => renderOrderDelivered(brand, sampleParcel(sampled), '2026-11-26'),
  'order-ready': (brand, sampled) => renderOrderReady(brand, sampleCollection(sampled)),
  'order-reminder': (brand, sampled) => renderOrderReady(brand, { ...sampleCollection(sampled), isReminder: true }),
  'order-collected': (brand, sampled) =>
    renderOrderCollected(brand, sampleCollection(sampled), { by: 'Tom Whitford', on: '2026-11-23', isToday: true }),
  'order-uncollected': (brand, sampled) =>
    renderOrderUncollected(brand, sampleCollection(sampled), sampleRefund(16995)),
  'order-changed': (brand, sampled) => {
    const { order, lines, store } = sampleCollection(sampled)
    const [line] = lines
    if (!line) throw new Error('the sample has no line')
    const moved = { movedQuantity: 0, cancelledQuantity: 1, collectedAt: undefined, refunded: sampleRefund(16995) }
    return renderOrderChanged(brand, { order, line, hasOtherLines: true, storeName: store.name, ...moved })
  },
  'item-cancelled': (brand, sampled) => {
    const { order, lines } = sampleCollection(sampled)
    const [line] = lines
    if (!line) throw new Error('the sample has no line')
    return renderItemCancelled(brand, { order, line, hasOtherLines: true, refunded: sampleRefund(16995) })
  },
  'size-changed': (brand, sampled) => {
    const { order, lines } = sampleCollection(sampled)
    const [line] = lines
    if (!line) throw new Error('the sample has no line')
    return renderSizeChanged(brand, { order, line, from: 'AU 6 (EU 37)' })
  },
  'order-cancelled': (brand, sampled) => {
    const back = { reason: 'cancelled', isCharged: true, hasNewCard: false, shownBy: '2026-11-27' } as const
    return renderPaymentReturned(brand, sampleOrder(sampled), back)
  },
  'order-refunded': (brand, sampled) => renderOrderRefunded(brand, sampleRefunded(sampled)),
  exchange: (brand, sampled) => renderOrderShipped(brand, sampleSwap(sampled)),
  'return-authorised': (brand, sampled) => {
    const reserved = sampleSwapped(sampled, 'HELD')
    const { lines } = sampleReturn(sampled)
    return renderReturnLetter(brand, 'return-authorised', sampleReturn(sampled, { lines: [...lines, ...reserved] }))
  },
  'return-received': (brand, sampled) => {
    const sent = sampleSwapped(sampled, 'SENT')
    const { lines } = sampleReturn(sampled)
    const all = { lines: [...lines, ...sent], pieces: 2, refunded: sampleRefund(0) }
    return renderReturnLetter(brand, 'return-received', sampleReturn(sampled, all))
  },
  'return-approved': (brand, sampled) => renderReturnLetter(brand, 'return-approved', sampleReturn(sampled)),
  'return-exchanged': (brand, sampled) =>
    renderReturnLetter(
      brand,
      'return-exchanged',
      sampleReturn(sampled, { lines: sampleSwapped(sampled, 'SENT'), share: undefined }),
    ),
  'swap-reminder': (brand, sampled) =>
    renderReturnLetter(
      brand,
      'swap-reminder',
      sampleReturn(sampled, { lines: sampleSwapped(sampled, 'HELD'), share: undefined }),
    ),
  'return-rejected': (brand, sampled) =>
    renderReturnLetter(brand, 'return-rejected', sampleReturn(sampled, { reason: 'The soles were worn outdoors.' })),
  'return-refunded': (brand, sampled) =>
    renderReturnLetter(brand, 'return-refunded', sampleReturn(sampled, { refunded: sampleRefund(15311) })),
} as const satisfies Readonly<Record<string, Preview>>

export type PreviewKind = keyof typeof PREVIEWS

export const PREVIEW_KINDS = Object.keys(PREVIEWS) as readonly PreviewKind[]

export const isPreviewKind = (name: string): name is PreviewKind => Object.hasOwn(PREVIEWS, name)

export const renderPreview = (kind: PreviewKind, brand: Brand, shopUrl: string): RenderedMail =>
  PREVIEWS[kind](brand, { brand, shopUrl })
