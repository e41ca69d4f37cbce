import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { IsEmailAvailableDocument, IsEmailValidatedDocument } from './sign-in.generated.ts'

/** `unknown` when the check failed, which blocks nothing. [R4.18, A67] */
export type EmailState = 'free' | 'has-password' | 'no-password' | 'unknown'

/** [R5.03, R7.24] */
export async function emailState(ctx: RequestContext, email: string): Promise<EmailState> {
  const answer = await fetchPrivate(ctx, IsEmailAvailableDocument, { email })
  const found = answer.ok ? answer.data.isEmailAvailable : undefined
  if (!found) return 'unknown'
  return found.is_email_available ? 'free' : found.has_set_password ? 'has-password' : 'no-password'
}

/** Why mail to this address would bounce; undefined if it would not or the check failed. [R7.29, A68] */
export async function undeliverable(ctx: RequestContext, email: string): Promise<string | undefined> {
  const answer = await fetchPrivate(ctx, IsEmailValidatedDocument, {
    email,
  })
  const result = answer.ok ? answer.data.isEmailValidated : undefined
  return result && !result.isValid
    ? (result.message ?? 'We can’t send email to this address. Please check the spelling.')
    : undefined
}
