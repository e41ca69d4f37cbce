import { type ChangedCatalogue, joinMany, loadChangedCatalogue, tagsOfCatalogue } from '#modules/catalogue'
import { tagsOfContent } from '#modules/content'
import { tagsOfPromotions } from '#modules/promotions'
import { tagsOfReviews } from '#modules/reviews'
import { tagsOfSearch } from '#modules/search'
import { tagsOfSiteChange } from '#modules/site'
import { tagsOfStores } from '#modules/stores'
import type { Change, SitePurge } from '../../change-log/change.ts'
import type { ChangeBatch } from '../../change-log/reader.ts'
import type { Db } from '../../platform/database.ts'
import { headerTag } from '../../platform/request-state.ts'

export interface Batch extends ChangeBatch {
  readonly catalogue: ChangedCatalogue
}

const tagsOf = (change: Change, catalogue: ChangedCatalogue): readonly string[] => [
  ...tagsOfSiteChange(change),
  ...tagsOfCatalogue(change, catalogue),
  ...tagsOfSearch(change),
  ...tagsOfContent(change),
  ...tagsOfReviews(change, catalogue),
  ...tagsOfPromotions(change),
  ...tagsOfStores(change),
]

function purgesOf(changes: readonly Change[], catalogue: ChangedCatalogue): readonly SitePurge[] {
  const bySite = new Map<number | null, Set<string>>()
  for (const change of joinMany(changes, catalogue)) {
    const tags = bySite.get(change.websiteId) ?? new Set()
    for (const tag of tagsOf(change, catalogue)) tags.add(headerTag(tag))
    bySite.set(change.websiteId, tags)
  }
  return [...bySite].flatMap(([websiteId, tags]) => (tags.size > 0 ? { websiteId, tags: [...tags] } : []))
}

/** [decision 10] */
export async function toBatch(db: Db, changes: readonly Change[]): Promise<Batch> {
  const catalogue = await loadChangedCatalogue(db, changes)
  return { changes, catalogue, purges: purgesOf(changes, catalogue) }
}
