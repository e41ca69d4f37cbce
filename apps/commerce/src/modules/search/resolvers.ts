import { countSearches } from './operations/countSearches.ts'
import { getFredhopperData } from './operations/getFredhopperData.ts'
import { popularSearches } from './operations/popularSearches.ts'
import { sortOptions } from './operations/sortOptions.ts'
import type { SearchResolvers } from './resolver-types.generated.ts'
import { areOnlySuggestionsWanted, suggestionsFor } from './suggestions.ts'

export const resolvers = {
  Query: {
    getFredhopperData: (_root, args, ctx, info) => getFredhopperData(ctx, args, areOnlySuggestionsWanted(info)),
    sortOptions: (_root, _args, ctx) => sortOptions(ctx),
    popularSearches: (_root, _args, ctx) => popularSearches(ctx),
  },
  Mutation: {
    countSearches: (_root, args, ctx) => countSearches(ctx, args),
  },
  FredhopperData: { suggestions: ({ search }, _args, ctx) => (search ? suggestionsFor(ctx, search) : null) },
} satisfies SearchResolvers
