import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock between processes, which the system releases when its process ends, even on a crash. */
export interface FileLock {
  release(): void
}

const SQLITE_BUSY = 5
const RETRY_MS = 50

/**
 * Takes a lock on a file, created empty if missing. It uses SQLite's file locks, because Node has none.
 * @returns undefined while another process holds it
 */
export function tryLock(file: string, kind: 'shared' | 'exclusive'): FileLock | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = memory') // no second file beside it
    database.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select 1 from sqlite_schema')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

/** Waits for the lock; `stop` aborts with its reason. */
export async function takeLock(file: string, kind: 'shared' | 'exclusive', stop?: AbortSignal): Promise<FileLock> {
  for (;;) {
    stop?.throwIfAborted()
    const lock = tryLock(file, kind)
    if (lock) return lock
    await sleep(RETRY_MS)
  }
}

/** Runs `work` under an exclusive lock. */
export async function withLock<T>(file: string, work: () => Promise<T> | T, stop?: AbortSignal): Promise<T> {
  const lock = await takeLock(file, 'exclusive', stop)
  try {
    return await work()
  } finally {
    lock.release()
  }
}
