import type { SiteId } from '@welt/brands'
import type { BrandValue } from './brands.ts'

/** Brands that lead a site's brand wall, in order. [R3.107] */
export const featuredBrands: Readonly<Record<SiteId, readonly BrandValue[]>> = {
  williams: ['larkin-street', 'merriday', 'bellbird', 'northpace', 'ashgrove', 'saltgrass'],
  styletread: ['vela-rossi', 'juno-and-wren', 'corso-nine', 'linden-row', 'parr-and-vale', 'mollini'],
  'styletread-nz': ['vela-rossi', 'linden-row', 'juno-and-wren', 'corso-nine', 'parr-and-vale', 'midas'],
  mollini: ['mollini', 'midas'],
  trybe: ['trybe', 'rumpus', 'bellbird', 'little-tern', 'tussock', 'emberly'],
  mathers: ['daylong', 'stridewell', 'hadley-co', 'solefields', 'northpace', 'emberly'],
  midas: ['midas', 'parr-and-vale', 'vela-rossi'],
}
