import type { QueryResult } from 'kysely'

const ROWS_AT_ONCE = 500
/** The next run deletes the rest. */
const MOST_BATCHES = 400

/** The statement must skip locked rows. */
export async function deleteInBatches(deleteSome: (rows: number) => Promise<QueryResult<unknown>>): Promise<number> {
  let total = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = Number((await deleteSome(ROWS_AT_ONCE)).numAffectedRows ?? 0)
    total += count
    if (count < ROWS_AT_ONCE) break
  }
  return total
}
