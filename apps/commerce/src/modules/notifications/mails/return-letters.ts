import type { Brand } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import type { CurrencyCode } from '@welt/kit/money'
import { goodsOf, refundText, whyOf } from './collection-letters.ts'
import type { RefundedParts } from './collection-model.ts'
import type { RenderedMail } from './layout.ts'
import { type Letter, renderLetter } from './letter.ts'
import type { OrderMailLine } from './order-model.ts'
import { formatGrandTotal } from './phrases.ts'

export interface ReturnMailModel {
  readonly returnNumber: string
  readonly orderNumber: string
  readonly firstName: string
  readonly currency: CurrencyCode
  readonly shopUrl: string
  readonly returnUrl: string
  /** What the step was about. */
  readonly lines: readonly OrderMailLine[]
  readonly method: 'label' | 'store' | 'parcel_point'
  /** `YYYY-MM-DD`. */
  readonly sendBy: string | undefined
  /** Why something is not accepted. */
  readonly reason: string | undefined
  readonly refunded: RefundedParts
  readonly swaps: readonly ReturnMailSwap[]
}

/** In place of a pair of the same return. */
interface ReturnMailSwap {
  readonly name: string
  readonly size: string
  readonly state: 'HELD' | 'LAPSED' | 'SENT' | 'ENDED'
  /** `YYYY-MM-DD`, while it is reserved. */
  readonly reservedUntil: string | undefined
  readonly orderNumber: string | undefined
}

type Texts = Pick<Letter, 'subject' | 'sentences'> & { readonly linkLabel: string }

const onDay = (date: string) => formatArrival({ earliest: date, latest: date })

const HOW = {
  label: 'Put the shoes in their box, with the return number on a note inside, and post the parcel',
  store: 'Bring the shoes in their box and the return number to one of our stores',
  parcel_point: 'Hand the parcel in at the parcel point that you chose',
} as const

function authorised({ returnNumber, method, sendBy, lines, swaps }: ReturnMailModel): Texts {
  return {
    subject: `How to send it back, return ${returnNumber}`,
    sentences: [
      `You’re returning ${goodsOf(lines)}.`,
      `${HOW[method]}${sendBy ? ` by ${onDay(sendBy)}` : ''}.`,
      ...swaps.flatMap(({ name, size, reservedUntil }) =>
        reservedUntil ? [`${name} in ${size} is held for you until ${onDay(reservedUntil)}.`] : [],
      ),
    ],
    linkLabel: 'Open your return',
  }
}

function received({ returnNumber, lines }: ReturnMailModel): Texts {
  return {
    subject: `We’ve received return ${returnNumber}`,
    sentences: [`We’ve received ${goodsOf(lines)}.`, 'We’ll check it and email you. You don’t need to do anything.'],
    linkLabel: 'See your return',
  }
}

const isSent = ({ state }: ReturnMailSwap) => state === 'SENT'

function approved({ returnNumber, lines, swaps }: ReturnMailModel): Texts {
  const isSwapped = swaps.length > 0 && swaps.every(isSent)
  return {
    subject: `We’ve checked return ${returnNumber}`,
    sentences: [
      `We’ve checked ${goodsOf(lines)}, and all is well.`,
      isSwapped ? 'There’s nothing more to do.' : 'We’ll email you again when your refund is sent.',
    ],
    linkLabel: 'See your return',
  }
}

function exchanged({ returnNumber, lines, swaps, refunded: money, currency }: ReturnMailModel): Texts {
  const sent = swaps.filter(isSent)
  const names = sent.map(({ name, size }) => `${name} in ${size}`).join(', ')
  const orders = [...new Set(sent.flatMap(({ orderNumber }) => orderNumber ?? []))].join(', ')
  return {
    subject: `${names} is yours, return ${returnNumber}`,
    sentences: [
      `${names} is being packed in place of ${goodsOf(lines)}. We’ll email you when it leaves.`,
      money.refundedCents + money.giftCardCents > 0 ? refundText(money, currency) : 'There’s nothing to pay.',
      `It’s order ${orders}.`,
    ],
    linkLabel: 'See your return',
  }
}

function rejected({ returnNumber, lines, reason }: ReturnMailModel, brand: Brand): Texts {
  return {
    subject: `Not accepted, return ${returnNumber}`,
    sentences: [
      `We can’t accept the return of ${goodsOf(lines)}.`,
      ...(reason ? [reason] : []),
      `Disagree? Call ${brand.helpPhone} or write to ${brand.helpEmail}.`,
    ],
    linkLabel: 'See your return',
  }
}

function refunded(model: ReturnMailModel): Texts {
  const { returnNumber, lines, currency } = model
  const { refundedCents, releasedCents, giftCardCents } = model.refunded
  const sentCents = refundedCents + giftCardCents
  const said = sentCents > 0 ? 'Refunded' : 'Not charged'
  return {
    subject: `${said} ${formatGrandTotal(sentCents || releasedCents, currency)}, return ${returnNumber}`,
    sentences: [`Thank you for sending back ${goodsOf(lines)}.`, refundText(model.refunded, currency)].filter(Boolean),
    linkLabel: 'See your return',
  }
}

const TEXTS = {
  'return-authorised': authorised,
  'return-received': received,
  'return-approved': approved,
  'return-exchanged': exchanged,
  'return-rejected': rejected,
  'return-refunded': refunded,
} as const

export function renderReturnLetter(brand: Brand, kind: keyof typeof TEXTS, model: ReturnMailModel): RenderedMail {
  const { subject, sentences, linkLabel } = TEXTS[kind](model, brand)
  return renderLetter(brand, {
    subject,
    sentences: [`Hello ${model.firstName},`, ...sentences],
    link: { label: linkLabel, url: model.returnUrl },
    note: `Return ${model.returnNumber} of order ${model.orderNumber}.`,
    why: whyOf(brand),
    shopUrl: model.shopUrl,
  })
}
