import { type Change, factsNamed } from '#src/change-log/change'

export const STORE_TAG = 'store'

/** No page has it: it makes storefronts reload the sites in maintenance. */
const MAINTENANCE_TAG = 'maintenance'

/** Also set when no page exists at the path. */
export const urlTag = (path: string): string => `url:${path}`

/** Groups of pages and answers with products: listings, pages by path, searches. */
export const GROUPS_OF_PRODUCTS: readonly string[] = ['plp', 'route', 'search']

export function tagsOfChange(change: Change): readonly string[] {
  if (change.table === 'purge') return factsNamed<string[]>(change, 'tags').flat()
  if (change.table === 'maintenance') return [MAINTENANCE_TAG]
  return change.table === 'site_setting' ? [STORE_TAG] : []
}
