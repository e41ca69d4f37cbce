import type { Context } from '#src/platform/context'
import type { CustomerPaymentTokens, PaymentToken } from '#src/platform/contract/contract.generated'
import { listCards, requireCustomerId } from '../saved-cards.ts'

/** @throws AppError NOT_SIGNED_IN [R7.32] */
export async function customerPaymentTokens(ctx: Context): Promise<CustomerPaymentTokens> {
  const cards = await listCards(ctx.db, requireCustomerId(ctx))
  const items = cards.map(
    (card): PaymentToken => ({
      public_hash: card.token_id,
      payment_method_code: 'adyen_cc',
      type: 'card',
      details: JSON.stringify({
        type: card.brand,
        maskedCC: card.last_four,
        expirationDate: `${card.expiry_month}/${card.expiry_year}`,
      }),
    }),
  )
  return { items }
}
