import { GROUPS_OF_PRODUCTS, urlTag } from '#modules/site'
import { type Change, changedFacts, type Facts, factsNamed, isOfMany } from '#src/change-log/change'
import { type ChangedCatalogue, type ChangedProduct, productIdsOf } from './changed-catalogue.ts'

export const productTag = (sku: string): string => `product:${sku}`
export const styleTag = (styleCode: string): string => `style:${styleCode}`
export const stockTag = (productId: number): string => `stock:${productId}`
export const reviewsTag = (styleCode: string): string => `reviews:${styleCode}`
export const categoryTag = (id: number): string => `category:${id}`
/** By id or path. */
export const listingTag = (category: number | string): string => `plp:${category}`
export const brandListingTag = (value: string): string => `plp-brand:${value}`
export const CATEGORIES_TAG = 'categories'
export const BRANDS_TAG = 'brands'
export const LISTING_TAG = 'listing'

const tagsOfProduct = ({ sku, styleCode, urlKey }: Pick<ChangedProduct, 'sku' | 'styleCode' | 'urlKey'>) => [
  productTag(sku),
  styleTag(styleCode),
  urlTag(urlKey),
]

/** The category and its ancestors. */
const tagsOfTrail = (categoryId: number, catalogue: ChangedCatalogue, websiteId: number | null) =>
  catalogue
    .trail(categoryId)
    .filter((place) => websiteId === null || place.websiteId === websiteId)
    .flatMap(({ id, urlPath }) => [listingTag(id), listingTag(urlPath)])

/** A null site is any. */
const tagsOfListings = (
  { categoryIds, brand }: ChangedProduct,
  catalogue: ChangedCatalogue,
  websiteId: number | null,
) => [
  ...categoryIds.flatMap((id) => tagsOfTrail(id, catalogue, websiteId)),
  ...(brand === null ? [] : [brandListingTag(brand)]),
  LISTING_TAG,
]

function tagsOfProducts(
  change: Change,
  catalogue: ChangedCatalogue,
  { areListed }: { readonly areListed: boolean },
): readonly string[] {
  return productIdsOf(change, catalogue).flatMap((id) => {
    const product = catalogue.product(id)
    if (!product) return []
    return [...tagsOfProduct(product), ...(areListed ? tagsOfListings(product, catalogue, change.websiteId) : [])]
  })
}

export const tagsOfListedProducts = (change: Change, catalogue: ChangedCatalogue): readonly string[] =>
  isOfMany(change) ? GROUPS_OF_PRODUCTS : tagsOfProducts(change, catalogue, { areListed: true })

/** Uses both row versions, to reach pages with a former name or brand. */
function tagsOfProductRow(change: Change, catalogue: ChangedCatalogue): readonly string[] {
  const rows = [change.before, change.after].filter((row) => row !== null) as {
    sku: string
    style_code: string
    url_key: string
  }[]
  const brands = factsNamed<number>(change, 'brand_id').flatMap((id) => catalogue.brandValue(id) ?? [])
  return [
    ...rows.flatMap((row) => tagsOfProduct({ sku: row.sku, styleCode: row.style_code, urlKey: row.url_key })),
    ...tagsOfProducts(change, catalogue, { areListed: true }),
    ...brands.map(brandListingTag),
    LISTING_TAG,
    ...(changedFacts(change).includes('brand_id') ? [BRANDS_TAG] : []),
  ]
}

/** Moving or deleting a category removes its products from its ancestors' listings. */
function tagsOfCategoryRow(change: Change, catalogue: ChangedCatalogue): readonly string[] {
  const isElsewhere = change.after === null || (change.before !== null && changedFacts(change).includes('parent_id'))
  return [change.before, change.after].flatMap((row) => {
    if (!row) return []
    const {
      id,
      url_path: path,
      parent_id: parentId,
    } = row as { id: number; url_path: string; parent_id: number | null }
    const own = [CATEGORIES_TAG, categoryTag(id), listingTag(id), listingTag(path), urlTag(path)]
    if (parentId === null) return own
    return [...own, listingTag(parentId), ...(isElsewhere ? tagsOfTrail(parentId, catalogue, null) : [])]
  })
}

const tagsOfPrice = (change: Change, catalogue: ChangedCatalogue): readonly string[] => [
  ...tagsOfListedProducts(change, catalogue),
  ...(changedFacts(change).includes('is_enabled') ? [BRANDS_TAG] : []),
]

const shownOf = (row: Facts | null) => (row?.shown as number | undefined) ?? 0

/** None of a source that does not ship the size. */
const sendableOf = (row: Facts | null) => (row?.ships === false ? 0 : shownOf(row))

export const canBeSentAgain = ({ before, after }: Change): boolean => sendableOf(before) === 0 && sendableOf(after) > 0

export const hasSoldOutOrReturned = ({ before, after }: Change): boolean =>
  shownOf(before) > 0 !== shownOf(after) > 0 || sendableOf(before) > 0 !== sendableOf(after) > 0

function tagsOfStock(change: Change, catalogue: ChangedCatalogue): readonly string[] {
  const { before, after } = change
  if (shownOf(before) === shownOf(after) && sendableOf(before) === sendableOf(after)) return []
  const shown = productIdsOf(change, catalogue).map(stockTag)
  return hasSoldOutOrReturned(change) ? [...shown, ...tagsOfListedProducts(change, catalogue)] : shown
}

/** A pin affects only its own category's listing. */
const tagsOfPin = (change: Change, catalogue: ChangedCatalogue) =>
  factsNamed<number>(change, 'category_id').flatMap((id) =>
    catalogue.trail(id).flatMap((place) => (place.id === id ? [listingTag(id), listingTag(place.urlPath)] : [])),
  )

const ofCategories = (change: Change, catalogue: ChangedCatalogue) =>
  factsNamed<number>(change, 'category_id').flatMap((id) => tagsOfTrail(id, catalogue, null))

/** [decision 30] */
export function tagsOfChange(change: Change, catalogue: ChangedCatalogue): readonly string[] {
  if (change.table === 'brand') return [BRANDS_TAG, ...GROUPS_OF_PRODUCTS]
  if (change.table === 'category')
    return isOfMany(change) ? [CATEGORIES_TAG, ...GROUPS_OF_PRODUCTS] : tagsOfCategoryRow(change, catalogue)
  if (!isOfCatalogue(change.table)) return []
  if (isOfMany(change)) return GROUPS_OF_PRODUCTS
  switch (change.table) {
    case 'product':
      return tagsOfProductRow(change, catalogue)
    case 'product_site':
      return tagsOfPrice(change, catalogue)
    case 'product_category':
      return [...tagsOfProducts(change, catalogue, { areListed: false }), ...ofCategories(change, catalogue)]
    case 'category_pin':
      return tagsOfPin(change, catalogue)
    case 'stock':
      return tagsOfStock(change, catalogue)
    case 'variant':
      return tagsOfListedProducts(change, catalogue)
    default:
      return tagsOfProducts(change, catalogue, { areListed: false })
  }
}

const CATALOGUE_TABLES: readonly Change['table'][] = [
  'product',
  'product_site',
  'product_category',
  'category_pin',
  'product_image',
  'product_tag',
  'product_link',
  'gift_card_product',
  'variant',
  'stock',
]
const isOfCatalogue = (table: Change['table']) => CATALOGUE_TABLES.includes(table)
