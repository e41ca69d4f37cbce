import type { ReviewSort } from '#app/graphql/contract.generated.ts'

/** Orders a shopper can read reviews in; the first is the one nobody has to ask for. */
export const REVIEW_SORTS: readonly ReviewSort[] = ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST']

/** What part of the reviews a page shows. */
export interface ReviewView {
  readonly sort: ReviewSort
  /** 1 to 5, or undefined for all. */
  readonly stars: number | undefined
  readonly page: number
}

const label = (sort: ReviewSort) => sort.toLowerCase().replace('_', '-')

/** Reads `?sort=most-helpful&stars=4&p=2`; whatever is not understood counts as not said. */
export function parseReviewView(search: URLSearchParams): ReviewView {
  const stars = /^[1-5]$/.test(search.get('stars') ?? '') ? Number(search.get('stars')) : undefined
  const page = /^[1-9]\d{0,3}$/.test(search.get('p') ?? '') ? Number(search.get('p')) : 1
  return { sort: REVIEW_SORTS.find((sort) => label(sort) === search.get('sort')) ?? 'NEWEST', stars, page }
}

/** Address of a part of the reviews of a product; `voted` is the review that has just been found helpful. */
export function reviewsPath(urlKey: string, view: Partial<ReviewView> = {}, voted?: string): string {
  const search = new URLSearchParams()
  if (view.sort && view.sort !== 'NEWEST') search.set('sort', label(view.sort))
  if (view.stars) search.set('stars', String(view.stars))
  if (view.page && view.page > 1) search.set('p', String(view.page))
  if (voted) search.set('voted', voted)
  return `/${urlKey}/reviews${search.size > 0 ? `?${search}` : ''}`
}
