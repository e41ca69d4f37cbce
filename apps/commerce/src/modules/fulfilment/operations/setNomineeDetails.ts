import { changeCart, requireGuestSecret, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationSetNomineeDetailsArgs } from '#src/platform/contract/contract.generated'
import { parseNominee } from '../collection/parse-nominee.ts'
import type { SetNomineeDetailsOutput } from '../resolver-types.generated.ts'

/** @throws AppError as changeCart and parseNominee [R7.108, R3.21] */
export async function setNomineeDetails(
  ctx: Context,
  { input }: MutationSetNomineeDetailsArgs,
): Promise<SetNomineeDetailsOutput> {
  const nominee = parseNominee(input)
  const cart = await changeCart(ctx, input.cart_id, async (trx, locked) => {
    requireGuestSecret(ctx, locked)
    await updateCart(trx, locked.id, { nominee })
  })
  return { success: true, message: null, cart }
}
