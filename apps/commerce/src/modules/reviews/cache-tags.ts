import { type ChangedGoods, reviewsTag, tagsOfListedProducts } from '#modules/catalogue'
import { GROUPS_OF_PRODUCTS } from '#modules/site'
import { type Change, changedFacts, type Facts, factsNamed, isOfMany } from '#src/change-log/change'

/** How a style fits. */
export const fitTag = (styleCode: string): string => `fit:${styleCode}`

const isApproved = (row: Facts | null) => row?.state === 'approved'

/**
 * Whether a change of a review changes what is counted: all that is logged is, and one that waits or is refused counts
 * nowhere.
 */
export const isCounted = (change: Change): boolean =>
  isOfMany(change) || ((isApproved(change.before) || isApproved(change.after)) && changedFacts(change).length > 0)

/** Tags that a review, or a style's fit, purges: votes and texts purge its pages, counted values also listings. */
export function tagsOfChange(change: Change, goods: ChangedGoods): readonly string[] {
  if (change.table === 'style_fit')
    return isOfMany(change) ? GROUPS_OF_PRODUCTS : factsNamed<string>(change, 'style_code').map(fitTag)
  if (change.table !== 'review') return []
  if (isOfMany(change)) return GROUPS_OF_PRODUCTS
  if (!isApproved(change.before) && !isApproved(change.after)) return []
  const pages = factsNamed<string>(change, 'style_code').map(reviewsTag)
  return isCounted(change) ? [...pages, ...tagsOfListedProducts(change, goods)] : pages
}
