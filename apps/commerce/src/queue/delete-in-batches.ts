import type { QueryResult } from 'kysely'

/** Rows per statement; keeps locks short. */
const ROWS_AT_ONCE = 500
/** The job's next run deletes the rest. */
const MOST_BATCHES = 400

/** Deletes until a batch is incomplete. The statement must skip locked rows. */
export async function deleteInBatches(deleteSome: (rows: number) => Promise<QueryResult<unknown>>): Promise<number> {
  let total = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = Number((await deleteSome(ROWS_AT_ONCE)).numAffectedRows ?? 0)
    total += count
    if (count < ROWS_AT_ONCE) break
  }
  return total
}
