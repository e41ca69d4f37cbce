import { decodeNumericUid } from '@welt/kit/ids'
import { requireOwnOrder } from '#modules/orders'
import type { Context } from '#src/platform/context'
import type { PrintOrderDocumentInput, QueryPrintOrderDocumentArgs } from '#src/platform/contract/contract.generated'
import { issueAdjustment, issueInvoice } from '../tax/issue.ts'
import { type AdjustmentSource, decodeAdjustmentUid } from '../tax/load-adjustments.ts'
import { limitDocuments, pathOf } from './printInvoice.ts'

const UNKNOWN: AdjustmentSource = { kind: 'memo', id: 0 }

/** Undefined for the invoice. */
function sourceOf({ adjustment_note_id: note, credit_memo_id: memo }: PrintOrderDocumentInput) {
  if (note) return decodeAdjustmentUid(note) ?? UNKNOWN
  return memo ? { kind: 'memo' as const, id: decodeNumericUid(memo) ?? 0 } : undefined
}

/** @throws AppError ORDER_NOT_LOCATED, INVOICE_NOT_AVAILABLE, RATE_LIMITED */
export async function printOrderDocument(ctx: Context, { input }: QueryPrintOrderDocumentArgs) {
  const { id: orderId } = await requireOwnOrder(ctx, input.token)
  await limitDocuments(ctx, orderId)
  const call = { brand: ctx.brand, orderId, at: new Date() }
  const source = sourceOf(input)
  const issued = source ? await issueAdjustment(ctx.db, call, source) : await issueInvoice(ctx.db, call)
  return pathOf(ctx, issued)
}
