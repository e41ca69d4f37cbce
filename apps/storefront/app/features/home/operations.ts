import type { HomeBlock } from '@welt/brands'
import { CARD_FRAGMENT, type CardProduct } from '#app/features/product/card-data.ts'

export interface HomeBlocksAnswer {
  readonly homeBlocks: readonly { readonly identifier: string | null; readonly data: string | null }[]
}

/** Parts of the front page. Cacheable, tag `cms`. */
export const HOME_BLOCKS = `query HomeBlocks { homeBlocks { identifier data } }`

export interface RailProducts {
  readonly items: readonly CardProduct[]
  readonly total_count: number
}

export interface RailAnswer {
  readonly getFredhopperData: RailProducts | null
}

/** The products of a rail. Cacheable, tag `plp`. */
export const RAIL = `query HomeRail($category: String!, $count: Int!, $sort: String!, $site: Int!) {
  getFredhopperData(site: $site, pageSize: $count, sort: $sort, filter: [{ attribute_code: "category_url_path", equal: { eq: $category } }]) {
    items { ...Card } total_count
  }
}
${CARD_FRAGMENT}`

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
