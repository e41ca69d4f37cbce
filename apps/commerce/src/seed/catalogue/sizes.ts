import { brandOf } from '@welt/brands'
import type { ManifestStyle } from '../manifest.ts'

/** In ascending order and its own scale. */
export interface SizeRun {
  /** [R3.52] */
  readonly scale: 'AUW' | 'AUM' | 'AUK' | 'EUW' | 'EUK'
  readonly sizes: readonly string[]
}

/** (5, 6, 0.5) → 5, 5.5, 6. */
function span(low: number, high: number, step = 1): string[] {
  const count = Math.round((high - low) / step)
  return Array.from({ length: count + 1 }, (_, i) => String(low + i * step))
}

const HALF_SIZES_WOMEN = new Set([
  'comfort-lace',
  'runner',
  'comfort-slip',
  'chukka',
  'hiker',
  'comfort-sandal',
  'court-block',
  'loafer-penny',
  'mary-jane',
  'ankle-boot-block',
  'sneaker-velcro',
])
const HALF_SIZES_MEN = new Set([
  'derby',
  'oxford',
  'brogue',
  'runner',
  'comfort-lace',
  'loafer-penny',
  'loafer-tassel',
  'hiker',
])

function womenRun(style: ManifestStyle): SizeRun {
  if (style.sites.some((site) => brandOf(site).womensSizes === 'eu')) return { scale: 'EUW', sizes: span(35, 42) }
  return { scale: 'AUW', sizes: HALF_SIZES_WOMEN.has(style.silhouette) ? span(5, 11, 0.5) : span(5, 11) }
}

function menRun(style: ManifestStyle): SizeRun {
  return { scale: 'AUM', sizes: HALF_SIZES_MEN.has(style.silhouette) ? [...span(6, 11, 0.5), '12', '13'] : span(6, 13) }
}

const TEEN_SILHOUETTES = new Set(['loafer-chunky', 'combat'])
const OLDER_SILHOUETTES = new Set(['runner', 'sneaker-high', 'chelsea', 'hiker'])

/** Children's sizes restart at 1 after 13. */
function childRun(style: ManifestStyle): SizeRun {
  if (TEEN_SILHOUETTES.has(style.silhouette)) return { scale: 'AUK', sizes: [...span(11, 13), ...span(1, 6)] }
  if (style.silhouette.startsWith('school')) return { scale: 'AUK', sizes: [...span(9, 13), ...span(1, 5)] }
  if (OLDER_SILHOUETTES.has(style.silhouette)) return { scale: 'AUK', sizes: [...span(10, 13), ...span(1, 5)] }
  return { scale: 'AUK', sizes: [...span(8, 13), ...span(1, 3)] }
}

/** Unisex shoes use the women's European run, which overlaps the men's. */
export function sizeRunOf(style: ManifestStyle): SizeRun {
  if (style.age_group === 'toddler') return { scale: 'EUK', sizes: span(19, 26) }
  if (style.age_group === 'child') return childRun(style)
  if (style.group === 'men') return menRun(style)
  return style.group === 'unisex' ? { scale: 'EUW', sizes: span(36, 42) } : womenRun(style)
}

export type AgeBand = '0-2' | '2-5' | '5-8' | '8-12' | 'teen'

export function agesOf(style: ManifestStyle): readonly AgeBand[] {
  if (style.age_group === 'toddler') return ['0-2', '2-5']
  if (style.age_group === 'adult') return ['teen']
  const { sizes } = childRun(style)
  const bands: AgeBand[] = ['5-8']
  if (sizes.includes('8')) bands.unshift('2-5')
  if (sizes.includes('4')) bands.push('8-12')
  if (sizes.includes('6')) bands.push('teen')
  return bands
}
