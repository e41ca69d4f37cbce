import { fieldText } from '#app/features/address/address-rules.ts'
import { type ListChange, removeStyle } from '#app/features/wishlist/change-list.server.ts'
import { saveStyle } from '#app/features/wishlist/wishlist.server.ts'
import type { HeartAnswer } from '#app/islands/hearts.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/hearts.ts'

/** POST /api/hearts: a heart is pressed. [R2.80, R7.50, R7.51, R7.57, R7.58] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await request.formData()
  const [sku, optionUid] = [fieldText(form, 'sku'), fieldText(form, 'option')]
  const answer = ({ problem, count }: Pick<ListChange, 'problem' | 'count'>): HeartAnswer =>
    problem ? { problem: problem.notice } : { ...(count === undefined ? {} : { count }) }
  if (fieldText(form, 'intent') === 'remove') return Response.json(answer(await removeStyle(ctx, sku)))
  const { why, count, setCookies } = await saveStyle(ctx, { sku, ...(optionUid ? { optionUid } : {}) })
  const change = { ...(why ? { problem: why } : {}), ...(count === undefined ? {} : { count }) }
  return Response.json(answer(change), { headers: cookieHeaders(...setCookies) })
}
