import type { QueryResult } from 'kysely'

/** Rows of one statement: short locks, and nothing lost when the worker is stopped between two. */
const ROWS_AT_ONCE = 500
/** What is left is deleted by the next run of the job. */
const MOST_BATCHES = 400

/**
 * Deletes what has outlived its time, a batch to a statement, until one finds less than it may take. Rows that another
 * worker deletes at the same time are to be skipped by the statement. @returns how many were deleted
 */
export async function deleteInBatches(deleteSome: (rows: number) => Promise<QueryResult<unknown>>): Promise<number> {
  let total = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = Number((await deleteSome(ROWS_AT_ONCE)).numAffectedRows ?? 0)
    total += count
    if (count < ROWS_AT_ONCE) break
  }
  return total
}
