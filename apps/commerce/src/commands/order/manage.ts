import { formatCents } from '@welt/kit/money'
import { enqueueRefundMail, findOrderOfNumber } from '#modules/orders'
import {
  cancelLocked,
  cancelRest,
  holdLocked,
  type OwedOrder,
  type RefundCall,
  type RefundRefusal,
  refundLocked,
  releaseLocked,
  withLockedOrder,
} from '#modules/payment'
import type { openDatabase } from '../../platform/database.ts'
import { UsageError } from '../calls.ts'
import { CANCEL_REFUSALS, cancelledLines } from './cancelled.ts'
import { parseItem } from './ship.ts'

type Db = ReturnType<typeof openDatabase>

export interface OrderCall {
  readonly number: string
  readonly isJson: boolean
  readonly isDryRun: boolean
}

interface Outcome {
  /** Undefined on success. */
  readonly refusal?: string | undefined
  readonly lines: readonly string[]
  /** For scripts. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly audit?: string
}

class DryRun extends Error {}

const UNKNOWN: Outcome = {
  refusal: 'unknown-order',
  lines: ['That is not an order of these shops. Check the number.'],
  facts: {},
}

/** A dry run does the work and rolls it back. */
async function underLock(db: Db, call: OrderCall, work: (owed: OwedOrder) => Promise<Outcome>): Promise<Outcome> {
  const found = await findOrderOfNumber(db, call.number)
  if (!found) return UNKNOWN
  let outcome: Outcome | undefined
  try {
    return await withLockedOrder(db, found.id, async (owed) => {
      outcome = await work(owed)
      if (call.isDryRun) throw new DryRun()
      const { audit: action, facts } = outcome
      if (action) {
        const row = { website_id: owed.order.website_id, actor: 'operator', action, target: call.number, address: null }
        await owed.trx
          .insertInto('audit')
          .values({ ...row, detail: JSON.stringify(facts) })
          .execute()
      }
      return outcome
    })
  } catch (error) {
    if (error instanceof DryRun && outcome) return outcome
    throw error
  }
}

async function run(db: Db, call: OrderCall, work: (owed: OwedOrder) => Promise<Outcome>): Promise<number> {
  const { refusal, lines, facts } = await underLock(db, call, work)
  const answer = { order: call.number, ...(refusal && { refusal }), ...facts, ...(call.isDryRun && { dryRun: true }) }
  const dry = call.isDryRun && !refusal ? ['Nothing was changed: this was a dry run.'] : []
  const text = call.isJson ? JSON.stringify(answer) : [...lines, ...dry].join('\n')
  const stream = refusal && !call.isJson ? process.stderr : process.stdout
  stream.write(`${text}\n`)
  return refusal ? 1 : 0
}

function requireReason(reason: string | undefined): string {
  const text = (reason ?? '').trim()
  if (text.length < 3 || text.length > 200) throw new UsageError('Say why, in 3 to 200 characters: --reason "…"')
  return text
}

/** Without an audit row. */
export const putUnderReview = (db: Db, orderId: number, reason: string) =>
  withLockedOrder(db, orderId, (owed) => holdLocked(owed, reason))

export function hold(db: Db, call: OrderCall, { reason }: { readonly reason?: string | undefined }): Promise<number> {
  const why = requireReason(reason)
  return run(db, call, async (owed) => {
    const answer = await holdLocked(owed, why)
    if ('refusal' in answer) {
      const held = `${call.number} is on hold already: ${answer.reason}.`
      const lines = [answer.refusal === 'held' ? held : `${call.number} has nothing left to hold.`]
      return { refusal: answer.refusal, lines, facts: {} }
    }
    const lines = [
      `${call.number} is on hold: ${why}.`,
      '  Nothing of it is picked, sent or captured until its release.',
    ]
    return { lines, facts: { reason: why }, audit: 'order-held' }
  })
}

const RELEASE_REFUSALS = {
  'not-paid': 'is unpaid or cancelled. Wrong charges are settled with payments return.',
  'not-held': 'is not on hold.',
  expired: 'has lost its authorisation, so what is left of it would leave unpaid. Cancel it, and ask for a new order.',
} as const

export function release(db: Db, call: OrderCall): Promise<number> {
  return run(db, call, async (owed) => {
    const answer = await releaseLocked(owed)
    if ('refusal' in answer)
      return { refusal: answer.refusal, lines: [`${call.number} ${RELEASE_REFUSALS[answer.refusal]}`], facts: {} }
    const { reason, nextReason, captureCents, refundCents } = answer
    const again = [
      ...(nextReason ? [`  It is on hold again: ${nextReason}. Nothing is captured or refunded.`] : []),
      ...(captureCents > 0 ? [`  ${formatCents(captureCents)} is captured again.`] : []),
      ...(refundCents > 0 ? [`  ${formatCents(refundCents)} is refunded again.`] : []),
    ]
    return {
      lines: [`${call.number} is released. It was held: ${reason}.`, ...again],
      facts: { ...answer },
      audit: 'order-released',
    }
  })
}

const restLines = ({ number }: OrderCall, pieces: number) => [
  `${pieces} of ${number} had not left, and its authorisation has ended: cancelled, back in stock and not charged.`,
  '  The shopper gets a mail. Release the order now.',
]

export function cancel(db: Db, call: OrderCall): Promise<number> {
  return run(db, call, async (owed) => {
    const { trx, order, attempt } = owed
    const answer = await cancelLocked(trx, order, attempt)
    const isPart = answer === 'shipped' || answer === 'part-refunded'
    const pieces = isPart ? await cancelRest(owed) : 0
    if (pieces > 0) return { lines: restLines(call, pieces), facts: { pieces }, audit: 'order-rest-cancelled' }
    if (typeof answer === 'string')
      return { refusal: answer, lines: [`${call.number} ${CANCEL_REFUSALS[answer]}`], facts: {} }
    const { refundCents, cards } = answer
    const facts = { refundCents, releaseCents: order.total_cents - refundCents, giftCards: cards.length }
    return { lines: cancelledLines(answer), facts, audit: 'order-cancelled' }
  })
}

function parseCents(typed: string | undefined): number {
  if (typed === undefined) return 0
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{2}))?$/.exec(typed) ?? []
  if (dollars === undefined) throw new UsageError(`"${typed}" is not an amount: --shipping 9.95`)
  return Number(dollars) * 100 + Number(cents)
}

function refundRefusalText(number: string, answer: RefundRefusal, lineOf: (id: number) => number | undefined): string {
  switch (answer.refusal) {
    case 'too-many':
      return (
        `${number} has only ${answer.left} of line ${lineOf(answer.lineId)} to refund: ` +
        'what was sent and not refunded.'
      )
    case 'too-much':
      return `Line ${lineOf(answer.lineId)} of ${number} has only ${formatCents(answer.left)} left.`
    case 'gift-card':
      return `Line ${lineOf(answer.lineId)} of ${number} is a gift card. Void it first.`
    case 'unknown-line':
      return `${number} has no such line, or it was named twice.`
    case 'too-much-shipping':
      return `Of the delivery of ${number}, ${formatCents(answer.left)} can be refunded.`
    case 'under-review':
      return `${number} is on hold. Release it first.`
    case 'not-paid':
      return `${number} is unpaid, cancelled or closed: nothing of it can be refunded.`
    default:
      return 'Say what to refund: --item 1=1, --shipping 9.95, or both.'
  }
}

interface TypedRefund {
  readonly item?: readonly string[] | undefined
  readonly shipping?: string | undefined
  readonly reason?: string | undefined
  readonly key?: string | undefined
}

export function refund(db: Db, call: OrderCall, typed: TypedRefund): Promise<number> {
  const reason = requireReason(typed.reason)
  const items = (typed.item ?? []).map(parseItem)
  const shippingCents = parseCents(typed.shipping)
  const key =
    typed.key ?? `operator ${items.map(({ item, quantity }) => `${item}=${quantity}`).sort()} ${shippingCents}`
  return run(db, call, async (owed) => {
    const rows = await owed.trx
      .selectFrom('order_line')
      .select(['id', 'position', 'variant_sku', 'product_sku'])
      .where('order_id', '=', owed.order.id)
      .execute()
    const idOf = (item: string) =>
      rows.find((row) => [String(row.position), row.variant_sku ?? row.product_sku].includes(item))?.id ?? 0
    const lines = items.map(({ item, quantity }) => ({ orderLineId: idOf(item), quantity }))
    const wanted: RefundCall = { key, reason, lines, shippingCents }
    const answer = await refundLocked(owed, wanted)
    if (answer.refusal !== undefined) {
      const text = refundRefusalText(call.number, answer, (id) => rows.find((row) => row.id === id)?.position)
      return { refusal: answer.refusal, lines: [text], facts: {} }
    }
    const { number, refundCents, releaseCents, giftCardCents, isRepeated } = answer
    const facts = { creditMemo: number, refundCents, releaseCents, giftCardCents, reason, changed: !isRepeated }
    if (isRepeated) return { lines: [`${number} was refunded before. Nothing has changed.`], facts }
    const parts = [
      ...(refundCents > 0
        ? [`  ${formatCents(refundCents)} is refunded to the card or account that was charged.`]
        : []),
      ...(releaseCents > 0 ? [`  ${formatCents(releaseCents)} was authorised and is not captured.`] : []),
      ...(giftCardCents > 0 ? [`  ${formatCents(giftCardCents)} is back on its gift cards.`] : []),
    ]
    await enqueueRefundMail(owed.trx, owed.order, number)
    return { lines: [`${call.number}: credit memo ${number}.`, ...parts], facts, audit: 'order-refunded' }
  })
}
