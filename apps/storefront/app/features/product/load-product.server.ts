import { type Brand, brands } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { query } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import type { CardProduct } from './card-data.ts'
import { GOES_WITH, type GoesWithAnswer, type PageProduct, PRODUCT, type ProductAnswer } from './operations.ts'
import type { ScaleFacts } from './sizes.ts'

/** A product with what its page says around it. */
export interface ProductView {
  readonly product: PageProduct
  readonly scale: ScaleFacts | undefined
  readonly goesWith: readonly CardProduct[]
  /** What delivery costs, in words. */
  readonly deliveryText: string
  /** The page on sister sites, for search engines. */
  readonly alternates: readonly { readonly locale: string; readonly href: string }[]
}

export type ProductOutcome =
  | { readonly kind: 'found'; readonly view: ProductView }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

/** Sites that sell the same range under the same name in different countries. */
const SISTER_SITES: readonly (readonly string[])[] = [['styletread', 'styletread-nz']]

/** The delivery promise in words, from the thresholds of the site's default method. @source R9.24 to R9.28, A98 */
function deliveryTextOf(brand: Brand): string {
  const own = brand.thresholds.find((threshold) => threshold.code === brand.defaultShippingMethod && threshold.country === brand.country)
  if (!own) return 'The price of delivery is shown in your bag.'
  const amount = formatCents(own.thresholdCents).replace(/\.00$/, '')
  return own.requiresLogin ? `Free over ${amount} when you sign in.` : `Free on orders of ${amount} or more.`
}

function alternatesOf(visit: Visit, path: string): ProductView['alternates'] {
  const sisters = SISTER_SITES.find((sites) => sites.includes(visit.brand.id)) ?? []
  return sisters.flatMap((id) => {
    const brand = brands.find((candidate) => candidate.id === id)
    const origin = visit.origin.replace(`//${visit.brand.id}.`, `//${id}.`)
    return brand ? [{ locale: brand.locale.replace('_', '-'), href: `${origin}${path}` }] : []
  })
}

async function loadGoesWith(visit: Visit, sku: string): Promise<readonly CardProduct[]> {
  const answer = await query<GoesWithAnswer>(visit, GOES_WITH, { sku }, { tags: ['store', 'plp'] })
  return answer.ok ? (answer.data.recommendations?.items ?? []) : []
}

/** Loads a product page by url key. @source R2.50, R2.79 */
export async function loadProduct(visit: Visit, urlKey: string): Promise<ProductOutcome> {
  const tagsOf = ({ products }: ProductAnswer) => products?.items?.flatMap((item) => (item?.sku ? [`product:${item.sku}`] : [])) ?? []
  const answer = await query<ProductAnswer>(
    visit,
    PRODUCT,
    { key: urlKey },
    { tags: ['store', 'route', 'plp', `product:${urlKey}`], tagsOf },
  )
  if (!answer.ok) return { kind: 'failed' }
  const product = answer.data.products?.items?.[0]
  if (!product) return { kind: 'none' }
  if (product.sku) visit.tags.add(`product:${product.sku}`)
  const scale = answer.data.storeConfig?.size_scale_mappings.find((mapping) => mapping.code === product.size_scale)
  const goesWith = product.sku ? await loadGoesWith(visit, product.sku) : []
  const path = `/${product.url_key}${product.url_suffix ?? '.html'}`
  return {
    kind: 'found',
    view: { product, scale, goesWith, deliveryText: deliveryTextOf(visit.brand), alternates: alternatesOf(visit, path) },
  }
}
