import { changeGiftCards, hasOnlyGiftCards, requireCartWithLines } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationApplyGiftCardArgs } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { requireGiftCardsOn, requireUsableCard } from '../check-card.ts'
import { fail } from '../errors.ts'

/**
 * Idempotent; the balance is unchanged until the order.
 * @throws AppError as requireCart, changeGiftCards and requireUsableCard; GIFT_CARDS_OFF, GIFT_CARD_FOR_GIFT_CARDS
 * [R7.82, A24]
 */
export async function applyGiftCard(
  ctx: Context,
  { input }: MutationApplyGiftCardArgs,
): Promise<{ readonly cart: CartRow }> {
  const found = await requireCartWithLines(ctx, input?.cart_id ?? '')
  await requireGiftCardsOn(ctx)
  if (await hasOnlyGiftCards(ctx.db, found)) throw fail('GIFT_CARD_FOR_GIFT_CARDS')
  const { code, balance_cents: seenCents } = await requireUsableCard(ctx, input ?? { gift_card_code: '' })
  const cart = await changeGiftCards(ctx, found, (cards) =>
    cards.some((card) => card.code === code)
      ? cards.map((card) => (card.code === code ? { code, seenCents } : card))
      : [...cards, { code, seenCents }],
  )
  return { cart }
}
