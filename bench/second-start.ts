import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeCluster } from '../scripts/postgres/postgres.ts'
import { startShops } from '../scripts/test-runner/running-shops.ts'
import { type BenchResult, median, rounded } from './measure/result.ts'

const ALLOWED_MS = 5000
const ROUNDS = 3

/** From the command to the table of URLs, without npm. */
export async function benchSecondStart(): Promise<readonly BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welt-second-start-'))
  const openMs = async () => {
    const startedAt = performance.now()
    const shops = await startShops({ dataDir })
    const tookMs = performance.now() - startedAt
    await shops.stop()
    return tookMs
  }
  try {
    const firstMs = await openMs()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await openMs())
    const middleMs = median(times)
    return [
      {
        name: 'second-start',
        figure: { value: rounded(middleMs), unit: 'ms to open' },
        baseline: { name: 'allowed', value: ALLOWED_MS, unit: 'ms' },
        ratio: rounded(ALLOWED_MS / middleMs),
        required: 1,
        details: { slowest_ms: rounded(Math.max(...times)), first_start_ms: rounded(firstMs), rounds: ROUNDS },
      },
    ]
  } finally {
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
