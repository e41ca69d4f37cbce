import type { Context } from '#src/platform/context'
import type { Country } from '#src/platform/contract/contract.generated'
import { countriesOf, countryModel } from '../store-config.ts'

/** [R3.115] */
export function countries(ctx: Context): Country[] {
  return countriesOf(ctx.brand).map(countryModel)
}
