import { parseCardNumber } from '@welt/rules/code'
import { type CartRow, cardsOnCart, changeAsRead, giftCardColumns, requireCart, requireCartId } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationRemoveGiftCardArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'

/**
 * Works while gift cards are off.
 * @throws AppError as requireCart; GIFT_CARD_NOT_USABLE when it is not on the cart [R7.83, R5.09]
 */
export async function removeGiftCard(
  ctx: Context,
  { input }: MutationRemoveGiftCardArgs,
): Promise<{ readonly cart: CartRow }> {
  const found = await requireCart(ctx, requireCartId(input?.cart_id ?? ''))
  const code = parseCardNumber(input?.gift_card_code ?? '').value
  const cart = await changeAsRead(ctx, found, (current) => {
    const cards = cardsOnCart(current)
    const left = cards.filter((card) => card.code !== code)
    if (left.length === cards.length) throw fail('GIFT_CARD_NOT_USABLE')
    return giftCardColumns(left)
  })
  return { cart }
}
