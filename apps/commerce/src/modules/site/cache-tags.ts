import { type Change, factsNamed } from '#src/change-log/change'

/** What shows a site's settings. */
export const STORE_TAG = 'store'

/** No page carries it: storefronts read again which sites are in maintenance. */
const MAINTENANCE_TAG = 'maintenance'

/** What is at a path of a site, or that nothing is. */
export const urlTag = (path: string): string => `url:${path}`

/** Groups of answers and pages that show products: listings, pages by path, searches. */
export const GROUPS_OF_PRODUCTS: readonly string[] = ['plp', 'route', 'search']

/** Tags that a change of a site's settings, or an operator, purges. */
export function tagsOfChange(change: Change): readonly string[] {
  if (change.table === 'purge') return factsNamed<string[]>(change, 'tags').flat()
  if (change.table === 'maintenance') return [MAINTENANCE_TAG]
  return change.table === 'site_setting' ? [STORE_TAG] : []
}
