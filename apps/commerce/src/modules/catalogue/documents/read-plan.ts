import type { Db } from '#src/platform/database'
import { selectHighestProductId, selectStyleRows } from './document-rows.ts'

export interface ReadBatch {
  readonly websiteIds: readonly number[]
  readonly productIds: readonly number[]
}

interface Style {
  sites: number
  readonly productIds: number[]
}

/** Takes a fraction of the statement timeout. */
const IDS_AT_ONCE = 10_000
/** More rows would block requests. */
const READ_AT_ONCE = 200

async function loadStyles(db: Db, websiteIds: readonly number[]): Promise<Iterable<Style>> {
  const styles = new Map<string, Style>()
  const highest = await selectHighestProductId(db)
  for (let from = 0; from <= highest; from += IDS_AT_ONCE)
    for (const row of await selectStyleRows(db, websiteIds, from, from + IDS_AT_ONCE)) {
      const style = styles.get(row.style_code) ?? { sites: 0, productIds: [] }
      style.sites |= row.sites
      for (const id of row.product_ids.split(',')) style.productIds.push(Number(id))
      styles.set(row.style_code, style)
    }
  return styles.values()
}

/** A style is never split. */
export async function planReads(db: Db, websiteIds: readonly number[]): Promise<ReadBatch[]> {
  const open = new Map<number, number[]>()
  const batches: ReadBatch[] = []
  const close = (sites: number) => {
    const productIds = open.get(sites)
    if (productIds?.length) batches.push({ websiteIds: websiteIds.filter((_, at) => sites & (1 << at)), productIds })
    open.delete(sites)
  }
  for (const { sites, productIds } of await loadStyles(db, websiteIds)) {
    const batch = open.get(sites) ?? []
    batch.push(...productIds)
    open.set(sites, batch)
    if (batch.length >= READ_AT_ONCE) close(sites)
  }
  for (const sites of [...open.keys()]) close(sites)
  return batches
}
