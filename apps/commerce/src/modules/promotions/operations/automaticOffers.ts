import type { Context } from '#src/platform/context'
import type { AutomaticOffer } from '#src/platform/contract/contract.generated'
import { loadedPublicOffers } from '../public-offers.ts'

/** In order of precedence. */
export async function automaticOffers(ctx: Context): Promise<AutomaticOffer[]> {
  return (await loadedPublicOffers(ctx)).map(({ answer }) => answer)
}
