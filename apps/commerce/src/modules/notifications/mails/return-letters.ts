import type { Brand } from '@welt/brands'
import { type CurrencyCode, formatCents } from '@welt/kit/money'
import type { RefundedParts } from './collection-model.ts'
import { goodsOf, isShoe, itemOf, namesOf, shoesText } from './goods.ts'
import type { RenderedMail } from './layout.ts'
import { type Letter, type LetterItem, renderLetter } from './letter.ts'
import { type Sentence, sentence, strong } from './markup.ts'
import type { OrderMailLine } from './order-model.ts'
import { dayText, formatGrandTotal, orderWhy } from './phrases.ts'
import { refundSentences } from './refund-text.ts'

export interface ReturnMailModel {
  readonly returnNumber: string
  readonly orderNumber: string
  readonly firstName: string
  readonly currency: CurrencyCode
  readonly shopUrl: string
  readonly returnUrl: string
  /** Signed; undefined where nothing is posted, and for other addresses than the order's own. */
  readonly labelUrl: string | undefined
  /** Lines that the step changed. */
  readonly lines: readonly ReturnMailLine[]
  /** Number of pieces in the whole return. */
  readonly pieces: number
  readonly method: 'label' | 'store' | 'parcel_point'
  /** Days are `YYYY-MM-DD`. */
  readonly sendBy: string | undefined
  readonly happenedOn: string
  readonly checkedBy: string
  /** Why something is not accepted. */
  readonly reason: string | undefined
  /** In cents, of the lines, after discounts. */
  readonly expectedCents: number
  /** In cents, of what was refunded. */
  readonly gstCents: number
  readonly refunded: RefundedParts
  /** The lines' share of the discounts, in cents. */
  readonly share: { readonly label: string; readonly cents: number } | undefined
}

export interface ReturnMailLine extends OrderMailLine {
  readonly reason: string
  /** In cents, before discounts. */
  readonly cents: number
  readonly swap: ReturnMailSwap | undefined
}

/** In place of a pair of the same return. */
interface ReturnMailSwap {
  readonly size: string
  readonly state: 'HELD' | 'LAPSED' | 'SENT' | 'ENDED'
  /** `YYYY-MM-DD`, while it is reserved. */
  readonly reservedUntil: string | undefined
  readonly orderNumber: string | undefined
  /** In cents; what all its pieces cost more, which was paid. */
  readonly moreCents?: number
}

type Texts = Pick<Letter, 'sentences'> &
  Partial<Pick<Letter, 'items' | 'totals' | 'otherLink'>> & { readonly heading: string }

/** `goods`: `the shoes in their box`. */
const HOW = {
  label: (goods: string) => `Put ${goods} with the slip, stick the label on and post it`,
  store: (goods: string) => `Bring ${goods} and the return number to one of our stores`,
  parcel_point: () => 'Hand the parcel in at the parcel point that you chose',
} as const

const HEADINGS = {
  label: 'Here is your label',
  store: 'Bring it to a store',
  parcel_point: 'Drop it at the parcel point',
} as const

const PRINTS = {
  label: 'Label and slip (PDF)',
  store: 'Slip for the counter (PDF)',
  parcel_point: 'Slip (PDF)',
} as const

const LIST = new Intl.ListFormat('en-AU')

const piecesOf = (lines: readonly OrderMailLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

function pairsText(count: number, lines: readonly OrderMailLine[]): string {
  const noun = lines.every(isShoe) ? 'pair' : 'item'
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

const isSwapped = ({ swap }: ReturnMailLine) => swap?.state === 'HELD' || swap?.state === 'SENT'

const areOrIs = (pieces: number) => (pieces > 1 ? 'are' : 'is')

/** `2 x Marlo Loafer in AU 8` */
const swapName = ({ name, quantity, swap }: ReturnMailLine) =>
  `${quantity > 1 ? `${quantity} x ` : ''}${name} in ${swap?.size}`

function reservedText(line: ReturnMailLine): readonly string[] {
  const until = line.swap?.reservedUntil
  return until ? [`${swapName(line)} ${areOrIs(line.quantity)} held for you until ${dayText(until)}.`] : []
}

/** Each line with its reason; a swapped pair shows its new size instead of the amount. */
function returnedItems(lines: readonly ReturnMailLine[]): readonly LetterItem[] {
  return lines.map((line) => {
    const { reason, swap, cents } = line
    const isOne = line.quantity === 1
    const sent = isOne ? 'is on its way' : 'are on their way'
    const about = isSwapped(line)
      ? `${reason}. Your ${swap?.size} ${swap?.state === 'SENT' ? sent : isOne ? 'is held for you' : 'are held for you'}`
      : reason
    return itemOf(line, about, isSwapped(line) ? undefined : formatCents(cents))
  })
}

function authorised({ method, sendBy, lines, labelUrl }: ReturnMailModel): Texts {
  const heading = method === 'label' && !labelUrl ? 'How to send it back' : HEADINGS[method]
  const how = HOW[method](lines.every(isShoe) ? 'the shoes in their box' : 'the items in their packaging')
  const by = sendBy ? sentence`${how} by ${strong(dayText(sendBy))}.` : `${how}.`
  return {
    heading,
    sentences: [by, ...lines.flatMap(reservedText)],
    otherLink: labelUrl ? { label: PRINTS[method], url: labelUrl } : undefined,
  }
}

/** "All 3 pairs arrived on Thu 3 Dec." */
function received({ lines, pieces, method, happenedOn, checkedBy, expectedCents, refunded }: ReturnMailModel): Texts {
  const here = piecesOf(lines)
  const all = here === 2 ? pairsText(here, lines).replace('2', 'Both') : `All ${pairsText(here, lines)}`
  const which = here < pieces ? `${here} of ${pairsText(pieces, lines)}` : here === 1 ? 'It' : all
  const to = refunded.paidWith ? ` to ${refunded.paidWith}` : ''
  const check = `${which} arrived on ${dayText(happenedOn)}. We check ${here === 1 ? 'it' : 'them'} by `
  const by = strong(dayText(checkedBy))
  const checked: Sentence =
    expectedCents > 0
      ? sentence`${check}${by}, then refund ${strong(formatCents(expectedCents))}${to}.`
      : sentence`${check}${by}.`
  const heading = method === 'store' ? `Your ${shoesText(lines)} are here` : 'Your parcel is here'
  return { heading, sentences: [checked] }
}

function approved({ lines, expectedCents }: ReturnMailModel): Texts {
  const isRefunded = expectedCents > 0
  return {
    heading: isRefunded ? `Checked, ${formatCents(expectedCents)} is on its way` : 'Checked, all is well',
    sentences: [
      `Your ${shoesText(lines)} came back in good order.`,
      isRefunded ? 'We’ll email you again when your refund is sent.' : 'There’s nothing more to do.',
    ],
  }
}

function exchanged({ lines, refunded }: ReturnMailModel): Texts {
  const sent = lines.filter(({ swap }) => swap?.state === 'SENT')
  const orders = [...new Set(sent.flatMap(({ swap }) => swap?.orderNumber ?? []))]
  const areMany = piecesOf(sent) > 1
  const moreCents = sent.reduce((sum, { swap }) => sum + (swap?.moreCents ?? 0), 0)
  const paid =
    moreCents > 0
      ? `You have paid the ${formatCents(moreCents)} more that ${areMany ? 'they cost' : 'it costs'}.`
      : 'Same price, nothing to pay.'
  const money = refundSentences(refunded)
  return {
    heading: `${LIST.format(sent.map(swapName))} ${areMany ? 'are' : 'is'} yours`,
    sentences: [
      sentence`${areMany ? 'They are' : 'It is'} being packed in place of ${goodsOf(sent)}, as ${orders.length > 1 ? 'orders' : 'order'} ${strong(LIST.format(orders))}. We’ll email you when ${areMany ? 'they leave' : 'it leaves'}.`,
      ...(money.length > 0 ? money : [paid]),
    ],
  }
}

function rejected({ lines, reason }: ReturnMailModel, brand: Brand): Texts {
  return {
    heading: 'Not accepted',
    sentences: [
      `We can’t accept the return of ${namesOf(lines)}.`,
      ...(reason ? [reason] : []),
      `We send ${pairsText(piecesOf(lines), lines).replace(/\d+/, 'the')} back to you. ` +
        `Disagree? Call ${brand.helpPhone} or write to ${brand.helpEmail}.`,
    ],
  }
}

function refunded(model: ReturnMailModel): Texts {
  const { lines, currency, share, gstCents } = model
  const { refundedCents, releasedCents, giftCardCents } = model.refunded
  const sentCents = refundedCents + giftCardCents
  const allCents = sentCents + releasedCents
  return {
    heading: sentCents > 0 ? `We refunded ${formatCents(sentCents)}` : `Not charged ${formatCents(releasedCents)}`,
    sentences: [`Your ${shoesText(lines)} came back in good order.`, ...refundSentences(model.refunded)],
    totals: [
      ...(share ? [[share.label, formatCents(-share.cents)] as const] : []),
      [sentCents > 0 ? 'Refunded' : 'Not charged', formatGrandTotal(allCents, currency)],
      ['Includes GST', formatCents(gstCents)],
    ],
  }
}

/** The day before the reservation ends. */
function swapReminder({ lines, sendBy }: ReturnMailModel): Texts {
  const sizes = LIST.format(lines.flatMap(({ swap }) => swap?.size ?? []))
  const it = piecesOf(lines) > 1 ? 'them' : 'it'
  const open = sendBy ? `Your return stays open until ${dayText(sendBy)}` : 'Your return stays open'
  return {
    heading: `${sizes} ${areOrIs(piecesOf(lines))} held until tomorrow`,
    sentences: [
      ...lines.flatMap(reservedText),
      `${open}. If we no longer hold ${sizes} when your parcel arrives, you still get ${it} if ${it === 'it' ? 'it’s' : 'they’re'} in stock; ` +
        'otherwise we refund you.',
    ],
  }
}

const TEXTS = {
  'return-authorised': authorised,
  'return-received': received,
  'return-approved': approved,
  'return-exchanged': exchanged,
  'return-rejected': rejected,
  'return-refunded': refunded,
  'swap-reminder': swapReminder,
} as const

export function renderReturnLetter(brand: Brand, kind: keyof typeof TEXTS, model: ReturnMailModel): RenderedMail {
  const { returnNumber, orderNumber, firstName, lines, returnUrl, shopUrl, happenedOn } = model
  const { heading, ...texts } = TEXTS[kind](model, brand)
  return renderLetter(brand, {
    subject: `${heading}, return ${returnNumber}`,
    heading: kind === 'return-exchanged' ? heading : `${heading}, ${firstName}`,
    preview: `${dayText(happenedOn)}. Return ${returnNumber}.`,
    items: returnedItems(lines),
    ...texts,
    link: { label: 'See your return', url: returnUrl },
    note: sentence`Return ${strong(returnNumber)} for order ${orderNumber}.`,
    why: orderWhy(brand),
    shopUrl,
  })
}
