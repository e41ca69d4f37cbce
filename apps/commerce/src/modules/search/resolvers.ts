import { getFredhopperData, listingSuggestions } from './operations/getFredhopperData.ts'
import { sortOptions } from './operations/sortOptions.ts'

/** What search answers. */
export const resolvers = {
  Query: { getFredhopperData, sortOptions },
  FredhopperData: { suggestions: listingSuggestions },
}
