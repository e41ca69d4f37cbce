import { parsePostcode } from '@welt/kit/text/patterns'
import { findRegion } from '@welt/rules/countries'
import { countriesOf, enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryAddressDoubtArgs } from '#src/platform/contract/contract.generated'
import { suggestPlace } from '../check-place.ts'
import { toSuggestion } from '../suggestion.ts'

/** @throws AppError RATE_LIMITED [decision 76] */
export async function addressDoubt(ctx: Context, args: QueryAddressDoubtArgs) {
  await enforceLimit(ctx, { action: 'address-doubt', key: ctx.viewer.address, limit: 120, windowSeconds: 60 })
  const wanted = args.country_code ?? ctx.brand.country
  const country = countriesOf(ctx.brand).find((candidate) => candidate.id === wanted)?.id
  const postcode = parsePostcode(args.postcode)
  if (!country || !postcode) return null
  const state = args.region ? findRegion(country, { code: args.region })?.code : undefined
  const meant = suggestPlace(country, { suburb: args.city.slice(0, 100), state, postcode })
  return meant ? toSuggestion(country, meant) : null
}
