import type { AppError } from '@welt/kit/app-error'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/composition/context'
import { fail } from './errors.ts'
import { LoyaltyServiceError, type MemberRef } from './ports.ts'

type Caller = Pick<Context, 'db' | 'brand' | 'memo' | 'sharedLoads' | 'viewer'>

/** Whether the site has loyalty. [R3.110] */
export async function isLoyaltyOn(ctx: Caller): Promise<boolean> {
  return (await settingsOfRequest(ctx)).isLoyaltyEnabled
}

/** @throws AppError LOYALTY_OFF [R3.110] */
export async function requireLoyalty(ctx: Caller): Promise<void> {
  if (!(await isLoyaltyOn(ctx))) throw fail('LOYALTY_OFF')
}

/**
 * The record of who is signed in, if that is whose email was given.
 * @throws AppError NOT_AUTHORIZED for anybody else's, LOYALTY_OFF [A120]
 */
export async function requireOwnRecord(ctx: Caller, email: string): Promise<MemberRef> {
  const own = ctx.viewer.session?.email
  if (own === undefined || email.trim().toLowerCase() !== own) throw fail('NOT_AUTHORIZED')
  await requireLoyalty(ctx)
  return { banner: ctx.brand.id, email: own }
}

/** What the loyalty service answers. @throws AppError LOYALTY_UNAVAILABLE when it does not */
export async function callService<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(error: unknown): AppError | unknown {
  return error instanceof LoyaltyServiceError ? fail('LOYALTY_UNAVAILABLE') : error
}
