import type { Context } from '#src/platform/context'
import type {
  DeletePaymentTokenOutput,
  MutationDeletePaymentTokenArgs,
} from '#src/platform/contract/contract.generated'
import { deleteCard } from '../saved-cards.ts'
import { customerPaymentTokens } from './customerPaymentTokens.ts'

/** @throws AppError NOT_SIGNED_IN, CARD_NOT_FOUND [R7.49] */
export async function deletePaymentToken(
  ctx: Context,
  args: MutationDeletePaymentTokenArgs,
): Promise<DeletePaymentTokenOutput> {
  await deleteCard(ctx, args.public_hash)
  return { result: true, customerPaymentTokens: await customerPaymentTokens(ctx) }
}
