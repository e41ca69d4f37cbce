import { countriesOf, enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryAddressSuggestionsArgs } from '#src/platform/contract/contract.generated'
import { suggestLocalities } from '../localities.ts'
import { toSuggestion } from '../suggestion.ts'

/** @throws AppError RATE_LIMITED */
export async function addressSuggestions(ctx: Context, args: QueryAddressSuggestionsArgs) {
  await enforceLimit(ctx, { action: 'address-suggestions', key: ctx.viewer.address, limit: 120, windowSeconds: 60 })
  const wanted = args.country_code ?? ctx.brand.country
  const country = countriesOf(ctx.brand).find((candidate) => candidate.id === wanted)?.id
  if (!country) return []
  return suggestLocalities(country, args.search).map((place) => toSuggestion(country, place))
}
