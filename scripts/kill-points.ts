import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from './options.ts'
import { clusterDirectory } from './postgres/binaries.ts'
import { startPostgres } from './postgres/postgres.ts'

const HELP = `npm run kill-points     kills commerce, worker and PostgreSQL at seeded points of an order, and looks what was lost

  --commerce 200 --worker 50 --postgres 50   how many points of each
  --seed 1                                   other points
`
const count = (value: string) => ({ type: 'string', default: value }) as const
const { values } = readOptions(
  { options: { commerce: count('200'), worker: count('50'), postgres: count('50'), seed: count('1') } },
  HELP,
)

const dataDir = await mkdtemp(join(tmpdir(), 'welt-kill-points-'))
const postgres = await startPostgres({ dataDir })
process.env.TEST_DATABASE_URL = postgres.url
/** The test files' template is made on that server. */
const { killAt } = await import('../apps/commerce/src/testing/kill-points/kill-points.ts')
const pidFile = join(clusterDirectory(dataDir), 'postmaster.pid')
const killPostgres = () => void process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')

try {
  for (const victim of ['commerce', 'worker', 'postgres'] as const) {
    const points = Number(values[victim])
    if (points === 0) continue
    const { kills, acknowledged, lost } = await killAt(victim, points, { seed: Number(values.seed), killPostgres })
    process.stdout.write(
      `${victim}: ${points} points, ${kills} kills, ${acknowledged} orders confirmed, ${lost.length} faults\n`,
    )
    process.stdout.write(lost.map((fault) => `  ${fault}\n`).join(''))
    if (lost.length > 0 || kills < points) process.exitCode = 1
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
