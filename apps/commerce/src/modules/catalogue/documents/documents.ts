import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import type { Db } from '#src/platform/database'
import type { CategoryRow } from '../categories/categories.ts'
import { type ProductRow, type SiteRow, selectProductRows, selectSiteRows } from './document-rows.ts'

/** `isInStock`: the warehouse can ship it. */
interface DocumentSize {
  readonly size: string
  readonly position: number
  readonly isInStock: boolean
}

/** A style in one colour on one site. Amounts in cents. */
export interface ProductDocument {
  readonly productId: number
  readonly sku: string
  readonly styleCode: string
  readonly name: string
  readonly description: string
  readonly brandValue: string | undefined
  readonly brandLabel: string | undefined
  readonly colour: string | undefined
  readonly colourFamily: string | undefined
  readonly colourHex: string | undefined
  readonly gender: string | undefined
  readonly silhouette: string | undefined
  readonly heelType: string | undefined
  readonly heelHeightMm: number | undefined
  readonly material: string | undefined
  /** Value of the filter web_fabric. */
  readonly fabric: string | undefined
  /** Value of the filter style_filter_st_mf. */
  readonly style: string | undefined
  readonly width: string | undefined
  readonly occasions: readonly string[]
  readonly sizeScale: string | undefined
  readonly sizes: readonly DocumentSize[]
  /** Includes ancestors; ascending. */
  readonly categoryIds: readonly number[]
  readonly regularCents: number
  readonly finalCents: number
  /** When the sale next begins or ends. */
  readonly priceChangesAt: Date | undefined
  readonly newFrom: Date
  /** On the whole site. */
  readonly pinnedPosition: number | undefined
  readonly categoryPins: readonly { readonly categoryId: number; readonly position: number }[]
  readonly soldLast30Days: number
  /** Share of the last 30 days' sellable stock that was sold. [decision 15] */
  readonly sellThroughPercent: number
  /** 1 to 5; undefined with too few reviews. */
  readonly rating: number | undefined
  readonly reviewCount: number
}

const MOST_SHARED = 20_000

/** Interns values, since many documents share few of them. */
function shared<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined) {
      value = make(text)
      if (known.size >= MOST_SHARED) known.clear()
      known.set(text, value)
    }
    return value
  }
}

const sharedText = shared((text) => text)
const pinsIn = shared((text): ProductDocument['categoryPins'] => JSON.parse(text))
const textsIn = shared((text): readonly string[] => JSON.parse(text))
const sizesIn = shared((text): readonly DocumentSize[] =>
  JSON.parse(text).map(([size, position, isInStock]: [string, number, boolean]) => ({
    size: sharedText(size),
    position,
    isInStock,
  })),
)

const NONE: readonly never[] = []
const textOf = (text: string | null) => (text === null ? undefined : sharedText(text))

const ratingOf = ({ star_sum, review_count }: ProductRow) =>
  star_sum !== null && review_count !== null && review_count >= REVIEWS_BEFORE_AVERAGE
    ? star_sum / review_count
    : undefined

export type SiteCategories = ReadonlyMap<number, CategoryRow>

type PlacesIn = (categoryIds: string) => readonly number[]
const placesOfSites = new WeakMap<SiteCategories, PlacesIn>()

/** Drops categories of other sites. */
function placesIn(categories: SiteCategories): PlacesIn {
  const known = placesOfSites.get(categories)
  if (known) return known
  const made = shared((text): readonly number[] => {
    const ids = new Set<number>()
    for (const id of text.split(',').map(Number))
      for (
        let at = categories.get(id);
        at && !ids.has(at.id);
        at = at.parentId === undefined ? undefined : categories.get(at.parentId)
      )
        ids.add(at.id)
    return ids.size === 0 ? NONE : [...ids].sort((a, b) => a - b)
  })
  placesOfSites.set(categories, made)
  return made
}

function toDocument(product: ProductRow, site: SiteRow, places: PlacesIn | undefined): ProductDocument {
  return {
    productId: product.id,
    sku: product.sku,
    styleCode: product.style_code,
    name: product.name,
    description: product.description,
    brandValue: textOf(product.brand_value),
    brandLabel: textOf(product.brand_label),
    colour: textOf(product.colour),
    colourFamily: textOf(product.colour_family),
    colourHex: textOf(product.colour_hex),
    gender: textOf(product.gender),
    silhouette: textOf(product.silhouette),
    heelType: textOf(product.heel_type),
    heelHeightMm: product.heel_height_mm ?? undefined,
    material: textOf(product.material),
    fabric: textOf(product.fabric),
    style: textOf(product.style),
    width: textOf(product.width),
    occasions: textsIn(product.occasions),
    sizeScale: textOf(product.size_scale),
    sizes: product.sizes === null ? NONE : sizesIn(product.sizes),
    categoryIds: (product.category_ids !== null && places?.(product.category_ids)) || NONE,
    regularCents: site.regular_cents,
    finalCents: site.final_cents,
    priceChangesAt: site.price_changes_at ?? undefined,
    newFrom: product.new_from,
    pinnedPosition: site.pinned_position ?? undefined,
    categoryPins: site.pins === null ? NONE : pinsIn(site.pins),
    soldLast30Days: site.sold_30_days,
    sellThroughPercent: site.sell_through_percent,
    rating: ratingOf(product),
    reviewCount: product.review_count ?? 0,
  }
}

export type DocumentsOfSites = ReadonlyMap<number, readonly ProductDocument[]>

/** Ordered by id; products not sold on a site are absent. [R7.116, A41] */
export async function listDocumentsOfSites(
  db: Db,
  categoriesOf: ReadonlyMap<number, SiteCategories>,
  productIds: readonly number[],
): Promise<DocumentsOfSites> {
  const websiteIds = [...categoriesOf.keys()]
  const [products, sites] = await Promise.all([
    selectProductRows(db, productIds),
    selectSiteRows(db, websiteIds, productIds),
  ])
  const productOf = new Map(products.map((product) => [product.id, product]))
  const placesOf = new Map([...categoriesOf].map(([websiteId, categories]) => [websiteId, placesIn(categories)]))
  const documentsOf = new Map<number, ProductDocument[]>(websiteIds.map((websiteId) => [websiteId, []]))
  for (const site of sites) {
    const product = productOf.get(site.product_id)
    if (product) documentsOf.get(site.website_id)?.push(toDocument(product, site, placesOf.get(site.website_id)))
  }
  return documentsOf
}
