import type { HomeBlock, RailBlock } from '@welt/brands'
import { BRANDS, type BrandEntry, type BrandsAnswer } from '#app/features/content/brand-index.ts'
import { query } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { HOME_BLOCKS, type HomeBlocksAnswer, parseHomeBlock, type RailAnswer, railsDocument } from './operations.ts'

/** A part of the front page with the products or brands it shows. */
export type FilledBlock =
  | { readonly block: Exclude<HomeBlock, { kind: 'rail' | 'brands' }> }
  | { readonly block: RailBlock; readonly rail: RailAnswer }
  | { readonly block: Extract<HomeBlock, { kind: 'brands' }>; readonly brands: readonly BrandEntry[] }

async function loadRails(visit: Visit, rails: readonly RailBlock[]): Promise<ReadonlyMap<RailBlock, RailAnswer>> {
  if (rails.length === 0) return new Map()
  const answer = await query<Record<string, RailAnswer | null>>(visit, railsDocument(rails), {}, { tags: ['store', 'plp'] })
  const data = answer.data ?? {}
  return new Map(
    rails.flatMap((rail, index) => {
      const filled = data[`rail${index}`]
      return filled && filled.items.length > 0 ? [[rail, filled] as const] : []
    }),
  )
}

async function loadBrands(visit: Visit, isWanted: boolean): Promise<readonly BrandEntry[]> {
  if (!isWanted) return []
  const answer = await query<BrandsAnswer>(visit, BRANDS, {}, { tags: ['store', 'search'] })
  return answer.ok ? answer.data.brands.filter((brand) => brand.product_count > 0) : []
}

function isRail(block: HomeBlock): block is RailBlock {
  return block.kind === 'rail'
}

/** The front page's parts in order; a rail or wall without anything to show is left out. Undefined when the shop cannot be reached. @source R2.01 */
export async function loadHome(visit: Visit): Promise<readonly FilledBlock[] | undefined> {
  const answer = await query<HomeBlocksAnswer>(visit, HOME_BLOCKS, {}, { tags: ['store', 'cms'] })
  if (!answer.ok) return undefined
  const blocks = answer.data.homeBlocks.map((row) => parseHomeBlock(row.data)).filter((block) => block !== undefined)
  const [rails, brands] = await Promise.all([
    loadRails(visit, blocks.filter(isRail)),
    loadBrands(
      visit,
      blocks.some((block) => block.kind === 'brands'),
    ),
  ])
  return blocks.flatMap((block): FilledBlock[] => {
    if (block.kind === 'brands') return brands.length > 0 ? [{ block, brands }] : []
    if (block.kind !== 'rail') return [{ block }]
    const rail = rails.get(block)
    return rail ? [{ block, rail }] : []
  })
}
