import type { CartView } from '#app/features/cart/cart-model.ts'
import type { Found } from '../found-store.ts'
import type { Wanted } from '../stock-labels.ts'

/** A line of the bag as find in store shows it. */
export interface CollectLine {
  readonly uid: string
  readonly name: string
  /** "Camel, AU 7" */
  readonly facts: string
  readonly size: string | undefined
  readonly quantity: number
  readonly imageUrl: string | undefined
  readonly ground: string | undefined
}

/** Checkboxes from three lines on; with two lines, a choice of either or both. */
export const isTicked = ({ length }: readonly CollectLine[]) => length > 2

/** Gift cards are never collected. */
export function collectLinesOf({ lines }: Pick<CartView, 'lines'>, grounds: readonly string[]): readonly CollectLine[] {
  return lines.flatMap((line, i) =>
    line.giftCard
      ? []
      : {
          uid: line.uid,
          name: line.name,
          facts: [line.colour, line.size].filter(Boolean).join(', '),
          size: line.size,
          quantity: line.quantity,
          imageUrl: line.imageUrl,
          ground: grounds[i],
        },
  )
}

/** Lines whose stock the answer has. */
export function wantedLines(
  lines: readonly CollectLine[],
  skus: Readonly<Record<string, string>>,
  { stores: [first] }: Found,
): readonly Wanted[] {
  return lines.flatMap(({ uid, name, size, quantity }) => {
    const sku = skus[uid]
    const isRequested = sku !== undefined && (!first || Object.hasOwn(first.pieces, sku))
    return isRequested ? { uid, name, size, quantity, sku } : []
  })
}
