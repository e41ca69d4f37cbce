import type { Context } from '#src/platform/context'
import type { CustomerToken, MutationGenerateCustomerTokenArgs } from '#src/platform/contract/contract.generated'
import { signIn } from '../sign-in.ts'

/** @throws AppError SIGN_IN_INCORRECT, RATE_LIMITED, ALREADY_SIGNED_IN [R7.33, R4.16] */
export function generateCustomerToken(ctx: Context, args: MutationGenerateCustomerTokenArgs): Promise<CustomerToken> {
  return signIn(ctx, args)
}
