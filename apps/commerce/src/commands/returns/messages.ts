import type { ReturnPiece, StaffReturn, StepAnswer, StepRefusal } from '#modules/returns'

const WRONG_STATE: Readonly<Record<string, string>> = {
  AUTHORIZED: 'has not arrived: npm run welt -- returns receive {number}',
  RECEIVED: 'was received; next: npm run welt -- returns inspect {number} --as resell',
  APPROVED: 'was approved; next: npm run welt -- returns refund {number}',
  REJECTED: 'was not accepted',
}

type OrderRefusal = Extract<StepRefusal, { readonly refusal: 'order-refused' }>['why']

const NOT_LEFT = 'fewer pieces or less money of it are left than this return has'

const ORDER_REFUSALS: Readonly<Record<OrderRefusal, string>> = {
  'unknown-order': 'it is not an order of these shops',
  'not-paid': 'it is unpaid, cancelled or closed',
  'under-review': 'it is on hold. Release it first: npm run welt -- order release <order number>',
  'gift-card': 'it is of a gift card',
  'unknown-line': NOT_LEFT,
  'too-many': NOT_LEFT,
  'too-much': NOT_LEFT,
  'too-much-shipping': NOT_LEFT,
  'too-much-deducted': NOT_LEFT,
  nothing: NOT_LEFT,
}

const list = (words: readonly (string | number)[]) => words.join(', ')

function wrongStateText(number: string, states: readonly string[]): string {
  const next = [...new Set(states)].map((state) => (WRONG_STATE[state] ?? state).replaceAll('{number}', number))
  return `Return ${number} ${next.join('; or ')}.`
}

export function refusalText(number: string, answer: StepRefusal): string {
  switch (answer.refusal) {
    case 'unknown-return':
      return `There is no return ${number}. See npm run welt -- returns list`
    case 'closed':
      return `Return ${number} was cancelled by the shopper.`
    case 'not-inspected':
      return `Inspect it first: npm run welt -- returns inspect ${number} --as resell`
    case 'inspected':
      return `Return ${number} was inspected and sorted, so it can't be rejected any more.`
    case 'exchanged':
      return `The new pair of return ${number} was sent, so it can't be rejected any more. See returns show ${number}`
    case 'no-swap':
      return `Return ${number} has nothing left to swap. Refund it: npm run welt -- returns refund ${number}`
    case 'swap-sold-out':
      return `The size for item ${answer.item} is sold out. Refund it: npm run welt -- returns refund ${number}`
    case 'order-refused':
      return `The order of return ${number} can't be refunded: ${ORDER_REFUSALS[answer.why]}.`
    case 'wrong-state':
      return wrongStateText(number, answer.states)
    case 'unknown-source':
      return `There is no store "${answer.source}". Give a store code, or warehouse.`
    case 'other-store':
      return `No such piece of return ${number} was received at ${answer.source}. See npm run welt -- returns list`
    case 'unknown-item':
      return `Return ${number} has no item "${answer.item}", only ${list(answer.items)}.`
    case 'too-many':
      return `Item ${answer.item} of return ${number} has only ${answer.left}.`
    case 'named-twice':
      return `Item ${answer.item} is named twice. Name it once, with its quantity.`
    default:
      return answer satisfies never
  }
}

export const pieceModel = (piece: ReturnPiece) => ({
  item: piece.position,
  sku: piece.sku,
  name: piece.name,
  colour: piece.colour,
  size: piece.size,
  quantity: piece.quantity,
  state: piece.status,
  reason: piece.reason_code ?? piece.reason_text,
  disposition: piece.disposition,
  refund_cents: piece.refund_cents,
  swap: piece.exchange_sku,
  swap_reserved_until: piece.reservedUntil,
  swap_order: piece.exchangeOrder,
})

function swapText({ exchange_sku: sku, exchangeOrder: order, reservedUntil: until }: ReturnPiece): string | null {
  if (sku === null) return null
  if (order !== null) return `swapped for ${sku} by order ${order}`
  return until
    ? `swap for ${sku}, reserved until ${until.toISOString().slice(0, 16)}Z`
    : `swap for ${sku}, not reserved`
}

export function pieceLine(piece: ReturnPiece): string {
  const { position, quantity, name, colour, size, sku } = piece
  const what = [name, colour, size].filter(Boolean).join(', ')
  const facts = [piece.status, piece.disposition, swapText(piece)]
  return `  item ${position}  ${quantity} x ${what} (${sku})  ${facts.filter(Boolean).join(', ')}`
}

type Comment = StaffReturn['comments'][number]

export const commentModel = ({ author, text, created_at: at }: Comment) => ({ author, text, created_at: at })

export const commentLine = ({ author, text, created_at: at }: Comment) =>
  `  ${at.toISOString().slice(0, 16)}Z ${author}: ${text.replaceAll('\n', '\n    ')}`

export const trackingModel = ({ carrier_code, tracking_number }: StaffReturn['tracking'][number]) => ({
  carrier: carrier_code,
  tracking_number,
})

const DONE = {
  receive: 'received',
  inspect: 'inspected',
  approve: 'approved',
  reject: 'rejected',
  refund: 'refunded',
  exchange: 'swapped',
  scanned: 'scanned by the carrier',
} as const

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function refundedLine({ moneyCents, releasedCents, giftCardCents }: NonNullable<StepAnswer['refunded']>): string {
  const released = releasedCents > 0 ? `, ${dollars(releasedCents)} was never charged` : ''
  return `  ${dollars(moneyCents)} to the card, ${dollars(giftCardCents)} to gift cards${released}`
}

export function doneLines(step: keyof typeof DONE, answer: StepAnswer, isDryRun: boolean): readonly string[] {
  const { row, changed, unchanged, refunded, orders = [] } = answer
  const said = DONE[step]
  if (changed.length === 0) return [`Return ${row.number} was ${said} before. Nothing changed.`]
  const pieces = changed.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    `${isDryRun ? 'Would be' : 'Now'} ${said}: ${pieces} of return ${row.number}, which is ${row.status}.`,
    ...changed.map(({ position, quantity, name, sku }) => `  item ${position}  ${quantity} x ${name} (${sku})`),
    ...(refunded ? [refundedLine(refunded)] : []),
    ...(orders.length > 0 ? [`  sent by order ${list(orders)}`] : []),
    ...(unchanged.length > 0 ? [`  ${said} before: item ${list(unchanged.map(({ position }) => position))}`] : []),
  ]
}
