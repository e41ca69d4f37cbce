import { findBrandByWebsiteId } from '@welt/brands'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/database'

/** Brand values that are not sold on the site. @source R3.108, A41 */
export async function loadExcludedBrands(db: Db, websiteId: number): Promise<ReadonlySet<string>> {
  const brand = findBrandByWebsiteId(websiteId)
  return new Set(brand ? (await loadSettings(db, brand)).excludedBrands : [])
}
