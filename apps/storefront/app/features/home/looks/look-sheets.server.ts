import type { HomeBlock } from '@welt/brands'
import arch from './arch.css?url'
import arrivals from './arrivals.css?url'
import bubble from './bubble.css?url'
import cover from './cover.css?url'
import departments from './departments.css?url'
import name from './name.css?url'
import plate from './plate.css?url'

/** By look or kind of a block. Each is for one shop, so it is in no sheet that all shops load. [decision 126] */
const sheets: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arch,
    cards: arch,
    arched: arch,
    arrivals,
    trio: arrivals,
    halves: arrivals,
    'store-list': arrivals,
    bubble,
    cover,
    index: cover,
    spread: cover,
    departments,
    bar: departments,
    stores: departments,
    framed: departments,
    name,
    mosaic: name,
    ticker: name,
    plate,
  }),
)

const lookOf = (block: HomeBlock) => ('look' in block && block.look) || block.kind

export function lookSheetsOf(blocks: readonly HomeBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap((block) => sheets.get(lookOf(block)) ?? []))]
}
