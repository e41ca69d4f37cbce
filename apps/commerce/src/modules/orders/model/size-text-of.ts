import { findSizeScale } from '@welt/brands'
import { sizeInFull } from '@welt/brands/size-text'
import type { OrderLineRow } from '../tables.ts'

/** "EU 38 (AU 7)"; undefined for goods without sizes. [R3.116] */
export function sizeTextOf({
  size_label: size,
  size_scale: scale,
}: Pick<OrderLineRow, 'size_label' | 'size_scale'>): string | undefined {
  if (!size) return undefined
  const row = findSizeScale(scale ?? '')?.sizes.find((one) => one.size === size)
  return sizeInFull(size, scale, row)
}
