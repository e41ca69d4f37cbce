import { toMoney } from '@welt/kit/money'
import type { Context } from '#src/platform/context'
import type { GiftCardAccount, QueryGiftCardAccountArgs } from '#src/platform/contract/contract.generated'
import { requireGiftCardsOn, requireUsableCard } from '../check-card.ts'
import { lastDayOf } from '../expiry.ts'

/** @throws AppError as requireUsableCard; GIFT_CARDS_OFF */
export async function giftCardAccount(ctx: Context, { input }: QueryGiftCardAccountArgs): Promise<GiftCardAccount> {
  await requireGiftCardsOn(ctx)
  const { code, balance_cents: cents, currency, expires_at: expiresAt } = await requireUsableCard(ctx, input)
  return { code, balance: toMoney(cents, currency), expiration_date: lastDayOf(expiresAt, ctx.brand) }
}
