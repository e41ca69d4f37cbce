import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@welt/kit/time'
import type { Db } from '../platform/database.ts'
import { type Change, readChanges, type SitePurge } from './change.ts'
import type { Listener } from './listener.ts'
import { createWaker } from './wake.ts'

export interface ChangeBatch {
  readonly changes: readonly Change[]
  readonly purges: readonly SitePurge[]
}

/** Delivered to later subscribers once `when` resolves. */
interface Again<Batch extends ChangeBatch> {
  readonly batch: Batch
  readonly when: Promise<void>
}

/** `receive` resolves when up to date. */
export interface Subscriber<Batch extends ChangeBatch = ChangeBatch> {
  receive(batch: Batch): Promise<Again<Batch> | undefined>
  /** Called when everything read is delivered. */
  readonly confirm?: () => void
}

/** `horizon` is where to resume. */
export interface PurgeMessage {
  readonly horizon: string
  readonly changes: readonly SitePurge[]
}

export interface Follower {
  receive(message: PurgeMessage): void
  end(): void
}

interface ChangeReaderSettings<Batch extends ChangeBatch> {
  readonly db: Db
  readonly toBatch: (db: Db, changes: readonly Change[]) => Promise<Batch>
  readonly listen: () => Promise<Listener>
  /** In order: each receives a batch once those before it are up to date. */
  readonly subscribers: readonly Subscriber<Batch>[]
  readonly pause?: (ms: number) => Promise<unknown>
  readonly log: (message: string, facts: Readonly<Record<string, unknown>>) => void
}

const RETRY_MS = SECOND_MS
/** Changes made by orders send no notification. [decision 187] */
const CHECK_MS = 250

/** A deferred batch is delivered to later subscribers when ready, or to the same one again after a failure. */
function createDelivery<Batch extends ChangeBatch>(
  { subscribers, log }: Pick<ChangeReaderSettings<Batch>, 'subscribers' | 'log'>,
  done: (batch: Batch) => void,
) {
  /** A follower resumes before the oldest redelivery. */
  const unfinished = new Set<{ readonly since: string | undefined }>()

  async function deliver(batch: Batch, from: number, since: string | undefined): Promise<void> {
    for (const [at, subscriber] of [...subscribers.entries()].slice(from)) {
      const again = await subscriber.receive(batch)
      if (again) deliverLater(again, at, since)
    }
  }

  function deliverLater({ batch, when }: Again<Batch>, at: number, since: string | undefined): void {
    const mark = { since }
    unfinished.add(mark)
    when
      .then(
        () => deliver(batch, at + 1, since),
        async () => {
          await sleep(RETRY_MS, undefined, { ref: false })
          await deliver(batch, at, since)
        },
      )
      .catch((error: unknown) => log('changes not delivered again', { error: String(error) }))
      .finally(() => {
        unfinished.delete(mark)
        done(batch)
      })
  }
  return { deliver, oldest: () => [...unfinished][0] }
}

/** Applies changes to this process before storefronts, so that pages rendered again show them. [decision 10] */
export function createChangeReader<Batch extends ChangeBatch>(settings: ChangeReaderSettings<Batch>) {
  const { db, toBatch, listen, subscribers, pause, log } = settings
  const followers = new Set<Follower>()
  let position: string | undefined
  let horizon: string | undefined

  function streamHorizon(now = horizon): string {
    const oldest = delivery.oldest()
    return (oldest ? oldest.since : now) ?? '0'
  }

  function publish({ purges }: Batch): void {
    if (purges.length === 0) return
    for (const { receive } of followers) receive({ horizon: streamHorizon(), changes: purges })
  }
  const delivery = createDelivery({ subscribers, log }, publish)

  async function readOnce(): Promise<void> {
    const read = await readChanges(db, position === undefined ? undefined : { position })
    const batch = read.changes.length > 0 ? await toBatch(db, read.changes) : undefined
    if (batch) await delivery.deliver(batch, 0, horizon)
    position = read.position
    horizon = read.horizon
    for (const { confirm } of subscribers) confirm?.()
    if (batch) publish(batch)
  }

  const waker = createWaker({
    listen,
    work: readOnce,
    pause,
    onError: (error) => log('changes not read', { error: String(error) }),
    checkMs: CHECK_MS,
  })
  return {
    async start(): Promise<void> {
      await readOnce()
      await waker.start()
    },
    /** Resolves when earlier commits are delivered. */
    catchUp: waker.runNow,
    /** `since` may be from any server. @returns unsubscribe */
    async follow(since: string | undefined, follower: Follower): Promise<() => void> {
      await waker.runNow()
      // Buffered so that the follower's position never skips any.
      const meanwhile: PurgeMessage[] = []
      const waiting: Follower = { receive: (message) => void meanwhile.push(message), end: follower.end }
      followers.add(waiting)
      try {
        const read = await readChanges(db, since === undefined ? undefined : { horizon: since })
        const { purges } = await toBatch(db, read.changes)
        follower.receive({ horizon: streamHorizon(read.horizon), changes: purges })
        for (const message of meanwhile) follower.receive(message)
        followers.add(follower)
      } finally {
        followers.delete(waiting)
      }
      return () => void followers.delete(follower)
    },
    horizon: streamHorizon,
    async stop(): Promise<void> {
      for (const { end } of followers) end()
      await waker.stop()
    },
  }
}

export type ChangeReader = ReturnType<typeof createChangeReader>
