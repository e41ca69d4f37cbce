import { checkNominee, type Nominee, readNominee } from '#app/features/cart/collection/nominee.ts'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { SetOrderNomineeDocument } from './order.generated.ts'

/** Why the person who collects was not changed, with what was typed. */
export interface CollectorAnswer {
  readonly values: Nominee
  readonly errors: FieldErrors
  readonly message?: string
}

const FAILED = 'Error Setting Nominee Details. It isn’t saved yet. Try again in a moment.'
const NOT_YOURS = 'Sign in again to change who collects, or call us.'

/** Of the order just placed. @returns undefined when changed [R5.24, R5.25, R8.37] */
export async function setOrderCollector(ctx: RequestContext, form: FormData): Promise<CollectorAnswer | undefined> {
  const values = readNominee(form)
  const errors = checkNominee(values, ctx.brand.country)
  if (Object.keys(errors).length > 0) return { values, errors }
  const { firstName, lastName, phone } = values
  const input = {
    token: findCookie(ctx, 'order') ?? '',
    nominee_first_name: firstName.trim() || null,
    nominee_last_name: lastName.trim() || null,
    nominee_phone: phone.trim(),
  }
  const answer = await fetchPrivate(ctx, SetOrderNomineeDocument, { input })
  if (answer.ok) return undefined
  const { failure } = answer
  if (failure.code === 'ORDER_NOT_LOCATED') return { values, errors, message: NOT_YOURS }
  return { values, errors, message: failure.kind === 'user' ? failure.message : FAILED }
}
