import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '#src/platform/contract/contract.generated'
import type { PricedLine } from '../prices/pricing.ts'

const SORT_KEYS: Readonly<Record<SortQuoteItemsEnum, (line: PricedLine) => number | string>> = {
  ITEM_ID: (line) => line.id,
  CREATED_AT: (line) => line.addedAt.getTime(),
  UPDATED_AT: (line) => line.updatedAt.getTime(),
  SKU: (line) => line.variantSku,
  NAME: (line) => line.variant?.name ?? '',
  QTY: (line) => line.quantity,
  PRICE: (line) => line.unitCents,
  ROW_TOTAL: (line) => line.rowCents,
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
}

/** Stable: equal lines stay oldest first. */
export function sortLines(
  lines: readonly PricedLine[],
  sort: QuoteItemsSortInput | null | undefined,
): readonly PricedLine[] {
  if (!sort) return lines
  const key = SORT_KEYS[sort.field]
  const sign = sort.order === 'DESC' ? -1 : 1
  return lines.toSorted((a, b) => sign * compare(key(a), key(b)) || a.id - b.id)
}
