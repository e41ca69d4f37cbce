import { withoutValues } from '@welt/kit/log'
import { SECOND_MS } from '@welt/kit/time'
import { Logger, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { enqueue } from '../queue/enqueue.ts'
import type { JobContext } from '../queue/job-handler.ts'
import { InvalidPayloadError } from '../queue/payload.ts'
import { jobs, recurring } from './index.ts'

/** Jobs of one process at a time. */
const CONCURRENCY = 4

/** A job that is locked for longer was left by a process that died; no job of ours takes half as long. */
const LEASE_SECONDS = 120

/** How often such jobs are looked for. */
const LEASE_CHECK_MS = 30 * SECOND_MS

/** Works through the jobs until stopped. */
export interface JobRunner {
  isRunning(): boolean
  /** Finishes running jobs and takes no more. */
  stop(): Promise<void>
}

function taskList(ctx: JobContext): TaskList {
  return Object.fromEntries(Object.entries(jobs).map(([kind, job]) => [kind, (payload: unknown) => job(payload, ctx)]))
}

/** The library's own lines as ours; only what an operator must see. */
function loggerFor(ctx: JobContext): Logger {
  return new Logger(() => (level, message, meta) => {
    // A job's failure is logged by `logFailure`: this message may contain another server's answer, with personal data.
    if (meta?.failure === true) return
    const reason = withoutValues(message.split('\n', 1)[0] ?? '')
    if (level === 'error') ctx.log('error', 'job runner failed', { message: reason })
    if (level === 'warning') ctx.log('info', 'job warning', { message: reason })
  })
}

/** Where an error was thrown: our own lines of its stack, which quote nobody. */
function placeOf(error: Error): string | undefined {
  return /^ +at (?:[\w.<> ]+ \()?(?:file:\/\/)?[\w./@-]*\/(src\/[\w./-]+:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1]
}

interface Failure {
  readonly job: {
    readonly id: string
    readonly task_identifier: string
    readonly attempts: number
    readonly max_attempts: number
  }
  readonly error: unknown
}

/**
 * Logs which job failed and how, without the error's message: a mail server repeats the recipient in it. Ours about
 * payloads do not.
 */
function logFailure(ctx: JobContext, { job, error }: Failure): void {
  const { name, code, responseCode } = error as { name?: unknown; code?: unknown; responseCode?: unknown }
  const facts = { kind: job.task_identifier, job: String(job.id), attempt: job.attempts, attempts: job.max_attempts }
  const where =
    error instanceof InvalidPayloadError
      ? { message: error.message }
      : { place: error instanceof Error && placeOf(error) }
  ctx.log('error', 'job failed', { ...facts, error: name, code, responseCode, ...where })
}

/** Enqueues a job every `everyMs`; one that still waits is not enqueued twice, by any process. */
function repeat(ctx: JobContext, { job, everyMs }: (typeof recurring)[number]): NodeJS.Timeout {
  const write = () => {
    enqueue(ctx.db, job, {}, { key: `recurring:${job.name}` }).catch((error: unknown) =>
      ctx.log('error', 'could not enqueue a job', { kind: job.name, message: String(error) }),
    )
  }
  write()
  return setInterval(write, everyMs)
}

/** Takes jobs back from processes that died with them, so that they are run again. */
export async function reclaimJobs(pool: pg.Pool, leaseSeconds = LEASE_SECONDS): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1) having count(*) > 0`,
    [leaseSeconds],
  )
}

/**
 * Starts working. The database must have the jobs' tables already (migrate). `onEnd` is called when the runner ends by
 * itself.
 */
export async function startJobs(
  pool: pg.Pool,
  ctx: JobContext,
  onEnd: () => void = () => undefined,
): Promise<JobRunner> {
  pool.on('connect', (client) => client.on('error', () => undefined)) // a broken connection is replaced; the library connects again
  const runner = await run({
    pgPool: pool,
    taskList: taskList(ctx),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: loggerFor(ctx),
  })
  runner.events.on('job:error', (failure) => logFailure(ctx, failure))
  runner.events.on('job:failed', ({ job }) =>
    ctx.log('error', 'job abandoned', { alarm: true, kind: job.task_identifier, job: String(job.id) }),
  )
  let isRunning = true
  let isStopping = false
  const end = () => {
    isRunning = false
    if (!isStopping) onEnd()
  }
  runner.promise.then(end, end)
  const reclaim = () => {
    reclaimJobs(pool).catch((error: unknown) =>
      ctx.log('error', 'could not look for abandoned jobs', { message: String(error) }),
    )
  }
  const timers = [...recurring.map((entry) => repeat(ctx, entry)), setInterval(reclaim, LEASE_CHECK_MS)]
  reclaim()
  return {
    isRunning: () => isRunning,
    stop: async () => {
      isStopping = true
      for (const timer of timers) clearInterval(timer)
      if (isRunning) await runner.stop()
    },
  }
}
