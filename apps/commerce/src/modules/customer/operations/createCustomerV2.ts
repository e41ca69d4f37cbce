import type { Context } from '#src/platform/context'
import type {
  MutationCreateCustomerArgs,
  MutationCreateCustomerV2Args,
} from '#src/platform/contract/contract.generated'
import { register } from '../register.ts'
import type { CustomerOutput } from '../resolver-types.generated.ts'

/** @throws AppError as register [R7.36, R7.37, A66] */
export async function createCustomerV2(
  ctx: Context,
  args: MutationCreateCustomerV2Args | MutationCreateCustomerArgs,
): Promise<CustomerOutput> {
  return { customer: await register(ctx, args.input) }
}
