import type { Context } from '#src/platform/context'
import type { MutationRemoveGiftCardFromCartArgs } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { removeGiftCard } from './removeGiftCard.ts'

/** Magento's form of removeGiftCard. @throws AppError as removeGiftCard [R7.83] */
export function removeGiftCardFromCart(
  ctx: Context,
  args: MutationRemoveGiftCardFromCartArgs,
): Promise<{ readonly cart: CartRow }> {
  return removeGiftCard(ctx, args)
}
