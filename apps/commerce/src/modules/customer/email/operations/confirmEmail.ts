import type { Context } from '#src/composition/context'
import type { MutationConfirmEmailArgs } from '#src/graphql/contract.generated'
import { fail } from '../../errors.ts'
import type { CustomerOutput } from '../../resolver-types.generated.ts'
import { requireCustomer } from '../../sign-in/viewer.ts'
import { confirmCustomerEmail } from './confirmCustomerEmail.ts'

/** Magento's name of confirmCustomerEmail. @throws AppError as it, and CONFIRMATION_NOT_VALID for another email */
export async function confirmEmail(ctx: Context, { input }: MutationConfirmEmailArgs): Promise<CustomerOutput> {
  const { email } = await requireCustomer(ctx)
  if (input.email.trim().toLowerCase() !== email.toLowerCase()) throw fail('CONFIRMATION_NOT_VALID')
  return confirmCustomerEmail(ctx, { token: input.confirmation_key })
}
