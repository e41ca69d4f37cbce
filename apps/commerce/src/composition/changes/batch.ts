import { type ChangedGoods, joinMany, loadChangedGoods, tagsOfGoods } from '#modules/catalogue'
import { tagsOfContent } from '#modules/content'
import { tagsOfPromotions } from '#modules/promotions'
import { tagsOfReviews } from '#modules/reviews'
import { tagsOfSearch } from '#modules/search'
import { tagsOfSiteChange } from '#modules/site'
import type { Change, SitePurge } from '../../change-log/change.ts'
import type { ChangeBatch } from '../../change-log/reader.ts'
import type { Db } from '../../platform/database.ts'
import { headerTag } from '../../platform/request-state.ts'

export interface Batch extends ChangeBatch {
  readonly goods: ChangedGoods
}

const tagsOf = (change: Change, goods: ChangedGoods): readonly string[] => [
  ...tagsOfSiteChange(change),
  ...tagsOfGoods(change, goods),
  ...tagsOfSearch(change),
  ...tagsOfContent(change),
  ...tagsOfReviews(change, goods),
  ...tagsOfPromotions(change),
]

function purgesOf(changes: readonly Change[], goods: ChangedGoods): readonly SitePurge[] {
  const bySite = new Map<number | null, Set<string>>()
  for (const change of joinMany(changes, goods)) {
    const tags = bySite.get(change.websiteId) ?? new Set()
    for (const tag of tagsOf(change, goods)) tags.add(headerTag(tag))
    bySite.set(change.websiteId, tags)
  }
  return [...bySite].flatMap(([websiteId, tags]) => (tags.size > 0 ? { websiteId, tags: [...tags] } : []))
}

/** [decision 10] */
export async function toBatch(db: Db, changes: readonly Change[]): Promise<Batch> {
  const goods = await loadChangedGoods(db, changes)
  return { changes, goods, purges: purgesOf(changes, goods) }
}
