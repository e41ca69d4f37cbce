import { decodeNumericUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { QueryPrintInvoiceArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { findOrder } from '../store.ts'

/**
 * Orders are not invoiced yet.
 * @throws AppError NOT_SIGNED_IN, ORDER_NOT_YOURS, INVOICE_NOT_AVAILABLE [R7.30, R6.08, R6.09]
 */
export async function printInvoice(ctx: Context, args: QueryPrintInvoiceArgs): Promise<never> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  const id = decodeNumericUid(args.order_uid)
  const order = id === undefined ? undefined : await findOrder(ctx.db, id)
  const isOwn = order?.customer_id === customerId && order.website_id === ctx.brand.websiteId
  throw isOwn ? fail('INVOICE_NOT_AVAILABLE') : fail('ORDER_NOT_YOURS', { uid: args.order_uid.slice(0, 64) })
}
