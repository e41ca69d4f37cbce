import type { Context } from '#src/platform/context'
import type {
  DeleteAdyenPaymentTokenOutput,
  MutationDeleteAdyenPaymentTokenArgs,
} from '#src/platform/contract/contract.generated'
import { deleteCard } from '../saved-cards.ts'
import { customerAdyenPaymentTokens } from './customerAdyenPaymentTokens.ts'

/** @throws AppError NOT_SIGNED_IN, CARD_NOT_FOUND [R7.49] */
export async function deleteAdyenPaymentToken(
  ctx: Context,
  args: MutationDeleteAdyenPaymentTokenArgs,
): Promise<DeleteAdyenPaymentTokenOutput> {
  await deleteCard(ctx, args.token_id)
  return { success: true, message: 'Card deleted.', customerAdyenPaymentTokens: await customerAdyenPaymentTokens(ctx) }
}
