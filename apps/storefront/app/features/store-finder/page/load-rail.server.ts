import type { FacetOption } from '#app/features/facets/facets.ts'
import { sizeFilter } from '#app/features/facets/size-groups.ts'
import type { CardFragment } from '#app/features/product/card.generated.ts'
import { withShownRatings } from '#app/features/product/shown-ratings.server.ts'
import { fetchPrivate, query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { StoreView } from '../store-view.ts'
import { ShoesInStoreDocument, StoreRailSizesDocument } from './rail.generated.ts'

export interface RailSize {
  /** `AUW:7` */
  readonly value: string
  /** `AU 7` */
  readonly label: string
}

interface RailShoe {
  readonly product: CardFragment
  readonly stock: 'in' | 'last'
}

export interface StoreRail {
  readonly groups: readonly { readonly department: string; readonly sizes: readonly RailSize[] }[]
  readonly size: RailSize | undefined
  readonly shoes: readonly RailShoe[]
  /** Also counts styles that are not shown. */
  readonly total: number
  /** The store's stock could not be read. */
  readonly hasFailed: boolean
}

const SHOWN = 8
const MOST_SHOWN = 100
/** Fewer make no rail. */
const LEAST_SHOES = 3
/** Of the store itself only. */
const RADIUS_KM = 0.1

async function loadGroups(ctx: RequestContext): Promise<StoreRail['groups']> {
  const answer = await query(ctx, StoreRailSizesDocument, { site: ctx.brand.websiteId }, { tags: ['plp'] })
  if (!answer.ok) return []
  const facets = withoutNulls(answer.data.getFredhopperData?.aggregations)
  const options: readonly FacetOption[] = withoutNulls(
    facets.find(({ attribute_code }) => attribute_code === 'size')?.options,
  )
  const { groups, first } = sizeFilter(options, {
    mappings: ctx.settings.sizeScales,
    womens: ctx.brand.womensSizes,
    beginWith: ctx.brand.sizesBeginWith,
  })
  return groups.flatMap(({ department, sizes }) => {
    if (!department) return []
    const shown = sizes.map(({ option, labels }) => {
      const label = labels.find(({ scales }) => scales.includes(first)) ?? labels[0]
      const text = label?.text ?? option.value
      return { value: option.value, label: /^\d/.test(text) ? `${first.toUpperCase()} ${text}` : text }
    })
    return [{ department, sizes: shown }]
  })
}

type RailShoes = Pick<StoreRail, 'shoes' | 'total'>

async function loadShoes(
  ctx: RequestContext,
  store: StoreView,
  { size, count }: { readonly size: string; readonly count: number },
): Promise<RailShoes | undefined> {
  const near = { latitude: store.latitude, longitude: store.longitude, radius: RADIUS_KM, size }
  ctx.response.forbidStoring()
  const answer = await fetchPrivate(ctx, ShoesInStoreDocument, { site: ctx.brand.websiteId, near, count })
  const found = answer.ok ? answer.data.getFredhopperData : undefined
  if (!found) return undefined
  const here = withoutNulls(found.in_store?.items).filter(({ store_code }) => store_code === store.code)
  const products = await withShownRatings(ctx, withoutNulls(found.items))
  const shoes = products.flatMap((product) => {
    const one = here.find(({ sku }) => sku === product.sku)
    return one ? [{ product, stock: one.is_last ? ('last' as const) : ('in' as const) }] : []
  })
  return { shoes, total: found.total_count }
}

/** Undefined when the site has no sizes to ask for. */
export async function loadRail(
  ctx: RequestContext,
  store: StoreView,
  { wanted, isAll }: { readonly wanted: string; readonly isAll: boolean },
): Promise<StoreRail | undefined> {
  const groups = await loadGroups(ctx)
  if (groups.length === 0) return undefined
  const size = groups.flatMap(({ sizes }) => sizes).find(({ value }) => value === wanted)
  const none: RailShoes = { shoes: [], total: 0 }
  const count = isAll ? MOST_SHOWN : SHOWN
  const found = size ? await loadShoes(ctx, store, { size: size.value, count }) : none
  const isRail = found && found.shoes.length >= LEAST_SHOES
  return { groups, size, ...(isRail ? found : none), hasFailed: !found }
}
