import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@welt/brands'
import { createDiskStore } from '@welt/kit/media-store/disk-store'
import { writeSnapshots } from '../../apps/commerce/src/modules/search/snapshot/snapshots.ts'
import { openDatabase, openPool } from '../../apps/commerce/src/platform/database.ts'
import { PROCESS_FLAGS } from '../../scripts/start-up/process-flags.ts'
import { type BenchResult, median, rounded } from '../measure/result.ts'
import { fillDatabase, type System } from '../measure/system.ts'

const PRODUCTS = 100_000
const ROUNDS = 3
const ALLOWED_MS = 5000

interface Start {
  readonly ms: number
  readonly cpuMs: number
}

/** Writes snapshots as workers do. @returns MB of all sites */
async function fillStore(databaseUrl: string, folder: string): Promise<number> {
  const db = openDatabase(openPool(databaseUrl, 4), true)
  try {
    const websiteIds = brands.map(({ websiteId }) => websiteId)
    const written = await writeSnapshots({ db, store: createDiskStore(folder) }, { websiteIds })
    if (written.some(({ isWritten }) => !isWritten)) throw new Error('A snapshot was too large.')
    return written.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  } finally {
    await db.destroy()
  }
}

/** From the start of the process until `/readyz` reports all sites ready. */
async function startOnce(system: Pick<System, 'startCommerce'>, env: Readonly<Record<string, string>>): Promise<Start> {
  const lean = PROCESS_FLAGS.commerce ?? { flags: [], env: {} }
  const startedAt = performance.now()
  const server = await system.startCommerce({ ...lean.env, ...env }, { flags: lean.flags })
  const start = { ms: performance.now() - startedAt, cpuMs: server.cpuMs() ?? Number.NaN }
  await server.stop()
  return start
}

/** Alternates between starts with snapshots and without. */
export async function measureStarts(
  system: Pick<System, 'startCommerce' | 'dataDir'>,
  databaseUrl: string,
): Promise<readonly BenchResult[]> {
  const [full, empty] = [mkdtempSync(join(system.dataDir, 'full-')), mkdtempSync(join(system.dataDir, 'empty-'))]
  const packedMb = await fillStore(databaseUrl, full)
  const found: Start[] = []
  const built: Start[] = []
  const from = (folder: string) => startOnce(system, { DATABASE_URL: databaseUrl, RETURN_PHOTOS_DIR: folder })
  await from(full) // compiles
  for (let round = 0; round < ROUNDS; round += 1) {
    found.push(await from(full))
    built.push(await from(empty))
  }
  const middle = (starts: readonly Start[], of: (start: Start) => number) => rounded(median(starts.map(of)))
  const ms = middle(found, (start) => start.ms)
  return [
    {
      name: 'commerce-start-100k',
      figure: { value: ms, unit: 'ms until ready, from snapshots' },
      baseline: { name: 'allowed', value: ALLOWED_MS, unit: 'ms' },
      ratio: rounded(ALLOWED_MS / ms),
      required: 1,
      details: {
        slowest_ms: rounded(Math.max(...found.map((start) => start.ms))),
        cpu_ms: middle(found, (start) => start.cpuMs),
        without_snapshots_ms: middle(built, (start) => start.ms),
        without_snapshots_cpu_ms: middle(built, (start) => start.cpuMs),
        snapshots_mb: rounded(packedMb),
        rounds: ROUNDS,
      },
    },
  ]
}

export async function benchCommerceStart(system: System): Promise<readonly BenchResult[]> {
  const dataDir = mkdtempSync(join(system.dataDir, 'commerce-start-'))
  return measureStarts(system, await fillDatabase(system.databaseUrl, dataDir, PRODUCTS))
}
