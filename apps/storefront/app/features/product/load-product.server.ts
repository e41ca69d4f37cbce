import { brandOf, familyOf } from '@welt/brands'
import { TILES_PER_ROW } from '@welt/kit/constants'
import { shortDollars } from '@welt/kit/money'
import { loadReviews } from '#app/features/reviews/load-reviews.server.ts'
import { parseReviewView } from '#app/features/reviews/review-address.ts'
import type { ReviewPageFragment } from '#app/features/reviews/reviews.generated.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { ownThreshold } from '#app/session/site/site-settings.ts'
import type { CardFragment } from './card.generated.ts'
import { productPath } from './card-data.ts'
import {
  AroundDocument,
  CollectionStoresDocument,
  OnSiteDocument,
  type PageProductFragment,
  ProductDocument,
  type SizeScaleFragment,
} from './product.generated.ts'
import { withShownRatings } from './shown-ratings.server.ts'
import { isShoe } from './sizes.ts'

export interface ProductFacts {
  readonly product: PageProductFragment
  readonly scale: SizeScaleFragment | undefined
  readonly goesWith: readonly CardFragment[]
  readonly similar: readonly CardFragment[]
  /** Undefined where the site has no reviews. */
  readonly reviews: ReviewPageFragment | undefined
  readonly deliveryText: string
  /** Undefined where the site accepts returns only for faults. */
  readonly returnDays: number | undefined
  readonly returnText: string
  /** Names by sku of a size; empty where the site does not collect. */
  readonly collectionStores: ReadonlyMap<string, readonly string[]>
  /** `hreflang` links of sister sites. */
  readonly alternates: readonly { readonly locale: string; readonly href: string }[]
}

export type ProductOutcome =
  | { readonly kind: 'found'; readonly facts: ProductFacts }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

/** From the thresholds of the site's default method. [R9.24-R9.28, A98] */
function deliveryTextOf({ brand, settings }: RequestContext): string {
  const own = ownThreshold(brand, settings)
  if (!own) return 'The price of delivery is shown in your bag.'
  const amount = shortDollars(own.thresholdCents)
  return own.requiresLogin ? `Free over ${amount} when you sign in.` : `Free on orders of ${amount} or more.`
}

/** [R3.105, A37] */
function returnTextOf({ settings }: RequestContext, product: PageProductFragment): string {
  const { returnLabelCents } = settings
  const condition = isShoe(product) ? 'Unworn, in their box' : 'Unused, as they came'
  return `${condition}; the return label is ${returnLabelCents ? shortDollars(returnLabelCents) : 'free'}.`
}

/** Empty unless all sister sites sell the product. */
async function loadAlternates(ctx: RequestContext, urlKey: string, path: string): Promise<ProductFacts['alternates']> {
  const family = familyOf(ctx.brand.id)
  if (family.length === 1) return []
  const pages = await Promise.all(
    family.map(async (id) => {
      const brand = brandOf(id)
      const page = (address: string) => ({
        locale: brand.locale.replace('_', '-'),
        href: `${ctx.originOf(id)}${address}`,
      })
      if (id === ctx.brand.id) return page(path)
      const sister = { ...ctx, brand, commerce: ctx.commerceOf(id) }
      const answer = await query(sister, OnSiteDocument, { key: urlKey }, { tags: ['store', 'route', 'plp'] })
      const found = answer.ok ? answer.data.products?.items?.[0] : undefined
      return found ? page(`/${found.url_key}${found.url_suffix}`) : undefined
    }),
  )
  const [first] = pages
  if (!first || !pages.every((page) => page !== undefined)) return []
  return [...pages, { locale: 'x-default', href: first.href }]
}

async function loadAround(
  ctx: RequestContext,
  product: PageProductFragment,
): Promise<Pick<ProductFacts, 'goesWith' | 'similar'>> {
  const { sku } = product
  const row = TILES_PER_ROW
  const answer =
    sku === null
      ? undefined
      : await query(ctx, AroundDocument, { sku, row, twoRows: 2 * row }, { tags: ['store', 'plp'] })
  if (!answer?.ok) return { goesWith: [], similar: [] }
  const goesWith = answer.data.goesWith?.items ?? []
  const shown = new Set([product, ...product.colour_siblings, ...goesWith].map(({ url_key }) => url_key))
  const similar = (answer.data.similar?.items ?? []).filter((other) => !shown.has(other.url_key))
  return {
    goesWith: await withShownRatings(ctx, goesWith),
    similar: await withShownRatings(ctx, similar.slice(0, TILES_PER_ROW)),
  }
}

async function loadCollectionStores(ctx: RequestContext, sku: string): Promise<ProductFacts['collectionStores']> {
  if (!ctx.settings.isCollectOffered) return new Map()
  const answer = await query(ctx, CollectionStoresDocument, { sku }, { tags: ['store', 'plp'] })
  const sizes = answer.ok ? answer.data.collectionStores : []
  return new Map(sizes.map((size) => [size.sku, size.stores.map(({ name }) => name)]))
}

/** [R2.50, R2.79] */
export async function loadProduct(ctx: RequestContext, urlKey: string): Promise<ProductOutcome> {
  const answer = await query(ctx, ProductDocument, { key: urlKey }, { tags: ['store', 'route', 'plp'] })
  if (!answer.ok) return { kind: 'failed' }
  const { products, storeConfig } = answer.data
  const product = products?.items?.[0]
  if (!product) return { kind: 'none' }
  const [around, reviews, alternates, collectionStores] = await Promise.all([
    loadAround(ctx, product),
    loadReviews(ctx, product.sku ?? '', parseReviewView(new URLSearchParams())),
    loadAlternates(ctx, urlKey, productPath(product)),
    loadCollectionStores(ctx, product.sku ?? ''),
  ])
  return {
    kind: 'found',
    facts: {
      product,
      scale: storeConfig?.size_scale_mappings.find((mapping) => mapping.code === product.size_scale),
      ...around,
      reviews,
      deliveryText: deliveryTextOf(ctx),
      returnDays: ctx.settings.returnWindowDays,
      returnText: returnTextOf(ctx, product),
      collectionStores,
      alternates,
    },
  }
}
