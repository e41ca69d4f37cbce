import type { Context } from '#src/composition/context'
import { deleteCard } from '../saved-cards.ts'
import { customerPaymentTokens } from './customerPaymentTokens.ts'

/** Twin of deleteAdyenPaymentToken. @throws AppError NOT_SIGNED_IN, CARD_NOT_FOUND [R7.49] */
export async function deletePaymentToken(ctx: Context, args: { readonly public_hash: string }) {
  await deleteCard(ctx, args.public_hash)
  return { result: true, customerPaymentTokens: await customerPaymentTokens(ctx) }
}
