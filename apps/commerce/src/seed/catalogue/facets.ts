import { capitalized } from '@welt/kit/text/capitalized'
import type { ManifestStyle } from '../manifest.ts'

/** Filter `style_filter_st_mf` by silhouette. [R9.37] */
const STYLE_FILTERS: Readonly<Record<string, string>> = {
  'court-stiletto': 'Court shoes',
  'court-block': 'Court shoes',
  'court-kitten': 'Court shoes',
  slingback: 'Slingbacks',
  'mule-heel': 'Mules',
  'mule-sandal': 'Mules',
  'ballet-flat': 'Ballet flats',
  'mary-jane': 'Mary Janes',
  'mary-jane-heel': 'Mary Janes',
  'loafer-penny': 'Loafers',
  'loafer-bit': 'Loafers',
  'loafer-tassel': 'Loafers',
  'loafer-chunky': 'Loafers',
  'loafer-heel': 'Loafers',
  derby: 'Lace-ups',
  oxford: 'Lace-ups',
  brogue: 'Lace-ups',
  'comfort-lace': 'Lace-ups',
  'school-lace': 'School shoes',
  'school-velcro': 'School shoes',
  'school-tbar': 'School shoes',
  'sneaker-court': 'Sneakers',
  'sneaker-platform': 'Sneakers',
  'sneaker-high': 'Sneakers',
  'sneaker-velcro': 'Sneakers',
  runner: 'Runners',
  'slip-on': 'Slip-ons',
  'comfort-slip': 'Slip-ons',
  espadrille: 'Espadrilles',
  chelsea: 'Chelsea boots',
  'chelsea-lug': 'Chelsea boots',
  combat: 'Combat and biker boots',
  biker: 'Combat and biker boots',
  chukka: 'Desert boots',
  hiker: 'Hiking boots',
  'ankle-boot': 'Ankle boots',
  'ankle-boot-block': 'Ankle boots',
  'long-boot': 'Knee-high boots',
  western: 'Western boots',
  'sheepskin-boot': 'Winter boots',
  'rain-boot': 'Gumboots',
  'sandal-strappy': 'Heeled sandals',
  'sandal-block': 'Heeled sandals',
  'sandal-platform': 'Platforms',
  wedge: 'Wedges',
  flatform: 'Platforms',
  'flat-sandal': 'Flat sandals',
  footbed: 'Footbeds',
  'comfort-sandal': 'Comfort sandals',
  slide: 'Slides',
  thong: 'Thongs',
  clog: 'Clogs',
  slipper: 'Slippers',
  'slipper-scuff': 'Slippers',
  'first-walker': 'First walkers',
  'toddler-boot': 'First walkers',
}

/** Filter `web_fabric` by upper material. [R9.36] */
const FABRICS: Readonly<Record<string, string>> = {
  leather: 'Leather',
  patent: 'Patent',
  suede: 'Suede',
  nubuck: 'Nubuck',
  'metallic leather': 'Metallic',
  'snake-embossed leather': 'Embossed leather',
  'croc-embossed leather': 'Embossed leather',
  'leopard-print calf': 'Animal print',
  satin: 'Satin',
  glitter: 'Glitter',
  canvas: 'Canvas',
  knit: 'Knit and mesh',
  mesh: 'Knit and mesh',
  raffia: 'Raffia',
  'natural rubber': 'Rubber',
  rubber: 'Rubber',
  'moulded EVA': 'Moulded',
  'wool felt': 'Wool felt',
}

function requireEntry(table: Readonly<Record<string, string>>, key: string): string {
  const value = table[key]
  if (value === undefined) throw new Error(`The picture library has something new: "${key}". Give it a filter value.`)
  return value
}

/** @throws Error for an unknown silhouette */
export function styleFilterOf(style: ManifestStyle): string {
  return requireEntry(STYLE_FILTERS, style.silhouette)
}

/** @throws Error for an unknown material */
export function fabricOf(style: ManifestStyle): string {
  return requireEntry(FABRICS, style.upper_material)
}

type Need = 'Arch support' | 'All day' | 'Orthotic friendly' | 'Easy on and off' | 'Steady underfoot'

const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'comfort-lace': ['Orthotic friendly', 'All day', 'Arch support'],
  'comfort-slip': ['Orthotic friendly', 'Easy on and off', 'All day'],
  'comfort-sandal': ['Arch support', 'All day'],
  footbed: ['Arch support', 'Easy on and off'],
  clog: ['Arch support', 'Easy on and off'],
  runner: ['Orthotic friendly', 'All day'],
  hiker: ['Orthotic friendly', 'Steady underfoot', 'Arch support'],
  chukka: ['All day'],
  'court-block': ['Steady underfoot'],
  'sandal-block': ['Steady underfoot'],
  'ankle-boot-block': ['Steady underfoot', 'All day'],
  'sneaker-velcro': ['Easy on and off', 'Orthotic friendly'],
  slipper: ['Easy on and off'],
  'slipper-scuff': ['Easy on and off'],
  'mary-jane': ['All day'],
  'loafer-penny': ['All day'],
  'ballet-flat': ['Easy on and off'],
  thong: ['Easy on and off'],
  derby: ['All day'],
  'long-boot': ['Steady underfoot'],
  'sheepskin-boot': ['Easy on and off'],
}

export function needsOf(style: ManifestStyle): readonly Need[] {
  return NEEDS[style.silhouette] ?? []
}

/** 'smart casual' → 'Smart casual'. */
export function occasionsOf(style: ManifestStyle): readonly string[] {
  return style.occasion_tags.map(capitalized)
}
