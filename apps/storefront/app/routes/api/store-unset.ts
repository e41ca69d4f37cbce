import { unsetChosenStore } from '#app/features/find-in-store/chosen-store.server.ts'
import { answerChange } from '#app/features/find-in-store/store-answer.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/store-unset.ts'

/** `/store/unset`: every line is delivered then. [R7.107] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  return answerChange(ctx, await readFormData(request), await unsetChosenStore(ctx))
}
