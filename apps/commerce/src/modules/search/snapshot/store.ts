import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

export interface SnapshotRow {
  readonly key: string
  readonly sha256: string
  /** In the change log; the index has what was committed before. */
  readonly position: string
}

interface Place {
  readonly websiteId: number
  readonly version: string
}

/** Less than the change log covers, by as much as a transaction may last. */
const USABLE_HOURS = 24
const CLAIM_MINUTES = 15
const TOO_LARGE_HOURS = 6

/** Undefined for one that is too old, or of another database server: its transactions are later than any here. */
export async function findSnapshot(db: Db, { websiteId, version }: Place): Promise<SnapshotRow | undefined> {
  const { rows } = await sql<SnapshotRow>`
    select object_key as key, sha256, position::text as position from listing_snapshot
    where website_id = ${websiteId} and version = ${version} and object_key is not null
      and written_at > now() - make_interval(hours => ${USABLE_HOURS})
      and pg_snapshot_xmax(position) <= pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
  return rows[0]
}

/** False while another worker writes it. */
export async function claimSnapshot(db: Db, { websiteId, version }: Place): Promise<boolean> {
  const { rows } = await sql`
    insert into listing_snapshot as s (website_id, version, claimed_until)
    values (${websiteId}, ${version}, now() + make_interval(mins => ${CLAIM_MINUTES}))
    on conflict (website_id, version) do update set claimed_until = excluded.claimed_until
    where s.claimed_until is null or s.claimed_until < now() returning 1`.execute(db)
  return rows.length === 1
}

/** Of an index that is too large. */
export async function postponeSnapshot(db: Db, { websiteId, version }: Place): Promise<void> {
  await sql`update listing_snapshot set claimed_until = now() + make_interval(hours => ${TOO_LARGE_HOURS})
    where website_id = ${websiteId} and version = ${version}`.execute(db)
}

export async function releaseSnapshot(db: Db, { websiteId, version }: Place): Promise<void> {
  await sql`
    with unwritten as (delete from listing_snapshot
      where website_id = ${websiteId} and version = ${version} and object_key is null)
    update listing_snapshot set claimed_until = null
    where website_id = ${websiteId} and version = ${version} and object_key is not null`.execute(db)
}

/** @returns the key of the file before the last, which no server reads any more */
export async function recordSnapshot(
  db: Db,
  { websiteId, version }: Place,
  row: SnapshotRow,
): Promise<string | undefined> {
  const { rows } = await sql<{ former: string | null }>`
    with old as (select former_key from listing_snapshot
      where website_id = ${websiteId} and version = ${version} for update)
    update listing_snapshot s set object_key = ${row.key}, sha256 = ${row.sha256}, former_key = s.object_key,
      position = ${row.position}::pg_snapshot, written_at = now(), claimed_until = null
    from old where website_id = ${websiteId} and version = ${version} returning old.former_key as former`.execute(db)
  return rows[0]?.former ?? undefined
}

/** Of code that no longer runs. @returns the keys of their files */
export async function deleteOldSnapshots(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    delete from listing_snapshot where written_at < now() - make_interval(hours => ${2 * USABLE_HOURS})
    returning array_remove(array[object_key, former_key], null) as keys`.execute(db)
  return rows.flatMap(({ keys }) => keys)
}
