import type { HeroBlock, HomeBlock } from '@welt/brands'
import arrivals from './arrivals.css?url'
import cover from './cover.css?url'
import departments from './departments.css?url'

/** Each is for one shop, so it is not in a sheet that all shops load. [decision 126] */
const sheets: Partial<Record<HeroBlock['look'], string>> = { arrivals, cover, departments }

export function lookSheetOf(blocks: readonly HomeBlock[]): string | undefined {
  const hero = blocks.find((block) => block.kind === 'hero')
  return hero && sheets[hero.look]
}
