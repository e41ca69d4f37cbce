import type { OrderParts } from '../store.ts'

/** No piece was packed, handed over, cancelled or refunded. */
export function isUntouched({ groups, lines }: OrderParts): boolean {
  const isEnded = lines.some((line) => line.quantity_cancelled + line.quantity_refunded + line.quantity_returned > 0)
  return !isEnded && groups.every(({ events }) => events.every(({ kind }) => kind === 'SIZE_CHANGED'))
}
