import { type Change, factsNamed } from '#src/change-log/change'

export const STORE_TAG = 'store'

/** Makes storefronts reload the sites in maintenance; no page has it. */
const MAINTENANCE_TAG = 'maintenance'

/** Also covers the absence of a page. */
export const urlTag = (path: string): string => `url:${path}`

export const GROUPS_OF_PRODUCTS: readonly string[] = ['plp', 'route', 'search']

export function tagsOfChange(change: Change): readonly string[] {
  if (change.table === 'purge') return factsNamed<string[]>(change, 'tags').flat()
  if (change.table === 'maintenance') return [MAINTENANCE_TAG]
  return change.table === 'site_setting' || change.table === 'store' ? [STORE_TAG] : []
}
