import { brandOf, type HomeBlock, SITE_IDS, type SiteId } from '@welt/brands'
import { mathersHome } from './mathers.ts'
import { midasHome } from './midas.ts'
import { molliniHome } from './mollini.ts'
import { styletreadHome } from './styletread.ts'
import { styletreadNzHome } from './styletread-nz.ts'
import { trybeHome } from './trybe.ts'
import { williamsHome } from './williams.ts'

export const homePages: Readonly<Record<SiteId, readonly HomeBlock[]>> = {
  williams: williamsHome,
  styletread: styletreadHome,
  'styletread-nz': styletreadNzHome,
  mollini: molliniHome,
  trybe: trybeHome,
  mathers: mathersHome,
  midas: midasHome,
}

export interface HomeBlockRow {
  readonly website_id: number
  readonly identifier: string
  readonly title: string
  readonly data: HomeBlock
  readonly position: number
}

const titleOf = (block: HomeBlock) => ('heading' in block ? block.heading : block.kind)

/** Named `home-<n>-<kind>` in display order. */
export function homeBlockRows(): readonly HomeBlockRow[] {
  return SITE_IDS.flatMap((site) =>
    homePages[site].map((block, index) => ({
      website_id: brandOf(site).websiteId,
      identifier: `home-${index + 1}-${block.kind}`,
      title: titleOf(block),
      data: block,
      position: index + 1,
    })),
  )
}
