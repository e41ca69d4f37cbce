import type { Context } from '#src/composition/context'
import type { Country } from '#src/graphql/contract.generated'
import { countriesOf, countryModel } from '../store-config.ts'

/** [R3.115] */
export function countries(ctx: Context): Country[] {
  return countriesOf(ctx.brand).map(countryModel)
}
