import type { SiteId } from './brand.ts'

/** Separate from the brands, since few pages need it. */
export const siteShoes: Readonly<Record<SiteId, string>> = {
  williams: 'coast/sand-three-quarter',
  styletread: 'verona/cherry-three-quarter',
  'styletread-nz': 'summit/khaki-three-quarter',
  mollini: 'noor/cherry-three-quarter',
  trybe: 'skylark/denim-yellow-three-quarter',
  mathers: 'hearth/caramel-three-quarter',
  midas: 'savile/cognac-three-quarter',
}
