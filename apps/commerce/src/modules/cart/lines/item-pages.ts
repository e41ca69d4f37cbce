import type {
  QuoteItemsSortInput,
  SearchResultPageInfo,
  SortQuoteItemsEnum,
} from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
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

const MAX_PAGE_SIZE = 100

export interface Page<T> {
  readonly items: readonly T[]
  readonly total_count: number
  readonly page_info: SearchResultPageInfo
}

/** An empty list has one page. @throws AppError PAGE_NOT_POSITIVE, PAGE_OUT_OF_RANGE */
export function pageOf<T>(all: readonly T[], pageSize: number, currentPage: number): Page<T> {
  if (pageSize < 1) throw fail('PAGE_NOT_POSITIVE', { name: 'pageSize' })
  if (currentPage < 1) throw fail('PAGE_NOT_POSITIVE', { name: 'currentPage' })
  const size = Math.min(pageSize, MAX_PAGE_SIZE)
  const pages = Math.max(1, Math.ceil(all.length / size))
  if (currentPage > pages) throw fail('PAGE_OUT_OF_RANGE', { page: currentPage, pages })
  return {
    items: all.slice((currentPage - 1) * size, currentPage * size),
    total_count: all.length,
    page_info: { current_page: currentPage, page_size: size, total_pages: pages },
  }
}
