import { LETTERS_BEFORE_SUGGESTIONS } from '@welt/kit/constants'
import { type GraphQLResolveInfo, Kind } from 'graphql'
import { loadCategories, loadProductsWithoutVariants, ROOT_LEVEL, toCategoryModel } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import { nameFits } from './engine/text/suggest.ts'
import { otherNamesOf } from './engine/text/synonyms.ts'
import type { FredhopperSuggestions } from './resolver-types.generated.ts'
import { loadSearchTerms } from './terms/search-terms.ts'

const CATEGORIES_SHOWN = 4

export function areOnlySuggestionsWanted({ fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>): boolean {
  const selected = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
  return selected.every((node) => node.kind === Kind.FIELD && ['suggestions', '__typename'].includes(node.name.value))
}

/** [R1.28, R4.78] */
export async function suggestionsFor(ctx: Context, terms: string): Promise<FredhopperSuggestions> {
  if (terms.trim().length < LETTERS_BEFORE_SUGGESTIONS) return { categories: [], keywords: [], products: [] }
  const { synonyms } = await loadSearchTerms(ctx.db, ctx.brand.websiteId)
  const [suggested, forest] = await Promise.all([
    ctx.ports.listing.suggest(ctx.brand.websiteId, terms, synonyms),
    loadCategories(ctx),
  ])
  const { keywords, productIds, interpretation: understood } = suggested
  const names = [understood, ...otherNamesOf(synonyms, understood)]
  const fitting = [...forest.byId.values()].filter(
    (row) => row.level !== ROOT_LEVEL && names.some((name) => nameFits(row.name, name)),
  )
  return {
    categories: fitting.slice(0, CATEGORIES_SHOWN).map((row) => toCategoryModel(ctx, forest, row)),
    keywords: keywords.map(({ search, resultCount }) => ({ search, result_count: resultCount })),
    products: await loadProductsWithoutVariants(ctx, productIds),
  }
}
