import { refundUnsentDifference } from '#modules/payment'
import { requireDifferencePayment } from '../label/label-payment.ts'
import { type Chosen, moreCentsOf } from './pieces.ts'
import type { LockedReturn } from './with-return.ts'

/** Refunds the difference of a dearer swap that is not sent. [decision 122] @returns cents refunded */
export async function refundUnsentSwap(
  { trx, order, row }: Pick<LockedReturn, 'trx' | 'order' | 'row'>,
  { piece, quantity }: Chosen,
): Promise<number> {
  const cents = moreCentsOf(piece) * quantity
  if (cents === 0 || piece.exchange_order_id !== null) return 0
  const paid = await requireDifferencePayment(trx, row.id)
  await refundUnsentDifference(trx, paid, { itemId: piece.id, cents, currency: order.currency })
  return cents
}
