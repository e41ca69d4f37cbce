import { chanceOf, wholeOf } from '../chance.ts'

const SOLD_OUT_SHARE = 0.08
const LAST_PAIRS_SHARE = 0.18

/** Demonstrates stock alerts. */
const SOLD_OUT_PRODUCTS: ReadonlySet<string> = new Set([
  'BLANCHE-FUCHSIA',
  'IBIZA-WHITE',
  'TURBO-SLATE-ORANGE',
  'MURRAY-BRONZE',
  'ASHBURY-NAVY',
])

/** Depends on the sku alone: some sold out, some down to one or two, most 4 to 40. */
export function stockOf(productSku: string, size: string): number {
  if (SOLD_OUT_PRODUCTS.has(productSku)) return 0
  const chance = chanceOf(`stock:${productSku}:${size}`)
  if (chance < SOLD_OUT_SHARE) return 0
  if (chance < LAST_PAIRS_SHARE) return chance < (SOLD_OUT_SHARE + LAST_PAIRS_SHARE) / 2 ? 1 : 2
  return wholeOf(`pairs:${productSku}:${size}`, 4, 40)
}
