import { waitText } from '@welt/kit/wait'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { GuestOrderDocument } from './lookup.generated.ts'
import { checkLookup, type LookupFields } from './lookup-rules.ts'

/** Why no order opened. */
export interface LookupAnswer {
  readonly values: LookupFields
  readonly errors: FieldErrors
  readonly problem?: { readonly title: string; readonly text: string }
}

/** One text, whichever of the three is wrong. [R5.19, R4.67] */
const NOT_FOUND = {
  title: 'Error getting guest order details',
  text: 'We couldn’t find an order with this email, last name and number. Check all three against your confirmation.',
}
const tooMany = (waitSeconds = 3600) => ({
  title: NOT_FOUND.title,
  text: `Too many tries. Wait ${waitText(waitSeconds)} or call us.`,
})
const FAILED = { title: NOT_FOUND.title, text: 'Something has gone wrong, please try again.' }

/** @returns the order's token, or why there is none */
export async function lookUp(ctx: RequestContext, values: LookupFields): Promise<string | LookupAnswer> {
  const errors = checkLookup(values)
  if (Object.keys(errors).length > 0) return { values, errors }
  const answer = await fetchPrivate(ctx, GuestOrderDocument, { input: values })
  if (answer.ok) return answer.data.guestOrder.token
  const { code, retryAfterSeconds } = answer.failure
  const problem =
    code === 'ORDER_NOT_LOCATED' ? NOT_FOUND : code === 'RATE_LIMITED' ? tooMany(retryAfterSeconds) : FAILED
  return { values, errors, problem }
}
