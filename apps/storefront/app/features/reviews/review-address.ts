import type { ReviewSort } from '#app/contract.generated.ts'

/** The first is the default. */
export const REVIEW_SORTS: readonly ReviewSort[] = ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST']

/** Sort, filter and page. */
export interface ReviewView {
  readonly sort: ReviewSort
  /** 1 to 5; undefined for all. */
  readonly stars: number | undefined
  readonly page: number
}

const label = (sort: ReviewSort) => sort.toLowerCase().replace('_', '-')

/** Reads `?sort=most-helpful&stars=4&p=2`; invalid values are ignored. */
export function parseReviewView(search: URLSearchParams): ReviewView {
  const stars = /^[1-5]$/.test(search.get('stars') ?? '') ? Number(search.get('stars')) : undefined
  const page = /^[1-9]\d{0,3}$/.test(search.get('p') ?? '') ? Number(search.get('p')) : 1
  return { sort: REVIEW_SORTS.find((sort) => label(sort) === search.get('sort')) ?? 'NEWEST', stars, page }
}

/** `voted` is the review that was just voted helpful. */
export function reviewsPath(urlKey: string, view: Partial<ReviewView> = {}, voted?: string): string {
  const search = new URLSearchParams()
  if (view.sort && view.sort !== 'NEWEST') search.set('sort', label(view.sort))
  if (view.stars) search.set('stars', String(view.stars))
  if (view.page && view.page > 1) search.set('p', String(view.page))
  if (voted) search.set('voted', voted)
  return `/${urlKey}/reviews${search.size > 0 ? `?${search}` : ''}`
}
