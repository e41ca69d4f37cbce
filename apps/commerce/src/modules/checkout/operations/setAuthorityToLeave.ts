import { cleanText } from '@welt/kit/text/patterns'
import { changeCart, destinationOf, requireCart, requireGuestSecret, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationSetAuthorityToLeaveArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { SetAuthorityToLeaveOutput } from '../resolver-types.generated.ts'

const INSTRUCTIONS_LENGTH = 250

/**
 * AU deliveries only.
 * @throws AppError INSTRUCTIONS_MISSING, AUTHORITY_NOT_AVAILABLE, as requireCart [R7.84, R3.98, A105]
 */
export async function setAuthorityToLeave(
  ctx: Context,
  { input }: MutationSetAuthorityToLeaveArgs,
): Promise<SetAuthorityToLeaveOutput> {
  requireGuestSecret(ctx, await requireCart(ctx, input.cart_id))
  const instructions = input.checked ? cleanText(input.instructions ?? '', INSTRUCTIONS_LENGTH) : null
  if (input.checked && !instructions) throw fail('INSTRUCTIONS_MISSING')
  const cart = await changeCart(ctx, input.cart_id, async (trx, current) => {
    if (input.checked && destinationOf(current, ctx.brand) !== 'AU') throw fail('AUTHORITY_NOT_AVAILABLE')
    await updateCart(trx, current.id, {
      authority_checked: input.checked,
      authority_instructions: instructions ?? null,
    })
  })
  return { success: true, message: null, cart }
}
