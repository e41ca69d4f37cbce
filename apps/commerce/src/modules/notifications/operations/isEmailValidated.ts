import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { EmailValidation, QueryIsEmailValidatedArgs } from '#src/platform/contract/contract.generated'
import { emailProblem } from '../rules.ts'

/** @throws AppError RATE_LIMITED [R7.29, A68] */
export async function isEmailValidated(ctx: Context, args: QueryIsEmailValidatedArgs): Promise<EmailValidation> {
  await enforceLimit(ctx, { action: 'email-validation', key: ctx.viewer.address, limit: 60, windowSeconds: 60 })
  const message = emailProblem(args.email)
  return { isValid: message === undefined, message: message ?? null }
}
