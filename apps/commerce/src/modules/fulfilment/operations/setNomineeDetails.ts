import { changeCart, requireGuestSecret, updateCart } from '#modules/cart'
import { requireName, requirePhone } from '#modules/customer'
import type { Context } from '#src/platform/context'
import type { MutationSetNomineeDetailsArgs, SetNomineeDetailsInput } from '#src/platform/contract/contract.generated'
import type { StoredNominee } from '#tables/cart'
import { fail } from '../errors.ts'
import type { SetNomineeDetailsOutput } from '../resolver-types.generated.ts'

const optionalName = (value: string | null | undefined, code: 'FIRST_NAME_NOT_VALID' | 'LAST_NAME_NOT_VALID') =>
  value?.trim() ? requireName(value, code) : null

/** @throws AppError PARAMETER_MISSING, FIELD_NOT_VALID [R5.24, R5.25, A53] */
function parseNominee(input: SetNomineeDetailsInput): StoredNominee {
  if (input.nominee_phone.trim() === '') throw fail('PARAMETER_MISSING', { name: 'nominee_phone' })
  return {
    firstName: optionalName(input.nominee_first_name, 'FIRST_NAME_NOT_VALID'),
    lastName: optionalName(input.nominee_last_name, 'LAST_NAME_NOT_VALID'),
    phone: requirePhone(input.nominee_phone),
  }
}

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
