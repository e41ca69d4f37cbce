import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@welt/kit/time'
import type { Listener } from '#modules/search'
import type { Db } from '../composition/database.ts'
import { type ChangesRead, type PageChange, readChanges } from './page-change.ts'

/** What is told to those who follow: the changes, and where to begin again after a break. */
export interface ChangeMessage {
  readonly horizon: string
  readonly changes: readonly PageChange[]
}

/** Changes that are applied; some of them are to be applied once more at a later moment, which may fail. */
export interface Applied {
  readonly again: { readonly changes: readonly PageChange[]; readonly when: Promise<void> } | undefined
}

interface PageChangeFeedSettings {
  readonly db: Db
  readonly listen: () => Promise<Listener>
  /** Resolves when this server answers with the changes: its index has read them, its kept answers are dropped. */
  readonly apply: (changes: readonly PageChange[]) => Promise<Applied>
  readonly log: (message: string, facts: Readonly<Record<string, unknown>>) => void
}

/** Somebody who follows; `end` is called when this server stops. */
export interface Follower {
  next(changeMessage: ChangeMessage): void
  end(): void
}

/** Rest after a read, so that a burst makes few purges; what comes out of the quiet is read at once. */
const GATHER_MS = 20
/** In case a message was lost. */
const CHECK_MS = 5 * SECOND_MS
const RETRY_MS = SECOND_MS

/**
 * Follows what changes on pages. Each change is applied here first and told then: a storefront that asks anew gets the new answer.
 * [decision 10]
 */
export function createPageChangeFeed({ db, listen, apply, log }: PageChangeFeedSettings) {
  const followers = new Set<Follower>()
  /** Changes of transactions that had not all ended when they were read. */
  let seen = new Set<string>()
  let horizon: string | undefined
  /** Reads of which something is to be applied once more: who comes back after a break begins before the oldest of them. */
  const unfinished = new Set<{ readonly since: string | undefined }>()
  let working: Promise<void> | undefined
  let isRetried = false
  let pending: NodeJS.Timeout | undefined
  let isDelivered = false
  let check: NodeJS.Timeout | undefined
  let listener: Listener | undefined
  let isStopped = false

  async function readOnce(): Promise<void> {
    const read: ChangesRead = await readChanges(db, horizon)
    const fresh = read.changes.filter(({ id }) => !seen.has(id))
    const applied = fresh.length > 0 ? await apply(fresh) : undefined
    seen = new Set(read.changes.map(({ id }) => id))
    if (applied) finishLater(applied, horizon)
    horizon = read.horizon
    if (fresh.length > 0) publish(fresh)
  }

  /** Applies and tells once more what has to wait for a new index. */
  function finishLater({ again }: Applied, since: string | undefined): void {
    if (!again) return
    const mark = { since }
    unfinished.add(mark)
    again.when
      .then(
        () => apply(again.changes),
        async () => {
          await sleep(RETRY_MS, undefined, { ref: false })
          finishLater(await apply(again.changes), since)
        },
      )
      .catch((error: unknown) => log('page changes not applied again', { error: String(error) }))
      .finally(() => {
        unfinished.delete(mark)
        publish(again.changes)
      })
  }

  /** Where one who follows begins again after a break. */
  const safeHorizon = (now = horizon) => {
    const [oldest] = unfinished
    return (oldest ? oldest.since : now) ?? '0'
  }

  function publish(changes: readonly PageChange[]): void {
    const changeMessage: ChangeMessage = { horizon: safeHorizon(), changes: changes.map(({ websiteId, tags }) => ({ websiteId, tags })) }
    for (const { next } of followers) next(changeMessage)
  }

  /** Reads until what was committed before this call has been applied and told. */
  async function catchUp(): Promise<void> {
    if (working) {
      isRetried = true
      return working
    }
    working = (async () => {
      do {
        isRetried = false
        await readOnce()
      } while (isRetried)
    })()
    try {
      await working
    } finally {
      working = undefined
    }
  }

  const catchUpNow = () => catchUp().catch((error: unknown) => log('page changes not read', { error: String(error) }))

  /** Reads now, or, shortly after another read, together with what comes until the rest is over. */
  function scheduleRead(): void {
    isDelivered = true
    if (pending) return
    isDelivered = false
    void catchUpNow()
    pending = setTimeout(() => {
      pending = undefined
      if (isDelivered) scheduleRead()
    }, GATHER_MS)
  }

  async function connect(): Promise<void> {
    if (isStopped) return
    try {
      listener = await listen()
      listener.onNotification(scheduleRead)
      listener.onLost(retry)
      scheduleRead()
    } catch {
      retry()
    }
  }

  function retry(): void {
    listener = undefined
    if (!isStopped) setTimeout(() => void connect(), RETRY_MS).unref()
  }

  return {
    async start(): Promise<void> {
      await readOnce()
      await connect()
      check = setInterval(scheduleRead, CHECK_MS)
      check.unref()
    },
    catchUp,
    /**
     * Tells a follower each change from now on, at first all since `since` (a horizon told earlier, by any server). Call what it returns
     * to stop.
     */
    async follow(since: string | undefined, follower: Follower): Promise<() => void> {
      await catchUp()
      // What is told while the past is read is heard after it, so that nobody begins again after a break with what comes later.
      const meanwhile: ChangeMessage[] = []
      const waiting: Follower = { next: (changeMessage) => void meanwhile.push(changeMessage), end: follower.end }
      followers.add(waiting)
      try {
        const { changes, horizon: now } = await readChanges(db, since)
        follower.next({ horizon: safeHorizon(now), changes: changes.map(({ websiteId, tags }) => ({ websiteId, tags })) })
        for (const changeMessage of meanwhile) follower.next(changeMessage)
        followers.add(follower)
      } finally {
        followers.delete(waiting)
      }
      return () => void followers.delete(follower)
    },
    horizon: safeHorizon,
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(pending)
      clearInterval(check)
      for (const { end } of followers) end()
      await listener?.close()
    },
  }
}

export type PageChangeFeed = ReturnType<typeof createPageChangeFeed>
