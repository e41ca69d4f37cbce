import { withoutValues } from '@welt/kit/log'
import { summary } from '@welt/kit/telemetry/metrics'
import { tracer } from '@welt/kit/telemetry/trace'
import { SECOND_MS } from '@welt/kit/time'
import { Logger, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { createFaultAlarm } from '../platform/database-faults.ts'
import { enqueue, TRACE_FIELD } from '../queue/enqueue.ts'
import type { JobContext } from '../queue/job-handler.ts'
import { InvalidPayloadError } from '../queue/payload.ts'
import { jobs, recurring } from './index.ts'

const CONCURRENCY = 4

/** No job takes half as long. */
const LEASE_SECONDS = 120

const LEASE_CHECK_MS = 30 * SECOND_MS

export interface JobRunner {
  isRunning(): boolean
  /** Finishes running jobs. */
  stop(): Promise<void>
}

const runs = summary({
  name: 'welt_job_seconds',
  help: 'Time of a run of a job',
  labels: { job: Object.keys(jobs), outcome: ['done', 'failed'] },
})

async function timed(job: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  let outcome = 'failed'
  try {
    await work()
    outcome = 'done'
  } finally {
    runs.observe({ job, outcome }, (performance.now() - startedAt) / 1000)
  }
}

function traced(job: string, payload: unknown, work: () => Promise<void>): Promise<void> {
  const own = tracer()
  if (!own) return work()
  const link = typeof payload === 'object' && payload !== null ? Reflect.get(payload, TRACE_FIELD) : undefined
  return own.runJob(job, typeof link === 'string' ? link : undefined, work)
}

function taskList(ctx: JobContext): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([kind, job]) => [
      kind,
      (payload: unknown) => timed(kind, () => traced(kind, payload, () => job(payload, ctx))),
    ]),
  )
}

function loggerFor(ctx: JobContext): Logger {
  return new Logger(() => (level, message, meta) => {
    // The message may contain another server's answer with personal data; `logFailure` logs the failure.
    if (meta?.failure === true) return
    const reason = withoutValues(message.split('\n', 1)[0] ?? '')
    if (level === 'error') ctx.log('error', 'job runner failed', { message: reason })
    if (level === 'warning') ctx.log('info', 'job warning', { message: reason })
  })
}

/** The frame of our code that threw. */
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

/** Omits the message: mail servers repeat the recipient in it. */
function logFailure(ctx: JobContext, { job, error }: Failure): void {
  const { name, code, responseCode } = error as { name?: unknown; code?: unknown; responseCode?: unknown }
  const facts = { kind: job.task_identifier, job: String(job.id), attempt: job.attempts, attempts: job.max_attempts }
  const where =
    error instanceof InvalidPayloadError
      ? { message: error.message }
      : { place: error instanceof Error && placeOf(error) }
  ctx.log('error', 'job failed', { ...facts, error: name, code, responseCode, ...where })
}

/** Skips a job that is pending in any process. */
function repeat(ctx: JobContext, { job, everyMs }: (typeof recurring)[number]): NodeJS.Timeout {
  const write = () => {
    enqueue(ctx.db, job, {}, { key: `recurring:${job.name}` }).catch((error: unknown) =>
      ctx.log('error', 'could not enqueue a job', { kind: job.name, message: String(error) }),
    )
  }
  write()
  return setInterval(write, everyMs)
}

/** Unlocks jobs of processes that died. */
export async function reclaimJobs(pool: pg.Pool, leaseSeconds = LEASE_SECONDS): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1) having count(*) > 0`,
    [leaseSeconds],
  )
}

/** Needs the job tables. `onEnd` is called when the runner stops on its own. */
export async function startJobs(
  pool: pg.Pool,
  ctx: JobContext,
  onEnd: () => void = () => undefined,
): Promise<JobRunner> {
  pool.on('connect', (client) => client.on('error', () => undefined)) // the library reconnects
  const runner = await run({
    pgPool: pool,
    taskList: taskList(ctx),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: loggerFor(ctx),
  })
  const alarmOperators = createFaultAlarm((level, event, facts) => ctx.log(level, event, facts))
  runner.events.on('job:error', (failure) => {
    alarmOperators(failure.error)
    logFailure(ctx, failure)
  })
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
