import { chooseStore, setLines } from '#app/features/find-in-store/chosen-store.server.ts'
import { requireCollection } from '#app/features/find-in-store/require-collection.server.ts'
import { answerChange } from '#app/features/find-in-store/store-answer.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData, refuseUnreadable } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { rememberStoreFrom } from '#app/session/store-from.ts'
import type { Route } from './+types/store-choose.ts'

const MOST_LINES = 100
const MAX_ID_LENGTH = 64

/**
 * `/store/choose`: `store`, the lines to collect there, and the place from which it was found; where it is empty
 * the lines are delivered. [R7.104-R7.106]
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  requireCollection(ctx)
  const form = await readFormData(request)
  const uids = form
    .getAll('line')
    .filter((uid): uid is string => typeof uid === 'string' && uid.length <= MAX_ID_LENGTH)
    .slice(0, MOST_LINES)
  if (!form.has('store')) throw refuseUnreadable()
  const storeId = fieldText(form, 'store').slice(0, MAX_ID_LENGTH)
  const change = storeId ? await chooseStore(ctx, storeId, uids) : await setLines(ctx, uids, 'delivery')
  const from = fieldText(form, 'place')
  const setCookies = storeId && from && !change.problem ? [rememberStoreFrom(ctx, from)] : []
  return answerChange(ctx, form, { ...change, setCookies: [...change.setCookies, ...setCookies] })
}
