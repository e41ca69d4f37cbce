import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteId } from '@welt/brands'
import { DAY_MS, SECOND_MS } from '@welt/kit/time'
import type { ShopEvent } from '#app/session/shop-events.ts'
import { errorText, log } from '#server/log.ts'
import type { ShopEvents } from './shop-events.ts'

const FLUSH_MS = 2 * SECOND_MS
/** Events beyond it are dropped, so that a full disk does not exhaust the memory. */
const MAX_PENDING = 5000
/** 13 months, as the settings of cookies promise. */
const STORED_MS = 396 * DAY_MS

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10)

const fileOf = (day: string) => `${day}.jsonl`

async function deleteOld(dir: string, nowMs: number): Promise<void> {
  const oldest = fileOf(dayOf(nowMs - STORED_MS))
  for (const name of await readdir(dir))
    if (/^\d{4}-\d\d-\d\d\.jsonl$/.test(name) && name < oldest) await rm(join(dir, name), { force: true })
}

/** Lines of JSON, one file for each day (UTC). A failed write loses its events and is logged. */
export function createEventFile(dir: string, now: () => number = Date.now): ShopEvents {
  let pending: string[] = []
  let timer: NodeJS.Timeout | undefined
  let day = ''
  let writing = Promise.resolve()

  const write = async () => {
    const lines = pending
    pending = []
    if (lines.length === 0) return
    const today = dayOf(now())
    await mkdir(dir, { recursive: true })
    await appendFile(join(dir, fileOf(today)), lines.join(''))
    if (day !== today) await deleteOld(dir, now())
    day = today
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch((error: unknown) => log('warn', 'events-lost', { error: errorText(error) }))
    return writing
  }
  return {
    record(site: SiteId, event: ShopEvent) {
      if (pending.length >= MAX_PENDING) return
      pending.push(`${JSON.stringify({ at: new Date(now()).toISOString(), site, ...event })}\n`)
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
    },
    flush,
  }
}
