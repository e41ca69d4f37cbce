import type { HeroBlock, HomeBlock } from '@welt/brands'
import arrivals from './arrivals.css?url'
import cover from './cover.css?url'
import departments from './departments.css?url'

/** Of one shop each, so they are in none of the sheets that all shops load. [decision 126] */
const sheets: Partial<Record<HeroBlock['look'], string>> = { arrivals, cover, departments }

/** The style sheet of a home page's own composition. */
export function lookSheetOf(blocks: readonly HomeBlock[]): string | undefined {
  const hero = blocks.find((block) => block.kind === 'hero')
  return hero && sheets[hero.look]
}
