import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** The system releases the lock when its process ends, even on a crash. */
export interface FileLock {
  release(): void
}

const SQLITE_BUSY = 5
const RETRY_MS = 50

/** Uses SQLite's file locks, because Node has none. @returns undefined while another process holds it */
export function tryLock(file: string, kind: 'shared' | 'exclusive'): FileLock | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = memory') // no journal file beside it
    database.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select 1 from sqlite_schema')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

/** @throws the reason of `stop` */
export async function acquireLock(file: string, kind: 'shared' | 'exclusive', stop?: AbortSignal): Promise<FileLock> {
  for (;;) {
    stop?.throwIfAborted()
    const lock = tryLock(file, kind)
    if (lock) return lock
    await sleep(RETRY_MS)
  }
}

export async function withLock<T>(file: string, work: () => Promise<T> | T, stop?: AbortSignal): Promise<T> {
  const lock = await acquireLock(file, 'exclusive', stop)
  try {
    return await work()
  } finally {
    lock.release()
  }
}
