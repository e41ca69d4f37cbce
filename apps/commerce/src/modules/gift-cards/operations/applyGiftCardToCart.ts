import type { Context } from '#src/platform/context'
import type { MutationApplyGiftCardToCartArgs } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { applyGiftCard } from './applyGiftCard.ts'

/** Magento's form of applyGiftCard. @throws AppError as applyGiftCard [R7.82] */
export function applyGiftCardToCart(
  ctx: Context,
  args: MutationApplyGiftCardToCartArgs,
): Promise<{ readonly cart: CartRow }> {
  return applyGiftCard(ctx, args)
}
