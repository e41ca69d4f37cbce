import { type Brand, requireBrand } from '@welt/brands'
import { localDate, workingDaysAfter } from '@welt/kit/time'
import type { RefundedParts } from '#modules/notifications'
import type { OrderRow } from '../tables.ts'

const BANK_DAYS = 5

export const bankDayOf = ({ timeZone }: Brand) => workingDaysAfter(localDate(new Date(), timeZone), BANK_DAYS)

/** Where a refund goes, and by when. A swap's own order has no payment. */
export function refundFactsOf(
  order: Pick<OrderRow, 'website_id' | 'exchange_of' | 'payment_method'>,
): Pick<RefundedParts, 'paidWith' | 'shownBy'> {
  return {
    paidWith: order.exchange_of === null ? order.payment_method.title : undefined,
    shownBy: bankDayOf(requireBrand(order.website_id)),
  }
}
