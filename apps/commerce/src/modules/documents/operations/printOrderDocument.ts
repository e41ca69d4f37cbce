import { decodeNumericUid } from '@welt/kit/ids'
import { requireOwnOrder } from '#modules/orders'
import type { Context } from '#src/platform/context'
import type { QueryPrintOrderDocumentArgs } from '#src/platform/contract/contract.generated'
import { issueAdjustment, issueInvoice } from '../tax/issue.ts'
import { limitDocuments, pathOf } from './printInvoice.ts'

/** @throws AppError ORDER_NOT_LOCATED, INVOICE_NOT_AVAILABLE, RATE_LIMITED */
export async function printOrderDocument(ctx: Context, { input }: QueryPrintOrderDocumentArgs) {
  const { id: orderId } = await requireOwnOrder(ctx, input.token)
  await limitDocuments(ctx, orderId)
  const call = { brand: ctx.brand, orderId, at: new Date() }
  const memo = input.credit_memo_id ?? undefined
  const issued =
    memo === undefined
      ? await issueInvoice(ctx.db, call)
      : await issueAdjustment(ctx.db, call, decodeNumericUid(memo) ?? 0)
  return pathOf(ctx, issued)
}
