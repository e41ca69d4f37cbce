import type { HomeBlock, RailBlock } from '@welt/brands'
import { CARD_FRAGMENT, type CardProduct } from '#app/features/product/card-data.ts'

export interface HomeBlocksAnswer {
  readonly homeBlocks: readonly { readonly identifier: string | null; readonly data: string | null }[]
}

/** Parts of the front page. Cacheable, tag `cms`. */
export const HOME_BLOCKS = `query HomeBlocks { homeBlocks { identifier data } }`

export interface RailAnswer {
  readonly items: readonly CardProduct[]
  readonly total_count: number
}

/** One document for all rails of a front page; each rail answers under `rail<index>`. Cacheable, tag `plp`. */
export function railsDocument(rails: readonly RailBlock[]): string {
  const fields = rails.map((rail, index) => {
    const filter = `[{ attribute_code: "category_url_path", equal: { eq: ${JSON.stringify(rail.category)} } }]`
    return `rail${index}: getFredhopperData(pageSize: ${rail.count}, sort: ${JSON.stringify(rail.sort ?? 'fh_default')}, filter: ${filter}) { items { ...Card } total_count }`
  })
  return `query HomeRails { ${fields.join('\n')} }\n${CARD_FRAGMENT}`
}

/** A block as stored, when it is one of the kinds the page draws. */
export function parseHomeBlock(text: string | null): HomeBlock | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const isBlock = typeof value === 'object' && value !== null && 'kind' in value
    return isBlock ? (value as HomeBlock) : undefined
  } catch {
    return undefined
  }
}
