import { type ChangedGoods, joinMany, loadChangedGoods, tagsOfGoods } from '#modules/catalogue'
import { tagsOfContent } from '#modules/content'
import { tagsOfPromotions } from '#modules/promotions'
import { tagsOfReviews } from '#modules/reviews'
import { tagsOfSearch } from '#modules/search'
import { tagsOfSiteChange } from '#modules/site'
import { headerTag } from '#src/platform/request-state'
import type { Db } from '../platform/database.ts'
import type { Change, SitePurge } from './change.ts'

export interface Batch {
  readonly changes: readonly Change[]
  readonly goods: ChangedGoods
  readonly purges: readonly SitePurge[]
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
