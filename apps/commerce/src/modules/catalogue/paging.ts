import type { QueryProductsArgs, SearchResultPageInfo } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'

/** Null is rejected like 0. */
export type Paging = Pick<QueryProductsArgs, 'pageSize' | 'currentPage'>

const MAX_PAGE_SIZE = 100

function sizeOf(paging: Paging): number {
  return Math.min(paging.pageSize ?? 0, MAX_PAGE_SIZE)
}

function numberOf(paging: Paging): number {
  return paging.currentPage ?? 0
}

function pageCount(total: number, paging: Paging): number {
  return Math.max(1, Math.ceil(total / sizeOf(paging)))
}

/** @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE */
export function requirePositivePaging(paging: Paging): void {
  if (numberOf(paging) < 1) throw fail('PAGE_BELOW_ONE')
  if (sizeOf(paging) < 1) throw fail('PAGE_SIZE_BELOW_ONE')
}

/** @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE */
export function windowOf(paging: Paging): { offset: number; limit: number } {
  requirePositivePaging(paging)
  return { offset: (numberOf(paging) - 1) * sizeOf(paging), limit: sizeOf(paging) }
}

/** @throws AppError PAGE_BEYOND_LAST, and those of windowOf */
export function requirePage(total: number, paging: Paging): { offset: number; limit: number } {
  const window = windowOf(paging)
  const pages = pageCount(total, paging)
  const page = numberOf(paging)
  if (page > pages) throw fail('PAGE_BEYOND_LAST', { page, pages })
  return window
}

/** An empty list has 1 page. */
export function pageInfo(total: number, paging: Paging): SearchResultPageInfo {
  return { current_page: numberOf(paging), page_size: sizeOf(paging), total_pages: pageCount(total, paging) }
}
