import { fieldText } from '#app/features/address/address-rules.ts'
import { removeStyle } from '#app/features/wishlist/change-list.server.ts'
import { type SavedList, toSavedSkus } from '#app/features/wishlist/saved-list.ts'
import { saveStyle } from '#app/features/wishlist/wishlist.server.ts'
import type { HeartAnswer } from '#app/islands/hearts.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/hearts.ts'

const savedIn = (saved: SavedList | undefined): HeartAnswer => (saved ? { saved: toSavedSkus(saved) } : {})

/** POST /api/hearts: a heart is pressed. [R2.80, R7.50, R7.51, R7.57, R7.58] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await request.formData()
  const [sku, optionUid] = [fieldText(form, 'sku'), fieldText(form, 'option')]
  if (fieldText(form, 'intent') === 'remove') {
    const { problem, saved } = await removeStyle(ctx, sku)
    return Response.json(problem ? { problem: problem.notice } : savedIn(saved))
  }
  const { why, saved, setCookies } = await saveStyle(ctx, { sku, ...(optionUid ? { optionUid } : {}) })
  return Response.json(why ? { problem: why.notice } : savedIn(saved), { headers: cookieHeaders(...setCookies) })
}
