import { requireGuestSecret } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { AuthorityToLeave } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'

/** @throws AppError CART_NOT_YOURS [R3.98] */
export function authorityOf(ctx: Context, cart: CartRow): AuthorityToLeave {
  if (cart.authority_instructions !== null) requireGuestSecret(ctx, cart)
  return { checked: cart.authority_checked, instructions: cart.authority_instructions }
}
