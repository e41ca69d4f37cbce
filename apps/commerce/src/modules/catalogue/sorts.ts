import type { Context } from '#src/platform/context'
import type { SortFields, SortOption } from '#src/platform/contract/contract.generated'
import { areReviewsOn } from './products/reviews.ts'

export interface SortModel extends SortOption {
  readonly code: 'fh_default' | 'newest' | 'price_asc' | 'price_desc' | 'biggest_saving' | 'best_rated'
}

/** The default first. [R3.61, R7.128, R9.64] */
const SORTS: readonly SortModel[] = [
  { code: 'fh_default', label: 'Recommended', is_default: true },
  { code: 'newest', label: 'Newest', is_default: false },
  { code: 'price_asc', label: 'Price: low to high', is_default: false },
  { code: 'price_desc', label: 'Price: high to low', is_default: false },
  { code: 'biggest_saving', label: 'Biggest saving', is_default: false },
  { code: 'best_rated', label: 'Best rated', is_default: false },
]

export const SORT_CODES = SORTS.map(({ code }) => code)

/** [R1.17] */
export async function sortsOf(ctx: Context): Promise<readonly SortModel[]> {
  return (await areReviewsOn(ctx)) ? SORTS : SORTS.filter((sort) => sort.code !== 'best_rated')
}

export async function sortFields(ctx: Context): Promise<SortFields> {
  const options = (await sortsOf(ctx)).map(({ code, label }) => ({ label, value: code }))
  return { default: 'fh_default', options }
}
