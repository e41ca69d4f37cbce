import { type ChangedCatalogue, reviewsTag, tagsOfListedProducts } from '#modules/catalogue'
import { GROUPS_OF_PRODUCTS } from '#modules/site'
import { type Change, changedFacts, type Facts, factsNamed, isOfMany } from '#src/change-log/change'

export const fitTag = (styleCode: string): string => `fit:${styleCode}`
export const brandFitTag = (brand: string): string => `fit-brand:${brand}`

const tagsOfFit = (styleCode: string, catalogue: ChangedCatalogue) => {
  const brands = new Set(catalogue.productsOfStyle(styleCode).flatMap(({ brand }) => brand ?? []))
  return [fitTag(styleCode), ...[...brands].map(brandFitTag)]
}

const isApproved = (row: Facts | null) => row?.state === 'approved'

/** Pending and rejected reviews are not counted. */
export const isCounted = (change: Change): boolean =>
  isOfMany(change) || ((isApproved(change.before) || isApproved(change.after)) && changedFacts(change).length > 0)

/** Only counted values affect listings. */
export function tagsOfChange(change: Change, catalogue: ChangedCatalogue): readonly string[] {
  if (change.table === 'style_fit')
    return isOfMany(change)
      ? GROUPS_OF_PRODUCTS
      : factsNamed<string>(change, 'style_code').flatMap((code) => tagsOfFit(code, catalogue))
  if (change.table !== 'review') return []
  if (isOfMany(change)) return GROUPS_OF_PRODUCTS
  if (!isApproved(change.before) && !isApproved(change.after)) return []
  const pages = factsNamed<string>(change, 'style_code').map(reviewsTag)
  return isCounted(change) ? [...pages, ...tagsOfListedProducts(change, catalogue)] : pages
}
