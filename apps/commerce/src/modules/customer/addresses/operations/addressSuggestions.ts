import { countriesOf, enforceLimit } from '#modules/site'
import { localitiesBeginning } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { QueryAddressSuggestionsArgs } from '#src/platform/contract/contract.generated'
import { toSuggestion } from '../suggestion.ts'

const MOST_SUGGESTIONS = 10

/** @throws AppError RATE_LIMITED */
export async function addressSuggestions(ctx: Context, args: QueryAddressSuggestionsArgs) {
  await enforceLimit(ctx, { action: 'address-suggestions', key: ctx.viewer.address, limit: 120, windowSeconds: 60 })
  const wanted = args.country_code ?? ctx.brand.country
  const country = countriesOf(ctx.brand).find((candidate) => candidate.id === wanted)?.id
  if (!country) return []
  return localitiesBeginning(country, args.search)
    .slice(0, MOST_SUGGESTIONS)
    .map((place) => toSuggestion(country, place))
}
