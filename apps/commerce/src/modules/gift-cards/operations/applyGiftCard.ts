import {
  type CartRow,
  cardsOnCart,
  changeAsRead,
  giftCardColumns,
  hasGiftCardsAlone,
  MOST_GIFT_CARDS,
  requireCartId,
  requireOpenCartWithLines,
} from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationApplyGiftCardArgs } from '#src/platform/contract/contract.generated'
import { requireGiftCardsOn, requireUsableCard } from '../check-card.ts'
import { fail } from '../errors.ts'

/**
 * Idempotent; the balance is unchanged until the order.
 * @throws AppError as requireCart and requireUsableCard; GIFT_CARDS_OFF, GIFT_CARD_FOR_GIFT_CARDS, TOO_MANY_GIFT_CARDS
 * [R7.82, A24]
 */
export async function applyGiftCard(
  ctx: Context,
  { input }: MutationApplyGiftCardArgs,
): Promise<{ readonly cart: CartRow }> {
  const found = await requireOpenCartWithLines(ctx, requireCartId(input?.cart_id ?? ''))
  await requireGiftCardsOn(ctx)
  if (hasGiftCardsAlone(found)) throw fail('GIFT_CARD_FOR_GIFT_CARDS')
  const { code, balance_cents: seenCents } = await requireUsableCard(ctx, input ?? { gift_card_code: '' })
  const cart = await changeAsRead(ctx, found, (current) => {
    const cards = cardsOnCart(current)
    if (cards.some((card) => card.code === code))
      return giftCardColumns(cards.map((card) => (card.code === code ? { code, seenCents } : card)))
    if (cards.length >= MOST_GIFT_CARDS) throw fail('TOO_MANY_GIFT_CARDS', { count: MOST_GIFT_CARDS })
    return giftCardColumns([...cards, { code, seenCents }])
  })
  return { cart }
}
