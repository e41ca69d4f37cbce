import { loadChangedCatalogue } from '#modules/catalogue'
import { readChanges } from '#src/change-log/change'
import type { Db } from '#src/platform/database'
import { indexChangesOf } from '../index-changes.ts'
import type { ProductChange } from '../ports.ts'

/** What has changed on a site since a position; undefined when only a new build knows. */
export async function changesSince(
  db: Db,
  position: string,
  websiteId: number,
): Promise<readonly ProductChange[] | undefined> {
  const { changes } = await readChanges(db, { position })
  const { products, sites } = indexChangesOf(changes, await loadChangedCatalogue(db, changes))
  if (sites.includes(null) || sites.includes(websiteId)) return undefined
  return products.filter((change) => change.websiteId === null || change.websiteId === websiteId)
}
