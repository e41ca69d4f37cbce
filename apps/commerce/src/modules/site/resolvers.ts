import { availableStores } from './operations/availableStores.ts'
import { countries } from './operations/countries.ts'
import { country } from './operations/country.ts'
import { currency } from './operations/currency.ts'
import { purgeToken } from './operations/purgeToken.ts'
import { storeConfig } from './operations/storeConfig.ts'
import type { SiteResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    storeConfig: (_root, _args, ctx) => storeConfig(ctx),
    availableStores: (_root, _args, ctx) => availableStores(ctx),
    countries: (_root, _args, ctx) => countries(ctx),
    country: (_root, args, ctx) => country(ctx, args),
    currency: (_root, _args, ctx) => currency(ctx),
    recaptchaV3Config: () => null,
    purgeToken: (_root, _args, ctx) => purgeToken(ctx),
  },
} satisfies SiteResolvers
