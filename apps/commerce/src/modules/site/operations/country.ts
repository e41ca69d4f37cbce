import type { Context } from '#src/platform/context'
import type { Country, QueryCountryArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { countriesOf, countryModel } from '../store-config.ts'

/** @throws AppError COUNTRY_NOT_AVAILABLE [R3.115] */
export function country(ctx: Context, args: QueryCountryArgs): Country {
  const found = countriesOf(ctx.brand).find((candidate) => candidate.id === args.id?.toUpperCase())
  if (!found) throw fail('COUNTRY_NOT_AVAILABLE')
  return countryModel(found)
}
