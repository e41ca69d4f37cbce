import type { Context } from '#src/platform/context'
import { openExpressCart } from '../new-cart.ts'
import type { CreateExpressCartOutput } from '../resolver-types.generated.ts'

/** @throws AppError EXPRESS_OFF [R3.112] */
export async function createExpressCart(ctx: Context): Promise<CreateExpressCartOutput> {
  return { cart: await openExpressCart(ctx) }
}
