import { sql } from 'kysely'
import type { Db } from './database.ts'

const EVERY_MS = 5000

/** Of the database's clock, as last read. */
let aheadMs = 0

/** Clocks of machines differ; what begins or ends at an instant does so by the database's, on all of them. */
export const databaseNow = (): Date => new Date(Date.now() + aheadMs)

/** The answer may come late, so the difference known before stays as long as the answer allows it. */
export async function readDatabaseClock(db: Db): Promise<void> {
  const sentMs = Date.now()
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db)
  const receivedMs = Date.now()
  const nowMs = rows[0]?.now.getTime()
  if (nowMs !== undefined) aheadMs = Math.max(nowMs - receivedMs, Math.min(nowMs - sentMs, aheadMs))
}

/** A failed read keeps the last difference. @returns how to end */
export function followDatabaseClock(db: Db): () => void {
  const timer = setInterval(() => void readDatabaseClock(db).catch(() => undefined), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
