import type { Context } from '#src/platform/context'
import type { PaymentSession, QueryExchangePaymentSessionArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { dueCentsOf, openReturnSession } from '../label/label-payment.ts'
import { requireCustomersOrder, requireGuestsOrder } from '../own-orders.ts'
import { quoteDifference } from '../request/check-items.ts'
import { parseItems } from '../request/parse-request.ts'
import { methodOf, requireReturnsOn } from '../request/request-return.ts'

/**
 * Opens a session that pays the price difference of dearer sizes, and the label if it is not free. [decision 122]
 * @throws AppError as requestReturn, and PAYMENT_NOT_NEEDED, GATEWAY_DOWN
 */
export async function exchangePaymentSession(
  ctx: Context,
  { input }: QueryExchangePaymentSessionArgs,
): Promise<PaymentSession> {
  const order = await (input.token ? requireGuestsOrder(ctx, input) : requireCustomersOrder(ctx, input.order_uid ?? ''))
  const settings = await requireReturnsOn(ctx)
  const items = parseItems(input.items)
  const { timeZone } = ctx.brand
  const window = { timeZone, returnWindowDays: settings.returnWindowDays }
  const differenceCents = await quoteDifference(ctx.db, order, window, items)
  if (differenceCents === 0) throw fail('PAYMENT_NOT_NEEDED')
  const labelCents = dueCentsOf(settings, methodOf(input, settings), items)
  return openReturnSession(ctx, order, { labelCents, differenceCents })
}
