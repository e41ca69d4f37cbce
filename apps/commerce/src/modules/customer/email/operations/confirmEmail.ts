import { isOwnEmail } from '#src/platform/account-email'
import type { Context } from '#src/platform/context'
import type { MutationConfirmEmailArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../../errors.ts'
import type { CustomerOutput } from '../../resolver-types.generated.ts'
import { requireCustomer } from '../../sign-in/viewer.ts'
import { confirmCustomerEmail } from './confirmCustomerEmail.ts'

/** Magento's form of confirmCustomerEmail. @throws AppError CONFIRMATION_NOT_VALID for another email */
export async function confirmEmail(ctx: Context, { input }: MutationConfirmEmailArgs): Promise<CustomerOutput> {
  await requireCustomer(ctx)
  if (!isOwnEmail(ctx, input.email)) throw fail('CONFIRMATION_NOT_VALID')
  return confirmCustomerEmail(ctx, { token: input.confirmation_key })
}
