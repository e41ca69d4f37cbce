import { type ChangedCatalogue, hasSoldOutOrReturned, productIdsOf } from '#modules/catalogue'
import { type Change, factsNamed, isOfMany } from '#src/change-log/change'
import type { IndexChanges, ProductChange } from './ports.ts'

/** Above these, a rebuild is faster. */
const MOST_OF_TRANSACTION = 500
const MOST_OF_READ = 2000

const OF_LISTINGS = ['featured_brands', 'excluded_brands', 'recommended_weights']

const OF_PRODUCTS: readonly Change['table'][] = [
  'brand',
  'product',
  'product_image',
  'product_tag',
  'variant',
  'stock',
  'style_rating',
]
const OF_PRODUCTS_OF_A_SITE: readonly Change['table'][] = [
  'product_site',
  'product_site_order',
  'product_category',
  'category_pin',
]

/** Null is any. A category's deletion rebuilds its site. */
function sitesOf(change: Change, catalogue: ChangedCatalogue): readonly (number | null)[] {
  const categoryIds = factsNamed<number>(change, 'category_id')
  return categoryIds.length === 0
    ? [change.websiteId]
    : categoryIds.flatMap((id) => catalogue.trail(id)[0]?.websiteId ?? [])
}

function isOfProducts(change: Change): boolean {
  if (change.table === 'stock') return isOfMany(change) || hasSoldOutOrReturned(change)
  // The first row is all zeros; counts arrive as updates.
  if (change.table === 'style_rating') return change.before !== null || isOfMany(change)
  return OF_PRODUCTS.includes(change.table) || OF_PRODUCTS_OF_A_SITE.includes(change.table)
}

function isOfWholeSite(change: Change): boolean {
  if (change.table === 'site_setting')
    return isOfMany(change) || factsNamed<string>(change, 'key').some((key) => OF_LISTINGS.includes(key))
  return change.table === 'category' || (isOfProducts(change) && isOfMany(change))
}

/** [decision 15] */
export function indexChangesOf(changes: readonly Change[], catalogue: ChangedCatalogue): IndexChanges {
  const sites = new Set(changes.filter(isOfWholeSite).map(({ websiteId }) => websiteId))
  const products = new Map<string, ProductChange>()
  const ofProducts = changes.filter((change) => isOfProducts(change) && !isOfMany(change))
  const ofSites = ofProducts.flatMap((change) => sitesOf(change, catalogue).map((websiteId) => ({ change, websiteId })))
  for (const group of Map.groupBy(
    ofSites,
    ({ change, websiteId }) => `${change.xid} ${change.table} ${websiteId}`,
  ).values()) {
    const websiteId = group[0]?.websiteId ?? null
    const ids = new Set(group.flatMap(({ change }) => productIdsOf(change, catalogue)))
    if (ids.size > MOST_OF_TRANSACTION) sites.add(websiteId)
    else for (const productId of ids) products.set(`${productId} ${websiteId}`, { productId, websiteId })
  }
  if (products.size > MOST_OF_READ) sites.add(null)
  return { products: products.size > MOST_OF_READ ? [] : [...products.values()], sites: [...sites] }
}
