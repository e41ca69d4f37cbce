import { parseReturnText } from '@welt/rules/returns'
import { requireOrder } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationAddReturnCommentArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { requireOwnReturn } from '../own-orders.ts'
import { shopperName } from '../request/request-return.ts'
import { toReturnModel } from '../return-model.ts'

const COMMENTS_PER_HOUR = 20

/** @throws AppError RETURN_NOT_AVAILABLE, COMMENT_NOT_VALID, RATE_LIMITED [R3.73] */
export async function addReturnComment(ctx: Context, { input }: MutationAddReturnCommentArgs) {
  const row = await requireOwnReturn(ctx, input.return_uid, input.token)
  const { value: text } = parseReturnText(input.comment_text, 'comment')
  if (text === undefined) throw fail('COMMENT_NOT_VALID')
  const key = String(row.id)
  await enforceLimit(ctx, { action: 'return-comment', key, limit: COMMENTS_PER_HOUR, windowSeconds: 3600 })
  const author = shopperName(await requireOrder(ctx.db, row.order_id))
  await ctx.db.insertInto('return_comment').values({ return_id: row.id, author, text }).execute()
  return { return: await toReturnModel(ctx, row) }
}
