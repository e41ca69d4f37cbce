import { Brands } from './brands.tsx'
import { Entries } from './entries.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import type { FilledBlock } from './load-home.server.ts'
import { Rail } from './rail.tsx'
import { Slab } from './slab.tsx'
import { Steps } from './steps.tsx'
import { StoreList, Stores } from './stores.tsx'
import { Ticker } from './ticker.tsx'

function HomeBlock({ filled, index }: { readonly filled: FilledBlock; readonly index: number }) {
  if ('rail' in filled) return <Rail block={filled.block} rail={filled.rail} id={`part-${index}`} />
  if ('brands' in filled) return <Brands block={filled.block} brands={filled.brands} id={`part-${index}`} />
  if ('stores' in filled) return <StoreList block={filled.block} stores={filled.stores} id={`part-${index}`} />
  const { block } = filled
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} />
    case 'ticker':
      return <Ticker block={block} />
    case 'entries':
      return <Entries block={block} id={`part-${index}`} isNextToHero={index === 1} />
    case 'slab':
      return <Slab block={block} id={`part-${index}`} />
    case 'facts':
      return <Facts block={block} />
    case 'steps':
      return <Steps block={block} id={`part-${index}`} />
    case 'stores':
      return <Stores block={block} id={`part-${index}`} />
  }
}

/** [R2.01] */
export function HomePage({ blocks }: { readonly blocks: readonly FilledBlock[] }) {
  return blocks.map((filled, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are identified by their position, which never changes
    <HomeBlock key={`${index}-${filled.block.kind}`} filled={filled} index={index} />
  ))
}
