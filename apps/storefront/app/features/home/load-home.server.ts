import type { HomeBlock, RailBlock, StoreListBlock } from '@welt/brands'
import { type BrandFragment, BrandsDocument } from '#app/features/content/content.generated.ts'
import { withShownRatings } from '#app/features/product/shown-ratings.server.ts'
import { query } from '#app/graphql/client.server.ts'
import { HOME_RAIL } from '#app/graphql/other-servers/fallbacks.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { freeFrom } from '#app/session/site/site-settings.ts'
import {
  HomeBlocksDocument,
  HomeRailDocument,
  type HomeRailQuery,
  HomeStoresDocument,
  type HomeStoresQuery,
} from './home.generated.ts'
import { parseHomeBlock } from './home-block.ts'

type ListedStore = HomeStoresQuery['stores'][number]

/** Products of a row, with ratings where the site shows them. */
export type RailProducts = NonNullable<HomeRailQuery['getFredhopperData']>

/** A block with its products or brands. */
export type FilledBlock =
  | { readonly block: Exclude<HomeBlock, { kind: 'rail' | 'brands' | 'store-list' }> }
  | { readonly block: RailBlock; readonly rail: RailProducts }
  | { readonly block: Extract<HomeBlock, { kind: 'brands' }>; readonly brands: readonly BrandFragment[] }
  | { readonly block: StoreListBlock; readonly stores: readonly ListedStore[] }

async function loadRail(ctx: RequestContext, { category, count, sort }: RailBlock): Promise<RailProducts | undefined> {
  const answer = await query(
    ctx,
    HomeRailDocument,
    { category, count, sort: sort ?? 'fh_default', site: ctx.brand.websiteId },
    { tags: ['store', 'plp'] },
  )
  const rail = answer.data?.getFredhopperData
  return rail && rail.items.length > 0 ? { ...rail, items: await withShownRatings(ctx, rail.items) } : undefined
}

async function loadRails(
  ctx: RequestContext,
  rails: readonly RailBlock[],
): Promise<ReadonlyMap<RailBlock, RailProducts>> {
  const loaded = await Promise.all(rails.map(async (rail) => [rail, await loadRail(ctx, rail)] as const))
  return new Map(loaded.flatMap(([rail, products]) => (products ? [[rail, products] as const] : [])))
}

async function loadBrands(ctx: RequestContext, isWanted: boolean): Promise<readonly BrandFragment[]> {
  if (!isWanted) return []
  const answer = await query(ctx, BrandsDocument, {}, { tags: ['store', 'search'] })
  return answer.ok ? answer.data.brands.filter((brand) => brand.product_count > 0) : []
}

/** From north to south. */
async function loadStores(ctx: RequestContext, isWanted: boolean): Promise<readonly ListedStore[]> {
  if (!isWanted) return []
  const answer = await query(ctx, HomeStoresDocument, {}, { tags: ['store'] })
  return answer.ok ? answer.data.stores.toSorted((a, b) => (b.latitude ?? 0) - (a.latitude ?? 0)) : []
}

const FREE_FROM = '{free_from}'

const namesFreeFrom = (value: unknown) => JSON.stringify(value).includes(FREE_FROM)

/** Inserts the site's free-delivery threshold; drops a fact without one. [R3.114] */
function fillFreeFrom(ctx: RequestContext, block: HomeBlock): HomeBlock {
  if (!namesFreeFrom(block)) return block
  const amount = freeFrom(ctx.brand, ctx.settings)
  const shown =
    block.kind === 'facts' && amount === undefined
      ? { ...block, facts: block.facts.filter((fact) => !namesFreeFrom(fact)) }
      : block
  return JSON.parse(JSON.stringify(shown).replaceAll(FREE_FROM, amount ?? '')) as HomeBlock
}

async function loadBlocks(ctx: RequestContext, preview: string | null): Promise<readonly HomeBlock[] | undefined> {
  const options = { tags: ['store', 'cms'], isFresh: preview !== null }
  const answer = await query(ctx, HomeBlocksDocument, { preview }, options)
  if (answer.ok)
    return answer.data.homeBlocks
      .map((row) => parseHomeBlock(row.data))
      .filter((block) => block !== undefined)
      .map((block) => fillFreeFrom(ctx, block))
  return answer.failure.isUnknownThere ? [HOME_RAIL] : undefined
}

function isRail(block: HomeBlock): block is RailBlock {
  return block.kind === 'rail'
}

/**
 * Blocks in order, now or at the time of a preview, without empty rails and walls. Undefined when the server is
 * unavailable. [R2.01]
 */
export async function loadHome(
  ctx: RequestContext,
  preview: string | null,
): Promise<readonly FilledBlock[] | undefined> {
  const blocks = await loadBlocks(ctx, preview)
  if (!blocks) return undefined
  const has = (kind: HomeBlock['kind']) => blocks.some((block) => block.kind === kind)
  const [rails, brands, stores] = await Promise.all([
    loadRails(ctx, blocks.filter(isRail)),
    loadBrands(ctx, has('brands')),
    loadStores(ctx, has('store-list')),
  ])
  return blocks.flatMap((block): FilledBlock[] => {
    if (block.kind === 'brands') return brands.length > 0 ? [{ block, brands }] : []
    if (block.kind === 'store-list') return stores.length > 0 ? [{ block, stores }] : []
    if (block.kind !== 'rail') return [{ block }]
    const rail = rails.get(block)
    return rail ? [{ block, rail }] : []
  })
}
