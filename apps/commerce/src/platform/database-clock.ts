import { sql } from 'kysely'
import type { Db } from './database.ts'

const EVERY_MS = 5000

/** Of the database's clock, as last read. */
let aheadMs = 0

/** Clocks of machines differ; what begins or ends at an instant does so by the database's, on all of them. */
export const databaseNow = (): Date => new Date(Date.now() + aheadMs)

export async function readDatabaseClock(db: Db): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db)
  if (rows[0]) aheadMs = rows[0].now.getTime() - Date.now()
}

/** A failed read keeps the last difference. @returns how to end */
export function followDatabaseClock(db: Db): () => void {
  const timer = setInterval(() => void readDatabaseClock(db).catch(() => undefined), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
