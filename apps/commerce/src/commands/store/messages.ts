import { findSizeScale } from '@welt/brands'
import { sizeInFull } from '@welt/brands/size-text'
import { formatArrival } from '@welt/kit/arrival'
import type { Piece, StepRefusal, StepTaken } from '#modules/orders'
import type { Declined } from '#modules/payment'

const list = (words: readonly (number | string)[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1')
const linesOf = (lines: readonly number[]) => `${lines.length === 1 ? 'line' : 'lines'} ${list([...new Set(lines)])}`
const run = (call: string) => `npm run welt -- store ${call}`

function shoeOf({ name, colour, size, sizeScale, quantity, sku }: Piece): string {
  const scale = findSizeScale(sizeScale ?? '')
  const inFull =
    size === null
      ? undefined
      : sizeInFull(
          size,
          sizeScale,
          scale?.sizes.find((one) => one.size === size),
        )
  return `${quantity} x ${[name, colour, inFull].filter(Boolean).join(', ')} (${sku})`
}

function promiseOf({ kind, promise }: Piece): string {
  if (kind === 'clickncollect') return 'to collect here'
  return promise ? `to post, arrives ${formatArrival(promise)}` : 'to post'
}

function toPickLine(piece: Piece, timeZone: string): string {
  const placed = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    `${piece.orderNumber}  line ${piece.line}  ${shoeOf(piece)}  ${promiseOf(piece)}  placed ` +
    `${placed.format(piece.placedAt)}`
  )
}

export function toPickLines(pieces: readonly Piece[], store: string, timeZone: string): readonly string[] {
  return pieces.length > 0 ? pieces.map((piece) => toPickLine(piece, timeZone)) : [`Nothing to pick at ${store}.`]
}

/** Each names the next step. */
export function refusalText(number: string, answer: StepRefusal): string {
  switch (answer.refusal) {
    case 'unknown-order':
      return `${number} is not an order of these shops. Look at the number on the mail or label again.`
    case 'not-paid':
      return `${number} is not to be fulfilled: it is unpaid, cancelled or closed. Put its shoes back.`
    case 'under-review':
      return `${number} is on hold because its payment is under review. Keep its shoes aside until that ends.`
    case 'not-at-a-store':
      return `${number} has no shoes at a store. For the warehouse add --store warehouse.`
    case 'other-store':
      return `${number} has nothing at that store; its shoes are at ${list(answer.stores) || 'no store'}.`
    case 'several-stores':
      return `${number} has shoes at ${list(answer.stores)}. Say which, for example --store ${answer.stores[0]}.`
    case 'unknown-line':
      return `${number} has ${answer.lines.length > 0 ? `only ${linesOf(answer.lines)}` : 'no line'} at this store.`
    case 'left-to-pick':
      return (
        `${number} still has ${linesOf(answer.lines)} to pick: ` +
        `${run(`picked ${number} ${answer.lines.join(' ')}`)}, or decline what is not there.`
      )
    case 'not-ready':
      return (
        `${number} is not ready: ${linesOf(answer.lines)}. Next: ` +
        `${run(`picked ${number}`)}, then ${run(`ready ${number}`)}.`
      )
    case 'too-late':
      return (
        `${number} was not collected in time: its shoes are back in stock, and it isn’t paid for. ` +
        'Hand nothing over.'
      )
    case 'wrong-code':
      return (
        `That is not the collection code of ${number}. ` +
        `It is in the mail and text message, and on the order's page.`
      )
    case 'nothing-here':
      return `${number} has nothing at this store for that step. What there is to do: ${run('to-pick <store code>')}.`
    case 'already-collected': {
      const { at, by } = answer
      const day = at
        ? ` on ${new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: answer.timeZone }).format(at)}`
        : ''
      return `${number} was collected before${day}${by ? ` by ${by}` : ''}. Hand nothing over.`
    }
  }
}

function nomineeOf({ order }: StepTaken): string | undefined {
  const { nominee } = order
  return nominee ? [nominee.firstName, nominee.lastName].filter(Boolean).join(' ') || nominee.phone : undefined
}

export interface StepMessages {
  readonly done: (taken: StepTaken) => readonly string[]
  readonly again: (taken: StepTaken) => string
}

const shoes = ({ moved }: StepTaken) => moved.map((piece) => `  line ${piece.line}  ${shoeOf(piece)}`)

export const STEP_MESSAGES = {
  picked: {
    done: (taken) => {
      const { order, moved } = taken
      const next = moved.some(({ kind }) => kind === 'clickncollect')
        ? `Next: ${run(`ready ${order.number}`)}`
        : 'Next: pack them for the carrier.'
      return [`${order.number} is picked at ${taken.store}.`, ...shoes(taken), next]
    },
    again: ({ order }) => `${order.number} was picked before. Nothing has changed.`,
  },
  ready: {
    done: (taken) => {
      const until = taken.moved[0]?.collectUntil
      const who = nomineeOf(taken)
      return [
        `${taken.order.number} is ready to collect at ${taken.store}${until ? ` until ${until}` : ''}. ` +
          `The shopper gets a mail${who ? `, ${who} a text message` : ''}.`,
        ...shoes(taken),
      ]
    },
    again: ({ order }) => `${order.number} was ready before. No second mail is sent.`,
  },
  collected: {
    done: (taken) => {
      const who = nomineeOf(taken)
      return [
        `${taken.order.number} is collected. ` +
          `Hand over to ${who ? `${who}, who was named to collect` : 'the person with the code and a photo ID'}:`,
        ...shoes(taken),
      ]
    },
    again: ({ order }) => `${order.number} was collected before.`,
  },
} as const satisfies Readonly<Record<string, StepMessages>>

export function declinedLines({ number, store, declined, isCancelled }: Declined): readonly string[] {
  if (declined.length === 0) return [`${number} was declined before. Nothing has changed.`]
  const fates = declined.flatMap(({ piece, placed, missing }) => [
    `  line ${piece.line}  ${shoeOf(piece)}`,
    ...placed.map(({ source, quantity }) => `    ${quantity} now from ${source}`),
    ...(missing > 0 ? [`    ${missing} sold out everywhere: cancelled, and not paid for`] : []),
  ])
  const end = isCancelled ? 'Nothing of the order is left: it is cancelled, and the shopper pays nothing.' : ''
  return [`${number} is declined at ${store}. The shopper is told by mail.`, ...fates, ...(end ? [end] : [])]
}
