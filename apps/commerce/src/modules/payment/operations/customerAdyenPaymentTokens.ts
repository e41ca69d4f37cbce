import type { Context } from '#src/platform/context'
import type { AdyenPaymentToken } from '#src/platform/contract/contract.generated'
import { listCards, requireCustomerId } from '../saved-cards.ts'

/** @throws AppError NOT_SIGNED_IN [R7.32, R3.45] */
export async function customerAdyenPaymentTokens(ctx: Context): Promise<AdyenPaymentToken[]> {
  const cards = await listCards(ctx.db, requireCustomerId(ctx))
  return cards.map((card) => ({
    token_id: card.token_id,
    brand: card.brand,
    type: 'scheme',
    lastFour: card.last_four,
    holderName: card.holder_name,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
  }))
}
