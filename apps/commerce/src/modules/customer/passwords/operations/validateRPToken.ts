import type { Context } from '#src/platform/context'
import type { QueryValidateRPTokenArgs, ValidateRPTokenOutput } from '#src/platform/contract/contract.generated'
import { findCustomer } from '../../store.ts'
import { enforceResetLimits } from '../reset-password.ts'
import { readReset } from '../reset-store.ts'

const ERROR_CODES = { expired: 'TOKEN_EXPIRED', mismatched: 'TOKEN_MISMATCH' } as const

/** @throws AppError RATE_LIMITED [R7.31, R5.16] */
export async function validateRPToken(ctx: Context, args: QueryValidateRPTokenArgs): Promise<ValidateRPTokenOutput> {
  await enforceResetLimits(ctx, args.customer_id)
  const customer = await findCustomer(ctx.db, ctx.brand.websiteId, args.customer_id)
  const state = customer ? await readReset(ctx.db, customer.id, args.rp_token) : 'mismatched'
  return state === 'good' ? { is_valid: true, error_code: null } : { is_valid: false, error_code: ERROR_CODES[state] }
}
