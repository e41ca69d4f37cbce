import pg from 'pg'
import { UNHURRIED } from '../platform/time-outs.ts'
import { type Progress, silentProgress } from './progress.ts'
import type { SeedCounts, SeedStep } from './step.ts'
import { seedSteps } from './steps.ts'

const SEED_LOCK = 7_261_002

export interface SeedReport {
  /** The others already were. */
  readonly written: readonly string[]
  readonly durationMs: number
}

interface SeedOptions {
  /** Style-colours; numbers beyond the picture library add generated ones. */
  readonly products?: number
  readonly progress?: Progress
  /** For tests. */
  readonly steps?: readonly SeedStep[]
}

async function finishedSteps(client: pg.Client): Promise<Map<string, string>> {
  const { rowCount } = await client.query(`select 1 where to_regclass('seed_step') is null`)
  if (rowCount === 1) throw new Error('The database has no tables yet. Run the migrations first.')
  const { rows } = await client.query<{ name: string; fingerprint: string }>('select name, fingerprint from seed_step')
  return new Map(rows.map((row) => [row.name, row.fingerprint]))
}

async function writeStep(client: pg.Client, step: SeedStep, fingerprint: string): Promise<SeedCounts> {
  await client.query('begin')
  try {
    const counts = await step.run(client)
    await client.query(
      `insert into seed_step (name, fingerprint) values ($1, $2)
       on conflict (name) do update set fingerprint = excluded.fingerprint, finished_at = now()`,
      [step.name, fingerprint],
    )
    await client.query('commit')
    return typeof counts === 'number' ? { written: counts, edited: 0 } : counts
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The seed stopped at "${step.name}". What is finished stays; run it again.`, { cause: error })
  }
}

async function runSteps(client: pg.Client, steps: readonly SeedStep[], progress: Progress): Promise<string[]> {
  const done = await finishedSteps(client)
  const written: string[] = []
  for (const [i, step] of steps.entries()) {
    const startedAt = performance.now()
    progress.started({ name: step.name, index: i + 1, total: steps.length })
    const fingerprint = step.fingerprint()
    const isDone = done.get(step.name) === fingerprint
    const counts = isDone ? undefined : await writeStep(client, step, fingerprint)
    if (!isDone) written.push(step.name)
    progress.finished({
      name: step.name,
      unit: step.unit,
      count: counts?.written,
      edited: counts?.edited ?? 0,
      durationMs: performance.now() - startedAt,
    })
  }
  if (written.length > 0) await client.query('analyze')
  return written
}

/** Resumes unfinished work and never overwrites stock. @throws Error naming the failed step */
export async function runSeed(databaseUrl: string, options: SeedOptions = {}): Promise<SeedReport> {
  const startedAt = performance.now()
  const client = new pg.Client({ connectionString: databaseUrl, options: UNHURRIED })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    const steps = options.steps ?? (await seedSteps(options.products))
    const written = await runSteps(client, steps, options.progress ?? silentProgress)
    return { written, durationMs: performance.now() - startedAt }
  } finally {
    await client.end()
  }
}
