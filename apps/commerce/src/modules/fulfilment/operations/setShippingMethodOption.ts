import type { Context } from '#src/platform/context'
import type { MutationSetShippingMethodOptionArgs } from '#src/platform/contract/contract.generated'
import { chooseOptions } from '../choose-options.ts'
import type { SetShippingMethodOptionOutput } from '../resolver-types.generated.ts'

/** @throws AppError as chooseOptions [R7.103] */
export async function setShippingMethodOption(
  ctx: Context,
  { input }: MutationSetShippingMethodOptionArgs,
): Promise<SetShippingMethodOptionOutput> {
  return { cart: await chooseOptions(ctx, input.cart_id, [input]) }
}
