import { countSearches } from './operations/countSearches.ts'
import { getFredhopperData, listingSuggestions } from './operations/getFredhopperData.ts'
import { popularSearches } from './operations/popularSearches.ts'
import { sortOptions } from './operations/sortOptions.ts'

/** What search answers. */
export const resolvers = {
  Query: { getFredhopperData, sortOptions, popularSearches },
  Mutation: { countSearches },
  FredhopperData: { suggestions: listingSuggestions },
}
