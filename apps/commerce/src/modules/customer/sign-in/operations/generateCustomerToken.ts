import type { Context } from '#src/composition/context'
import type { CustomerToken, MutationGenerateCustomerTokenArgs } from '#src/graphql/contract.generated'
import { issueToken, requireSignIn } from '../sign-in.ts'

/** Signs in. @throws AppError SIGN_IN_INCORRECT, RATE_LIMITED, ALREADY_SIGNED_IN [R7.33, R4.16] */
export async function generateCustomerToken(ctx: Context, args: MutationGenerateCustomerTokenArgs): Promise<CustomerToken> {
  return issueToken(ctx, await requireSignIn(ctx, args))
}
