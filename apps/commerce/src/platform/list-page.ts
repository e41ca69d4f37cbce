import { defineErrors } from '@welt/kit/app-error'
import type { SearchResultPageInfo } from './contract/contract.generated.ts'

const { fail } = defineErrors({
  PAGE_OUT_OF_RANGE: {
    message: 'currentPage value {page} specified is greater than the {pages} page(s) available.',
    category: 'graphql-input',
  },
  PAGE_NOT_POSITIVE: { message: '{name} value must be greater than 0.', category: 'graphql-input' },
})

const MAX_PAGE_SIZE = 100

interface Page<T> {
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
