import type { AppError } from '@welt/kit/app-error'
import { settingsOfRequest } from '#modules/site'
import { confirmedEmailOf, isOwnEmail } from '#src/platform/account-email'
import type { Context } from '#src/platform/context'
import { fail } from './errors.ts'
import { LoyaltyServiceError, type MemberRef } from './ports.ts'

type Caller = Pick<Context, 'db' | 'brand' | 'memo' | 'sharedLoads' | 'viewer'>

/** [R3.110] */
export async function isLoyaltyOn(ctx: Caller): Promise<boolean> {
  return (await settingsOfRequest(ctx)).isLoyaltyEnabled
}

/** @throws AppError LOYALTY_OFF [R3.110] */
export async function requireLoyalty(ctx: Caller): Promise<void> {
  if (!(await isLoyaltyOn(ctx))) throw fail('LOYALTY_OFF')
}

/** @throws AppError EMAIL_NOT_CONFIRMED [decision 17] */
export function requireMember(ctx: Pick<Caller, 'brand' | 'viewer'>): MemberRef {
  const email = confirmedEmailOf(ctx)
  if (email === undefined) throw fail('EMAIL_NOT_CONFIRMED')
  return { banner: ctx.brand.id, email }
}

/** @throws AppError NOT_AUTHORIZED for another email, LOYALTY_OFF, EMAIL_NOT_CONFIRMED [A120] */
export async function requireOwnRecord(ctx: Caller, email: string): Promise<MemberRef> {
  if (!isOwnEmail(ctx, email)) throw fail('NOT_AUTHORIZED')
  await requireLoyalty(ctx)
  return requireMember(ctx)
}

/** @throws AppError LOYALTY_UNAVAILABLE */
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
