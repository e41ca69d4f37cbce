import { enforceLimit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { emailProblem } from '../rules.ts'

/** Whether an email can be used, before it is. @throws AppError RATE_LIMITED [R7.29, A68] */
export async function isEmailValidated(_parent: unknown, args: { readonly email: string }, ctx: Context) {
  await enforceLimit(ctx, { action: 'email-validation', key: ctx.viewer.address, limit: 60, windowSeconds: 60 })
  const message = emailProblem(args.email)
  return { isValid: message === undefined, message: message ?? null }
}
