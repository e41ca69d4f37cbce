import type { HomeBlock } from '@welt/brands'
import arch from './arch.css?url'
import arrivals from './arrivals.css?url'
import cover from './cover.css?url'
import departments from './departments.css?url'
import name from './name.css?url'

/** By the look or kind of a block; of one shop each, so they are in none of the sheets that all load. [decision 126] */
const sheets: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arch,
    cards: arch,
    arrivals,
    trio: arrivals,
    cover,
    index: cover,
    departments,
    bar: departments,
    stores: departments,
    name,
    mosaic: name,
    ticker: name,
  }),
)

const lookOf = (block: HomeBlock) => ('look' in block && block.look) || block.kind

/** The style sheets of a home page's own composition. */
export function lookSheetsOf(blocks: readonly HomeBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap((block) => sheets.get(lookOf(block)) ?? []))]
}
