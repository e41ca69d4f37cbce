import { careText } from '../data/care.ts'
import { styleCopy } from '../data/styles/index.ts'
import type { CareCode, StyleCopy } from '../data/styles/style-copy.ts'
import type { ManifestStyle } from '../manifest.ts'

const CARE_OF_MATERIAL: Readonly<Record<string, CareCode>> = {
  leather: 'smooth',
  patent: 'patent',
  suede: 'suede',
  nubuck: 'suede',
  'metallic leather': 'metallic',
  'snake-embossed leather': 'embossed',
  'croc-embossed leather': 'embossed',
  'leopard-print calf': 'hair',
  satin: 'satin',
  glitter: 'glitter',
  canvas: 'canvas',
  knit: 'knit',
  mesh: 'knit',
  raffia: 'raffia',
  'natural rubber': 'rubber',
  rubber: 'moulded',
  'moulded EVA': 'moulded',
  'wool felt': 'felt',
}

/** @throws Error when missing */
export function requireCopy(style: ManifestStyle): StyleCopy {
  const copy = styleCopy[style.style]
  if (!copy) throw new Error(`Nobody has written about the style "${style.style}" yet: add it to data/styles.`)
  return copy
}

/** @throws Error for an unknown material */
export function careOf(style: ManifestStyle, copy: StyleCopy): string {
  const code = copy.care ?? (style.lining === 'faux fleece' ? 'fleece' : CARE_OF_MATERIAL[style.upper_material])
  if (!code) throw new Error(`Nobody has written how to look after ${style.upper_material}.`)
  return careText[code]
}
