import { type IndexChanges, indexChangesOf } from '#modules/search'
import { readChanges, type SitePurge } from '../change-log/change.ts'
import { type Batch, toBatch } from '../composition/changes/batch.ts'
import type { Db } from '../platform/database.ts'

/** Entries added to the change log since the last call, as subscribers receive them. */
export interface ChangeLogView {
  /** Everything since the last call; the other functions are shortcuts for one part. */
  look(): Promise<{
    readonly tags: readonly string[]
    readonly purges: readonly SitePurge[]
    readonly index: IndexChanges
  }>
  tags(): Promise<readonly string[]>
  index(): Promise<IndexChanges>
}

export async function viewChangeLog(db: Db): Promise<ChangeLogView> {
  let { position } = await readChanges(db, undefined)
  const look: ChangeLogView['look'] = async () => {
    const read = await readChanges(db, { position })
    position = read.position
    const batch: Batch = await toBatch(db, read.changes)
    const tags = [...new Set(batch.purges.flatMap((purge) => purge.tags))].sort()
    return { tags, purges: batch.purges, index: indexChangesOf(batch.changes, batch.catalogue) }
  }
  return { look, tags: async () => (await look()).tags, index: async () => (await look()).index }
}
