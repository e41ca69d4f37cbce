import type { Context } from '#src/composition/context'
import type { AutomaticOffer } from '#src/graphql/contract.generated'
import { publicOffers } from '../public-offers.ts'

/** In order of precedence. */
export async function automaticOffers(ctx: Context): Promise<AutomaticOffer[]> {
  return (await publicOffers(ctx)).map(({ answer }) => answer)
}
