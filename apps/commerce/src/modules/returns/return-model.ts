import { encodeUid } from '@welt/kit/ids'
import { toMoney } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import { CODED_REASONS } from '@welt/rules/returns'
import type { OrderRow } from '#modules/orders'
import { shareOf } from '#modules/payment'
import type { Context } from '#src/platform/context'
import type {
  ReturnComment,
  ReturnExchange,
  ReturnItem,
  ReturnRefund,
  ReturnStep,
} from '#src/platform/contract/contract.generated'
import { swapSizeText } from './exchange/swap-offers.ts'
import { type PhotoRow, photoPath } from './photos/photos.ts'
import { loadReturnParts, type ReturnedPiece, type ReturnParts } from './store.ts'
import type { ReturnCommentRow, ReturnRow } from './tables.ts'

/** `YYYY-MM-DD`: the driver reads a day as its local midnight. */
export const dayOf = (day: Date | null) => day?.toLocaleDateString('en-CA') ?? null

const isoOf = (at: Date | null) => at?.toISOString().replace(/\.\d+Z$/, 'Z') ?? null

const isRefundable = ({ status }: ReturnedPiece) => status !== 'REJECTED'

type SwapState = ReturnExchange['state']

function swapStateOf({ status }: Pick<ReturnRow, 'status'>, piece: ReturnedPiece): SwapState {
  if (piece.exchange_order_id !== null) return 'SENT'
  if (status === 'CLOSED' || piece.status === 'REJECTED' || piece.settled_at !== null) return 'ENDED'
  return piece.reservedUntil !== null && piece.reservedUntil > new Date() ? 'HELD' : 'LAPSED'
}

const isSwap = (row: Pick<ReturnRow, 'status'>, piece: ReturnedPiece) =>
  piece.exchange_sku !== null && ['HELD', 'SENT'].includes(swapStateOf(row, piece))

/** By how much a piece of the swap is cheaper than a piece of the line was. */
const lessCentsOf = ({ unitCents, exchange_cents: cents }: ReturnedPiece) => unitCents - (cents ?? unitCents)

/** In cents, after the share of discounts; for a swap, the difference. */
export function refundCentsOf(row: Pick<ReturnRow, 'status'>, piece: ReturnedPiece): number {
  if (!isRefundable(piece)) return 0
  const share = shareOf(piece.netCents, piece.ordered, piece.before, piece.quantity)
  const lessCents = Math.max(0, lessCentsOf(piece) * piece.quantity)
  return piece.refund_cents ?? (isSwap(row, piece) ? Math.min(share, lessCents) : share)
}

/** The difference paid for a dearer size that is not sent after all. */
const paidBackOf = (row: Pick<ReturnRow, 'status'>, piece: ReturnedPiece) =>
  piece.exchange_sku === null || isSwap(row, piece) ? 0 : Math.max(0, -lessCentsOf(piece)) * piece.quantity

export function swapOf(row: ReturnRow, piece: ReturnedPiece, { brand }: Pick<Context, 'brand'>): ReturnExchange | null {
  if (piece.exchange_sku === null) return null
  const state = swapStateOf(row, piece)
  const { reservedUntil } = piece
  return {
    sku: piece.exchange_sku,
    size: swapSizeText({ size: piece.swapSize ?? '', sizeScale: piece.swapScale ?? undefined }),
    state,
    held_until:
      state === 'HELD' && reservedUntil ? localDate(new Date(reservedUntil.getTime() - 1), brand.timeZone) : null,
    price_difference: toMoney(-lessCentsOf(piece), brand.currency),
    order_number: piece.swapOrder,
  }
}

const labelOf = (code: string) => CODED_REASONS.find((reason) => reason.code === code)?.label ?? code

/** As the shopper chose it; `Other` without its text. */
export const writtenReason = ({ reason_code: code }: ReturnedPiece) => (code === null ? 'Other' : labelOf(code))

/** [R3.78] */
function attributesOf(piece: ReturnedPiece) {
  const { reason_code: code, reason_text: text } = piece
  if (code !== null)
    return [
      {
        __typename: 'AttributeSelectedOptions' as const,
        code: 'reason',
        selected_options: [{ __typename: 'AttributeSelectedOption' as const, value: code, label: labelOf(code) }],
      },
    ]
  return text === null ? [] : [{ __typename: 'AttributeValue' as const, code: 'reason_other', value: text }]
}

export interface ReturnItemModel extends Omit<ReturnItem, 'order_item' | 'custom_attributesV2'> {
  readonly orderId: number
  readonly orderLineId: number
  readonly attributes: ReturnType<typeof attributesOf>
}

type ModelContext = Pick<Context, 'brand' | 'config'>

function toItem(ctx: ModelContext, row: ReturnRow, piece: ReturnedPiece, photos: readonly PhotoRow[]): ReturnItemModel {
  return {
    orderId: row.order_id,
    orderLineId: piece.order_line_id,
    uid: encodeUid(piece.id),
    status: piece.status,
    quantity: piece.quantity,
    request_quantity: piece.quantity,
    attributes: attributesOf(piece),
    refund: toMoney(refundCentsOf(row, piece), ctx.brand.currency),
    settled_at: isoOf(piece.settled_at),
    reject_reason: piece.reject_reason,
    exchange: swapOf(row, piece, ctx),
    photos: photos
      .filter(({ orderLineId }) => orderLineId === piece.order_line_id)
      .map(({ uid }) => ({ uid, path: photoPath(ctx, uid) })),
  }
}

const STAFF = 'Customer Service'

function toComment(comment: ReturnCommentRow): ReturnComment {
  const author = comment.author === 'staff' ? STAFF : comment.author
  return {
    uid: encodeUid(comment.id),
    author,
    author_name: author,
    created_at: isoOf(comment.created_at) ?? '',
    text: comment.text,
  }
}

const lastOf = (instants: readonly (Date | null)[]) =>
  instants.every((at) => at !== null) && instants.length > 0
    ? new Date(Math.max(...instants.map((at) => Number(at))))
    : null

function stepsOf(row: ReturnRow, items: readonly ReturnedPiece[]): ReturnStep[] {
  const kept = items.filter(({ status }) => status !== 'REJECTED')
  return [
    { kind: 'REQUESTED', at: isoOf(row.created_at) },
    { kind: 'RECEIVED', at: isoOf(lastOf(items.map(({ received_at: at }) => at))) },
    { kind: 'CHECKED', at: isoOf(lastOf(items.map(({ decided_at: at }) => at))) },
    {
      kind: kept.length > 0 && kept.every((piece) => isSwap(row, piece)) ? 'EXCHANGED' : 'REFUNDED',
      at: isoOf(lastOf(kept.map(({ settled_at: at }) => at))),
    },
  ]
}

function toRefund(row: ReturnRow, items: readonly ReturnedPiece[], currency: OrderRow['currency']): ReturnRefund {
  // A swap that is not cheaper refunds nothing.
  const back = items.filter((piece) => isRefundable(piece) && !(isSwap(row, piece) && lessCentsOf(piece) <= 0))
  const sum = (cents: (piece: ReturnedPiece) => number) => back.reduce((all, piece) => all + cents(piece), 0)
  const paidBackCents = sum((piece) => paidBackOf(row, piece))
  const goodsCents = sum((piece) =>
    isSwap(row, piece)
      ? refundCentsOf(row, piece)
      : shareOf(piece.rowCents, piece.ordered, piece.before, piece.quantity),
  )
  const subtotalCents = goodsCents + paidBackCents
  const totalCents = sum((piece) => refundCentsOf(row, piece)) + paidBackCents
  return {
    subtotal: toMoney(subtotalCents, currency),
    discount: toMoney(subtotalCents - totalCents, currency),
    total: toMoney(totalCents, currency),
    is_refunded: back.length > 0 && back.every(({ refund_cents: cents }) => cents !== null),
    payments: [],
  }
}

const METHODS = { label: 'LABEL', store: 'STORE', parcel_point: 'PARCEL_POINT' } as const

const NO_PARTS: ReturnParts = { items: [], comments: [], tracking: [], photos: [] }

/** The shopper may still cancel: nothing was received, and no swap was sent. */
export function isCancelable(
  row: Pick<ReturnRow, 'status'>,
  items: readonly Pick<ReturnedPiece, 'exchange_order_id'>[] = [],
): boolean {
  return row.status === 'AUTHORIZED' && items.every(({ exchange_order_id: id }) => id === null)
}

function modelOf(ctx: ModelContext, row: ReturnRow, { items, comments, tracking, photos }: ReturnParts) {
  const { currency } = ctx.brand
  const [payment] = row.payment ? [row.payment] : []
  return {
    row,
    isOrderHidden: false,
    tracking,
    uid: row.uid,
    number: row.number,
    status: row.status,
    created_at: isoOf(row.created_at) ?? '',
    is_paid_return: row.is_paid,
    payments: payment
      ? [
          {
            psp_reference: payment.pspReference,
            return_label_cost: toMoney(payment.cents, currency),
            return_payment_method: '3',
          },
        ]
      : [],
    comments: comments.map(toComment),
    items: items.map((piece) => toItem(ctx, row, piece, photos)),
    method: METHODS[row.method],
    send_by: dayOf(row.send_by),
    is_cancelable: isCancelable(row, items),
    steps: stepsOf(row, items),
    refund: toRefund(row, items, currency),
  }
}

export type ReturnModel = ReturnType<typeof modelOf>

/** For those who only know the order's email. */
export const withoutOrder = (model: ReturnModel): ReturnModel => ({
  ...model,
  isOrderHidden: true,
  tracking: [],
  comments: [],
  items: model.items.map((item) => ({ ...item, photos: [] })),
})

/** Loads the parts of all returns at once. [R3.71-R3.76] */
export async function toReturnModels(ctx: Context, rows: readonly ReturnRow[]): Promise<ReturnModel[]> {
  const parts = await loadReturnParts(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => modelOf(ctx, row, parts.get(row.id) ?? NO_PARTS))
}

export async function toReturnModel(ctx: Context, row: ReturnRow): Promise<ReturnModel> {
  const [model] = await toReturnModels(ctx, [row])
  if (!model) throw new Error(`there is no return ${row.number}`)
  return model
}
