import { wholeOf } from '../chance.ts'
import type { PlannedProduct } from './plan.ts'
import type { SizeRun } from './sizes.ts'

/** At the ball, in millimetres. */
const WIDTHS: Readonly<Record<SizeRun['scale'], readonly [smallestMm: number, stepMm: number]>> = {
  AUW: [85, 2.4],
  AUM: [93, 2.4],
  AUK: [70, 2.2],
  EUW: [83, 2],
  EUK: [56, 2],
}

/** In millimetres. */
const WIDE_MM = 5

/** Weight increase per size. */
const WEIGHT_STEP = 0.028

/** `place` counts from the smallest size. */
export function measuresOf({ style, copy, sizeRun }: PlannedProduct, place: number, pairGrams: number) {
  const [smallestMm, stepMm] = WIDTHS[sizeRun.scale]
  const isHalf = sizeRun.sizes.some((size) => size.endsWith('.5'))
  const last = copy.width === undefined ? 0 : WIDE_MM
  const width = smallestMm + stepMm * place * (isHalf ? 0.5 : 1) + last + wholeOf(`width:${style.style}`, -1, 2)
  const fromMiddle = place - (sizeRun.sizes.length - 1) / 2
  const weight = (pairGrams / 2) * (1 + WEIGHT_STEP * fromMiddle * (isHalf ? 0.5 : 1))
  return { width_mm: Math.round(width), weight_grams: Math.max(1, Math.round(weight / 2) * 2) }
}
