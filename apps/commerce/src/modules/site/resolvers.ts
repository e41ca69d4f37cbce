import { availableStores } from './operations/availableStores.ts'
import { countries } from './operations/countries.ts'
import { country } from './operations/country.ts'
import { currency } from './operations/currency.ts'
import { purgeToken } from './operations/purgeToken.ts'
import { storeConfig } from './operations/storeConfig.ts'
import type { SiteResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: { storeConfig, availableStores, countries, country, currency, purgeToken },
} satisfies SiteResolvers
