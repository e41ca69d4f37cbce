import type { ManifestStyle } from '../manifest.ts'
import { requireCopy } from './copy.ts'
import { type PlannedProduct, planProduct } from './plan.ts'

const FIRST_NAMES = [
  'Alder',
  'Banksia',
  'Cedar',
  'Delta',
  'Ember',
  'Fable',
  'Garnet',
  'Hazel',
  'Iris',
  'Juniper',
  'Kelso',
  'Lark',
  'Maple',
  'Nova',
  'Opal',
  'Pearl',
  'Quill',
  'Rowan',
  'Sable',
  'Thistle',
  'Umber',
  'Violet',
  'Willow',
  'Yarrow',
  'Zephyr',
] as const

/** A style under another name: 'Alder Verona', after twenty-five rounds 'Alder Verona 2'. */
function renamed(style: ManifestStyle, round: number): ManifestStyle {
  const first = FIRST_NAMES[round % FIRST_NAMES.length] ?? ''
  const lap = Math.floor(round / FIRST_NAMES.length)
  return {
    ...style,
    style: `${style.style}-g${round + 1}`,
    name: `${first} ${style.name}${lap > 0 ? ` ${lap + 1}` : ''}`,
  }
}

/** Further style-colours made from the same styles and pictures, for benchmarks; the same number gives the same ones. */
export function planGenerated(styles: readonly ManifestStyle[], count: number): PlannedProduct[] {
  const products: PlannedProduct[] = []
  for (let round = 0; products.length < count && styles.length > 0; round += 1) {
    for (const style of styles) {
      const copy = requireCopy(style)
      const named = renamed(style, round)
      products.push(...named.colours.map((colour) => planProduct(named, colour, copy)))
    }
  }
  return products.slice(0, count)
}
