import { decodeNumericUid } from '@welt/kit/ids'
import { findOrder } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryPrintInvoiceArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { documentPath, linkEnd } from '../links.ts'
import { issueInvoice } from '../tax/issue.ts'

/** The first call for an order renders a file. */
export const limitDocuments = (ctx: Context, orderId: number) =>
  enforceLimit(ctx, { action: 'order-document', key: String(orderId), limit: 60, windowSeconds: 3600 })

/** @throws AppError INVOICE_NOT_AVAILABLE */
export function pathOf({ config, brand }: Context, issued: { readonly uid: string } | undefined) {
  if (!issued) throw fail('INVOICE_NOT_AVAILABLE')
  const link = { kind: 'tax', uid: issued.uid } as const
  return { filePath: documentPath(config.signingSecret, brand.websiteId, link, linkEnd('tax')) }
}

/** @throws AppError NOT_SIGNED_IN, ORDER_NOT_YOURS, INVOICE_NOT_AVAILABLE, RATE_LIMITED [R7.30, R6.08, R6.09] */
export async function printInvoice(ctx: Context, args: QueryPrintInvoiceArgs) {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  const id = decodeNumericUid(args.order_uid)
  const order = id === undefined ? undefined : await findOrder(ctx.db, id)
  const { brand } = ctx
  if (!order || order.customer_id !== customerId || order.website_id !== brand.websiteId)
    throw fail('ORDER_NOT_YOURS', { uid: args.order_uid.slice(0, 64) })
  await limitDocuments(ctx, order.id)
  return pathOf(ctx, await issueInvoice(ctx.db, { brand, orderId: order.id, at: new Date() }))
}
