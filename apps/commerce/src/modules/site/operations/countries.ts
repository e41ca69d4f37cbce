import type { Context } from '#src/composition/context'
import type { Country } from '#src/graphql/contract.generated'
import { countriesOf, countryModel } from '../store-config.ts'

/** Countries an address may name on the site. [R3.115] */
export function countries(ctx: Context): Country[] {
  return countriesOf(ctx.brand).map(countryModel)
}
