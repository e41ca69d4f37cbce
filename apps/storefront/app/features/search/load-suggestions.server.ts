import { searchHref } from '#app/features/facets/address.ts'
import { displayName, productPath } from '#app/features/product/card-data.ts'
import { priceText } from '#app/features/product/price-text.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { mediaUrl } from '#app/ui/media.ts'
import { SuggestDocument, type SuggestedCategoryFragment, type SuggestedProductFragment } from './search.generated.ts'
import type { ProductSuggestion, Suggestion, Suggestions } from './suggestions.ts'

const PICTURE_WIDTH_PX = 160

/** The parent category distinguishes women's boots from men's. */
function categorySuggestion({ name, url_path, breadcrumbs }: SuggestedCategoryFragment): Suggestion[] {
  const parent = breadcrumbs?.at(-1)?.category_name
  return name && url_path ? [{ text: parent ? `${name} in ${parent}` : name, href: `/${url_path}` }] : []
}

function productSuggestion(ctx: RequestContext, product: SuggestedProductFragment): ProductSuggestion {
  const { now, was } = priceText(product)
  const picture = product.small_image
  return {
    text: displayName(product),
    href: productPath(product),
    brand: product.brand ?? '',
    price: now,
    ...(was ? { was } : {}),
    ...(picture?.url ? { picture: mediaUrl(picture.url, PICTURE_WIDTH_PX, ctx.mediaVersion) } : {}),
  }
}

/** Undefined when the commerce server is unavailable. Cacheable, tags `plp` and `search`. [R1.28] */
export async function loadSuggestions(ctx: RequestContext, terms: string): Promise<Suggestions | undefined> {
  const answer = await query(
    ctx,
    SuggestDocument,
    { search: terms, site: ctx.brand.websiteId },
    { tags: ['store', 'plp', 'search'] },
  )
  if (!answer.ok) return undefined
  const { categories = [], keywords = [], products = [] } = answer.data.getFredhopperData?.suggestions ?? {}
  return {
    categories: categories.flatMap(categorySuggestion),
    keywords: keywords.map(({ search }) => ({ text: search, href: searchHref(search) })),
    products: products.map((product) => productSuggestion(ctx, product)),
  }
}
