import { type IndexChanges, indexChangesOf } from '#modules/search'
import { type Batch, toBatch } from '../change-log/batch.ts'
import { readChanges, type SitePurge } from '../change-log/change.ts'
import type { Db } from '../composition/database.ts'

/** What was added to the change log since the last look, as subscribers get it. */
export interface ChangeLogView {
  /** What one look sees; each other function is a look of its own. */
  look(): Promise<{
    readonly tags: readonly string[]
    readonly purges: readonly SitePurge[]
    readonly index: IndexChanges
  }>
  tags(): Promise<readonly string[]>
  index(): Promise<IndexChanges>
}

/** Looks at the change log from now on. */
export async function viewChangeLog(db: Db): Promise<ChangeLogView> {
  let { position } = await readChanges(db, undefined)
  const look: ChangeLogView['look'] = async () => {
    const read = await readChanges(db, { position })
    position = read.position
    const batch: Batch = await toBatch(db, read.changes)
    const tags = [...new Set(batch.purges.flatMap((purge) => purge.tags))].sort()
    return { tags, purges: batch.purges, index: indexChangesOf(batch.changes, batch.goods) }
  }
  return { look, tags: async () => (await look()).tags, index: async () => (await look()).index }
}
