import { decodeNumericUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { MutationRemoveReturnTrackingArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { requireOwnReturn } from '../own-orders.ts'
import { isCancelable, toReturnModel } from '../return-model.ts'

/** @throws AppError RETURN_NOT_AVAILABLE, TOO_LATE_TO_CHANGE */
export async function removeReturnTracking(ctx: Context, { input }: MutationRemoveReturnTrackingArgs) {
  const id = decodeNumericUid(input.return_shipping_tracking_uid) ?? 0
  const found = await ctx.db
    .selectFrom('return_tracking as t')
    .innerJoin('return_request as r', 'r.id', 't.return_id')
    .select('r.uid')
    .where('t.id', '=', id)
    .executeTakeFirst()
  const row = await requireOwnReturn(ctx, found?.uid ?? '', input.token)
  if (!isCancelable(row)) throw fail('TOO_LATE_TO_CHANGE')
  await ctx.db.deleteFrom('return_tracking').where('id', '=', id).execute()
  return { return: await toReturnModel(ctx, row) }
}
