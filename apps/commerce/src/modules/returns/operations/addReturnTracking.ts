import { decodeUid } from '@welt/kit/ids'
import { findCarrier, parseTrackingNumber } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationAddReturnTrackingArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { requireOwnReturn } from '../own-orders.ts'
import { isCancelable, toReturnModel } from '../return-model.ts'
import { toTracking } from '../shipping.ts'

const PARCELS_PER_HOUR = 20

/**
 * Adding the same number again changes nothing.
 * @throws AppError RETURN_NOT_AVAILABLE, CARRIER_NOT_VALID, TRACKING_NOT_VALID, TOO_LATE_TO_CHANGE, RATE_LIMITED
 */
export async function addReturnTracking(ctx: Context, { input }: MutationAddReturnTrackingArgs) {
  const row = await requireOwnReturn(ctx, input.return_uid, input.token)
  const carrier = findCarrier(decodeUid(input.carrier_uid) ?? '')
  if (!carrier) throw fail('CARRIER_NOT_VALID')
  const number = parseTrackingNumber(input.tracking_number)
  if (!number) throw fail('TRACKING_NOT_VALID')
  if (!isCancelable(row)) throw fail('TOO_LATE_TO_CHANGE')
  const key = String(row.id)
  await enforceLimit(ctx, { action: 'return-tracking', key, limit: PARCELS_PER_HOUR, windowSeconds: 3600 })
  const values = { return_id: row.id, carrier_code: carrier.code, tracking_number: number }
  await ctx.db
    .insertInto('return_tracking')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const model = await toReturnModel(ctx, row)
  const added = model.tracking.find((one) => one.carrier_code === carrier.code && one.tracking_number === number)
  return { return: model, return_shipping_tracking: added ? toTracking(added) : null }
}
