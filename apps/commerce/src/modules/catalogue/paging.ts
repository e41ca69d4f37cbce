import { fail } from './errors.ts'

/** Arguments of a paged list, as the contract names them. */
export interface Paging {
  readonly pageSize: number
  readonly currentPage: number
}

/** Most items of one page. */
const MAX_PAGE_SIZE = 100

function sizeOf(paging: Paging): number {
  return Math.min(paging.pageSize, MAX_PAGE_SIZE)
}

function pageCount(total: number, paging: Paging): number {
  return Math.max(1, Math.ceil(total / sizeOf(paging)))
}

/** Refuses a page number or size below 1. @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE */
export function requirePositivePaging(paging: Paging): void {
  if (paging.currentPage < 1) throw fail('PAGE_BELOW_ONE')
  if (paging.pageSize < 1) throw fail('PAGE_SIZE_BELOW_ONE')
}

/** Where a page begins, before the total is known. @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE */
export function windowOf(paging: Paging): { offset: number; limit: number } {
  requirePositivePaging(paging)
  return { offset: (paging.currentPage - 1) * sizeOf(paging), limit: sizeOf(paging) }
}

/** Where a page of `total` items begins. @throws AppError PAGE_BEYOND_LAST and those of windowOf. */
export function requirePage(total: number, paging: Paging): { offset: number; limit: number } {
  const window = windowOf(paging)
  const pages = pageCount(total, paging)
  if (paging.currentPage > pages) throw fail('PAGE_BEYOND_LAST', { page: paging.currentPage, pages })
  return window
}

/** SearchResultPageInfo of the contract; an empty list has 1 page. */
export function pageInfo(total: number, paging: Paging) {
  return { current_page: paging.currentPage, page_size: sizeOf(paging), total_pages: pageCount(total, paging) }
}
