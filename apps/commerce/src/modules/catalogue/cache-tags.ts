import { GROUPS_OF_PRODUCTS, urlTag } from '#modules/site'
import { type Change, changedFacts, type Facts, factsNamed, isOfMany } from '#src/change-log/change'
import { type ChangedGoods, type ChangedProduct, productIdsOf } from './changed-goods.ts'

/** A product as a page or a card shows it. */
export const productTag = (sku: string): string => `product:${sku}`
/** A style with all its colours. */
export const styleTag = (styleCode: string): string => `style:${styleCode}`
/** Numbers of a product's sizes. */
export const stockTag = (productId: number): string => `stock:${productId}`
/** A page of a style's reviews. */
export const reviewsTag = (styleCode: string): string => `reviews:${styleCode}`
/** A category's name in a breadcrumb or a menu. */
export const categoryTag = (id: number): string => `category:${id}`
/** The listing of a category, by number or path. */
export const listingTag = (category: number | string): string => `plp:${category}`
/** The listing of a brand. */
export const brandListingTag = (value: string): string => `plp-brand:${value}`
/** The menu of all categories. */
export const CATEGORIES_TAG = 'categories'
/** The list of brands. */
export const BRANDS_TAG = 'brands'
/** Listings that are of no one place: searches, and those of the whole shop. */
export const LISTING_TAG = 'listing'

const tagsOfProduct = ({ sku, styleCode, urlKey }: Pick<ChangedProduct, 'sku' | 'styleCode' | 'urlKey'>) => [
  productTag(sku),
  styleTag(styleCode),
  urlTag(urlKey),
]

/** Listings of a category and of all above it. */
const tagsOfTrail = (categoryId: number, goods: ChangedGoods, websiteId: number | null) =>
  goods
    .trail(categoryId)
    .filter((place) => websiteId === null || place.websiteId === websiteId)
    .flatMap(({ id, urlPath }) => [listingTag(id), listingTag(urlPath)])

/** Listings that show a product on a site, or (null) on any. */
const tagsOfListings = ({ categoryIds, brand }: ChangedProduct, goods: ChangedGoods, websiteId: number | null) => [
  ...categoryIds.flatMap((id) => tagsOfTrail(id, goods, websiteId)),
  ...(brand === null ? [] : [brandListingTag(brand)]),
  LISTING_TAG,
]

/** What shows the products of a change, with listings or without them. */
function tagsOfProducts(
  change: Change,
  goods: ChangedGoods,
  { areListed }: { readonly areListed: boolean },
): readonly string[] {
  return productIdsOf(change, goods).flatMap((id) => {
    const product = goods.product(id)
    if (!product) return []
    return [...tagsOfProduct(product), ...(areListed ? tagsOfListings(product, goods, change.websiteId) : [])]
  })
}

/** Everything that shows what products of a change are, cost and count for. */
export const tagsOfListedProducts = (change: Change, goods: ChangedGoods): readonly string[] =>
  isOfMany(change) ? GROUPS_OF_PRODUCTS : tagsOfProducts(change, goods, { areListed: true })

/**
 * A product's own row: as it is and as it was, so that what showed a former name, brand or a deleted product is found
 * too.
 */
function tagsOfProductRow(change: Change, goods: ChangedGoods): readonly string[] {
  const rows = [change.before, change.after].filter((row) => row !== null) as {
    sku: string
    style_code: string
    url_key: string
  }[]
  const brands = factsNamed<number>(change, 'brand_id').flatMap((id) => goods.brandValue(id) ?? [])
  return [
    ...rows.flatMap((row) => tagsOfProduct({ sku: row.sku, styleCode: row.style_code, urlKey: row.url_key })),
    ...tagsOfProducts(change, goods, { areListed: true }),
    ...brands.map(brandListingTag),
    LISTING_TAG,
    ...(changedFacts(change).includes('brand_id') ? [BRANDS_TAG] : []),
  ]
}

/** A category's own row. What is moved or deleted takes its products from the listings above it. */
function tagsOfCategoryRow(change: Change, goods: ChangedGoods): readonly string[] {
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
    return [...own, listingTag(parentId), ...(isElsewhere ? tagsOfTrail(parentId, goods, null) : [])]
  })
}

/** What a product costs on a site, and whether it is sold there. */
const tagsOfPrice = (change: Change, goods: ChangedGoods): readonly string[] => [
  ...tagsOfListedProducts(change, goods),
  ...(changedFacts(change).includes('is_enabled') ? [BRANDS_TAG] : []),
]

const shownOf = (row: Facts | null) => (row?.shown as number | undefined) ?? 0

/** Whether a size sold out or came back, which listings show. */
export const hasSoldOutOrReturned = ({ before, after }: Change): boolean => shownOf(before) > 0 !== shownOf(after) > 0

/** A number that pages show changed, or a size sold out or came back. */
function tagsOfStock(change: Change, goods: ChangedGoods): readonly string[] {
  if (shownOf(change.before) === shownOf(change.after)) return []
  const shown = productIdsOf(change, goods).map(stockTag)
  return hasSoldOutOrReturned(change) ? [...shown, ...tagsOfListedProducts(change, goods)] : shown
}

/** A pin leads the listing of its category alone. */
const tagsOfPin = (change: Change, goods: ChangedGoods) =>
  factsNamed<number>(change, 'category_id').flatMap((id) =>
    goods.trail(id).flatMap((place) => (place.id === id ? [listingTag(id), listingTag(place.urlPath)] : [])),
  )

const ofCategories = (change: Change, goods: ChangedGoods) =>
  factsNamed<number>(change, 'category_id').flatMap((id) => tagsOfTrail(id, goods, null))

/** Tags that a change of goods purges; those that resolvers add are made of the same functions. [decision 30] */
export function tagsOfChange(change: Change, goods: ChangedGoods): readonly string[] {
  if (change.table === 'brand') return [BRANDS_TAG, ...GROUPS_OF_PRODUCTS]
  if (change.table === 'category')
    return isOfMany(change) ? [CATEGORIES_TAG, ...GROUPS_OF_PRODUCTS] : tagsOfCategoryRow(change, goods)
  if (!isOfGoods(change.table)) return []
  if (isOfMany(change)) return GROUPS_OF_PRODUCTS
  switch (change.table) {
    case 'product':
      return tagsOfProductRow(change, goods)
    case 'product_site':
      return tagsOfPrice(change, goods)
    case 'product_category':
      return [...tagsOfProducts(change, goods, { areListed: false }), ...ofCategories(change, goods)]
    case 'category_pin':
      return tagsOfPin(change, goods)
    case 'stock':
      return tagsOfStock(change, goods)
    case 'variant':
      return tagsOfListedProducts(change, goods)
    default:
      return tagsOfProducts(change, goods, { areListed: false })
  }
}

const GOODS: readonly Change['table'][] = [
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
const isOfGoods = (table: Change['table']) => GOODS.includes(table)
