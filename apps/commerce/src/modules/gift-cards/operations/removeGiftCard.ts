import { parseCardNumber } from '@welt/rules/code'
import { changeGiftCards, requireCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationRemoveGiftCardArgs } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { fail } from '../errors.ts'

/**
 * Works while gift cards are off.
 * @throws AppError as requireCart; GIFT_CARD_NOT_USABLE when it is not on the cart [R7.83, R5.09]
 */
export async function removeGiftCard(
  ctx: Context,
  { input }: MutationRemoveGiftCardArgs,
): Promise<{ readonly cart: CartRow }> {
  const found = await requireCart(ctx, input?.cart_id ?? '')
  const code = parseCardNumber(input?.gift_card_code ?? '').value
  const cart = await changeGiftCards(ctx, found, (cards) => {
    const left = cards.filter((card) => card.code !== code)
    if (left.length === cards.length) throw fail('GIFT_CARD_NOT_USABLE')
    return left
  })
  return { cart }
}
