import { encodeUid } from '@welt/kit/ids'
import { toMoney } from '@welt/kit/money'
import { CODED_REASONS } from '@welt/rules/returns'
import type { OrderRow } from '#modules/orders'
import { shareOf } from '#modules/payment'
import type { Context } from '#src/platform/context'
import type { ReturnComment, ReturnItem, ReturnRefund, ReturnStep } from '#src/platform/contract/contract.generated'
import { loadReturnParts, type ReturnedPiece, type ReturnParts } from './store.ts'
import type { ReturnCommentRow, ReturnRow } from './tables.ts'

/** `YYYY-MM-DD`: the driver reads a day as its local midnight. */
export const dayOf = (day: Date | null) => day?.toLocaleDateString('en-CA') ?? null

const isoOf = (at: Date | null) => at?.toISOString().replace(/\.\d+Z$/, 'Z') ?? null

const isRefundable = ({ status }: ReturnedPiece) => status !== 'REJECTED'

/** In cents, after the share of discounts. */
function refundCentsOf(piece: ReturnedPiece): number {
  if (!isRefundable(piece)) return 0
  return piece.refund_cents ?? shareOf(piece.netCents, piece.ordered, piece.before, piece.quantity)
}

const labelOf = (code: string) => CODED_REASONS.find((reason) => reason.code === code)?.label ?? code

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

function toItem(row: ReturnRow, piece: ReturnedPiece, currency: OrderRow['currency']): ReturnItemModel {
  return {
    orderId: row.order_id,
    orderLineId: piece.order_line_id,
    uid: encodeUid(piece.id),
    status: piece.status,
    quantity: piece.quantity,
    request_quantity: piece.quantity,
    attributes: attributesOf(piece),
    refund: toMoney(refundCentsOf(piece), currency),
    settled_at: isoOf(piece.settled_at),
    reject_reason: piece.reject_reason,
    exchange: null,
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
    { kind: 'REFUNDED', at: isoOf(lastOf(kept.map(({ settled_at: at }) => at))) },
  ]
}

function toRefund(items: readonly ReturnedPiece[], currency: OrderRow['currency']): ReturnRefund {
  const back = items.filter(isRefundable)
  const sum = (cents: (piece: ReturnedPiece) => number) => back.reduce((all, piece) => all + cents(piece), 0)
  const subtotalCents = sum(({ rowCents, ordered, before, quantity }) => shareOf(rowCents, ordered, before, quantity))
  const totalCents = sum(refundCentsOf)
  return {
    subtotal: toMoney(subtotalCents, currency),
    discount: toMoney(subtotalCents - totalCents, currency),
    total: toMoney(totalCents, currency),
    is_refunded: back.length > 0 && back.every(({ refund_cents: cents }) => cents !== null),
    payments: [],
  }
}

const METHODS = { label: 'LABEL', store: 'STORE', parcel_point: 'PARCEL_POINT' } as const

const NO_PARTS: ReturnParts = { items: [], comments: [], tracking: [] }

/** The shopper may still cancel: nothing was received. */
export function isCancelable(row: Pick<ReturnRow, 'status'>): boolean {
  return row.status === 'AUTHORIZED'
}

function modelOf({ brand }: Pick<Context, 'brand'>, row: ReturnRow, { items, comments, tracking }: ReturnParts) {
  const { currency } = brand
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
    items: items.map((piece) => toItem(row, piece, currency)),
    label_path: null,
    slip_path: null,
    method: METHODS[row.method],
    send_by: dayOf(row.send_by),
    is_cancelable: isCancelable(row),
    steps: stepsOf(row, items),
    refund: toRefund(items, currency),
  }
}

export type ReturnModel = ReturnType<typeof modelOf>

/** For those who only know the order's email. */
export const withoutOrder = (model: ReturnModel): ReturnModel => ({
  ...model,
  isOrderHidden: true,
  tracking: [],
  comments: [],
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
