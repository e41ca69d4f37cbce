import { formatCents } from '@welt/kit/money'
import { workingDaysAfter } from '@welt/kit/time'
import type { ReturnStatus } from '#app/contract.generated.ts'
import { dayText } from '../days.ts'
import { pairsText } from '../pairs-text.ts'
import type { ParcelPoint } from '../returns-state.ts'
import type { Way } from '../ways.ts'

interface ViewItem {
  readonly uid: string
  readonly name: string
  readonly facts: string
  readonly image: string | undefined
  readonly quantity: number
  readonly reason: string
  readonly isReceived: boolean
  readonly isRejected: boolean
  readonly rejectReason: string | undefined
  readonly refundCents: number
  /** By a credit memo. */
  readonly isSettled: boolean
  readonly swap: SwapView | undefined
  /** Of a fault; signed paths. */
  readonly photos: readonly string[]
}

/** Amounts in cents. [R3.74] */
export interface CreditMemoView {
  readonly number: string
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly quantity: number
    readonly cents: number
  }[]
  /** Before discounts. */
  readonly subtotalCents: number
  readonly discounts: readonly { readonly label: string; readonly cents: number }[]
  /** Negative: used for a swap, or withheld. */
  readonly adjustmentCents: number
  readonly gstCents: number
  /** Gift cards included. */
  readonly refundedCents: number
  readonly giftCardCents: number
}

export interface SwapView {
  readonly size: string
  readonly state: 'HELD' | 'LAPSED' | 'SENT' | 'ENDED'
  /** `YYYY-MM-DD`, while it is reserved. */
  readonly until: string | undefined
  /** "Fri 4 Dec", "tomorrow, Fri 4 Dec" */
  readonly untilText: string | undefined
  readonly orderNumber: string | undefined
}

export interface ReturnStepView {
  readonly name: string
  /** `YYYY-MM-DD`; undefined until it is done. */
  readonly day: string | undefined
}

export interface ReturnView {
  readonly uid: string
  readonly number: string
  readonly orderNumber: string
  readonly status: ReturnStatus
  /** `YYYY-MM-DD`, as all days here, in the site's time zone. */
  readonly createdOn: string
  readonly way: Way
  readonly sendBy: string | undefined
  /** Swaps leave on the carrier's first scan instead of on receipt. */
  readonly isSwappedOnScan: boolean
  readonly items: readonly ViewItem[]
  readonly steps: readonly ReturnStepView[]
  readonly comments: readonly {
    readonly uid: string
    readonly author: string
    /** `Fri 13 Nov, 8:20 pm` */
    readonly when: string
    readonly text: string
    readonly isOurs: boolean
  }[]
  readonly refund: {
    readonly subtotalCents: number
    readonly discountCents: number
    readonly totalCents: number
    readonly isRefunded: boolean
    readonly payments: readonly { readonly name: string; readonly cents: number }[]
  }
  readonly creditMemos: readonly CreditMemoView[]
  /** Every reason is the shop's fault. [R3.97] */
  readonly isFaultOnly: boolean
  readonly isLabelPaid: boolean
  /** What was paid for the label. */
  readonly labelCents: number
  readonly labelPath: string | undefined
  /** Its last day to be posted is over. */
  readonly isLabelExpired: boolean
  readonly slipPath: string | undefined
  /** Undefined unless it is brought to a store, and where the shop has none near by. */
  readonly store: StoreForReturn | undefined
  /** Where to post it, if the server sends it. */
  readonly postTo: string | undefined
  readonly isCancelable: boolean
  readonly parcelPoint: ParcelPoint | undefined
  readonly email: string
}

export interface StoreForReturn {
  readonly name: string
  readonly path: string
  /** "155 Adelaide Street, Brisbane QLD 4000" */
  readonly address: string
  readonly phone: string | undefined
  /** "4.6 km" from the address of the order. */
  readonly distance: string | undefined
  /** "Open until 5:30 pm", at the time of the request. */
  readonly openText: string
  /** Monday first; days with the same hours are one row. */
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
}

/** A state in words, and what comes next. */
export interface ReturnTexts {
  readonly tone: 'done' | 'open' | 'refused'
  readonly title: string
  readonly next: string
  /** Says how to disagree. */
  readonly isDisputable?: true
}

const piecesOf = (items: readonly ViewItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)

const SEND: Readonly<Record<Way, string>> = {
  label: 'Post it by',
  store: 'Bring it to a store by',
  parcel_point: 'Drop it at the parcel point by',
}

function waiting({ way, sendBy, refund, isLabelExpired }: ReturnView): ReturnTexts {
  const amount = refund.totalCents > 0 ? ` Refund ${formatCents(refund.totalCents)}.` : ''
  const title = way === 'store' ? 'Waiting for your pair' : 'Waiting for your parcel'
  if (isLabelExpired && sendBy)
    return { tone: 'open', title, next: `The last day to post it was ${dayText(sendBy)}. Get a new label first.` }
  return { tone: 'open', title, next: sendBy ? `${SEND[way]} ${dayText(sendBy)}.${amount}` : amount.trim() }
}

const dayOfStep = ({ steps }: ReturnView, name: string) => steps.find((step) => step.name === name)?.day

function received(view: ReturnView): ReturnTexts {
  const here = piecesOf(view.items.filter(({ isReceived }) => isReceived))
  const all = piecesOf(view.items)
  const allText = pairsText(
    all,
    view.items.map(({ facts }) => facts),
  )
  const day = dayOfStep(view, 'Received')
  return {
    tone: 'open',
    title: here < all ? `${here} of ${allText} ${here === 1 ? 'is' : 'are'} here` : 'It is here',
    next: day ? `We check it by ${dayText(workingDaysAfter(day, 2))}.` : 'We check it within 2 working days.',
  }
}

/** "EU 39 is held for you until Fri 4 Dec." */
export function swapText({ size, state, untilText }: SwapView): string | undefined {
  switch (state) {
    case 'HELD':
      return untilText ? `${size} is held for you until ${untilText}.` : `${size} is held for you.`
    case 'LAPSED':
      return (
        `We no longer hold ${size}. If it’s still in stock when your parcel arrives, you get it; ` +
        'otherwise we refund you.'
      )
    case 'SENT':
      return `Swapped for ${size}.`
    case 'ENDED':
      return undefined
  }
}

/** "EU 39, EU 40" */
const swappedSizes = (items: readonly ViewItem[]) =>
  items.flatMap(({ swap }) => (swap?.state === 'SENT' ? swap.size : [])).join(', ')

/** "Visa ending 1111 and Gift card" */
const methods = (payments: ReturnView['refund']['payments']) =>
  new Intl.ListFormat('en-AU').format(payments.map(({ name }) => name))

function finished({ refund, steps, items }: ReturnView): ReturnTexts {
  const day = steps.at(-1)?.day
  const on = day ? ` on ${dayText(day)}` : ''
  const sizes = swappedSizes(items)
  if (sizes) {
    const back = refund.totalCents > 0 ? ` Refunded ${formatCents(refund.totalCents)}.` : ''
    return { tone: 'done', title: `Swapped for ${sizes}`, next: `${day ? `Done${on}.` : ''}${back}`.trim() }
  }
  if (refund.totalCents === 0) return { tone: 'done', title: 'Done', next: day ? `Done${on}.` : '' }
  const to = refund.payments.length > 0 ? `To ${methods(refund.payments)}${on}.` : `Refunded${on}.`
  return { tone: 'done', title: `Refunded ${formatCents(refund.totalCents)}`, next: to }
}

function refused({ items }: ReturnView): ReturnTexts {
  const why = items.map(({ rejectReason }) => rejectReason).find(Boolean)
  return {
    tone: 'refused',
    title: 'Not accepted',
    next: `${why ? `${why.replace(/\.$/, '')}. ` : ''}We send the pair back to you.`,
    isDisputable: true,
  }
}

/** Shoppers never see a bare system state. [R3.76, R9.65, A34] */
export function returnTexts(view: ReturnView): ReturnTexts {
  switch (view.status) {
    case 'PENDING':
    case 'UNCONFIRMED':
      return {
        tone: 'open',
        title: 'Requested',
        next: `We look at it by ${dayText(workingDaysAfter(view.createdOn, 2))}.`,
      }
    case 'AUTHORIZED':
    case 'PARTIALLY_AUTHORIZED':
      return waiting(view)
    case 'RECEIVED':
    case 'PARTIALLY_RECEIVED':
    case 'PARTIALLY_REJECTED':
      return received(view)
    case 'APPROVED':
    case 'PARTIALLY_APPROVED': {
      const { totalCents } = view.refund
      if (totalCents === 0) return { tone: 'open', title: 'Checked', next: 'We email you when we are done.' }
      const title = `Checked, refund ${formatCents(totalCents)} is on its way`
      return { tone: 'open', title, next: 'Banks show it within 3 to 5 working days.' }
    }
    case 'PROCESSED_AND_CLOSED':
      return finished(view)
    case 'REJECTED':
    case 'DENIED':
      return refused(view)
    case 'CLOSED':
      return {
        tone: 'open',
        title: 'Closed',
        next: 'It was cancelled before it reached us. You can return the pairs again.',
      }
  }
}
