import type { Context } from '#src/platform/context'
import type { MutationSetShippingMethodOptionsArgs } from '#src/platform/contract/contract.generated'
import { chooseOptions } from '../choose-options.ts'
import type { SetShippingMethodOptionOutput } from '../resolver-types.generated.ts'

/** @throws AppError as chooseOptions */
export async function setShippingMethodOptions(
  ctx: Context,
  { input }: MutationSetShippingMethodOptionsArgs,
): Promise<SetShippingMethodOptionOutput> {
  return { cart: await chooseOptions(ctx, input.cart_id, input.options) }
}
