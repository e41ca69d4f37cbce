import { sql } from 'kysely'
import { type Db, inTransaction } from '#src/platform/database'
import type { JobContext } from '#src/queue/job-handler'

const BATCH = 200

/** After the return was closed. */
const LIFETIME_DAYS = 180

/** Photos of no return, of returns long closed, and of customers who deleted their account. */
async function lockDue(trx: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ uid: string }>`
    select p.uid from return_photo p left join return_request r on r.id = p.return_id
      join orders o on o.id = p.order_id left join customer c on c.id = o.customer_id
    where (p.return_id is null and p.created_at < now() - interval '1 day')
      or r.closed_at < now() - make_interval(days => ${LIFETIME_DAYS}) or c.closed_at is not null
    order by p.uid limit ${BATCH} for update of p skip locked`.execute(trx)
  return rows.map(({ uid }) => uid)
}

/** Files first: after a crash the next run deletes the rows. @returns how many photos were deleted */
function purgeBatch({ db, ports }: JobContext): Promise<number> {
  return inTransaction(db, async (trx) => {
    const uids = await lockDue(trx)
    if (uids.length === 0) return 0
    await ports.photos.remove(uids)
    await trx
      .deleteFrom('return_photo')
      .where('uid', 'in', [...uids])
      .execute()
    return uids.length
  })
}

/** A return requested in the meantime waits for the lock and finds no photo. */
export async function purgeReturnPhotos(ctx: JobContext): Promise<void> {
  while ((await purgeBatch(ctx)) > 0);
}
