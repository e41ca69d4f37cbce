import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { BenchResult } from './measure/result.ts'

const ROOT = join(import.meta.dirname, '..')
/** As a multiple of those in `npm test`. */
const TIMES = 20
/** Tests with random input. */
const FILES = [
  'apps/commerce/src/modules/fulfilment/allocation/allocate.test.ts',
  'apps/commerce/src/modules/cart/totals/oracle.test.ts',
  'apps/commerce/src/modules/checkout/safety/prices-paid.api.test.ts',
  'apps/commerce/src/modules/search/engine/agreement.test.ts',
  'apps/commerce/src/modules/search/engine/index/change.test.ts',
  'apps/commerce/src/modules/search/freshness.api.test.ts',
  'apps/commerce/src/seed/seed.test.ts',
]
const RUN = /^(.+): (\d+) rounds; RANDOM_SEED=(\d+)/gm

/** @throws Error with the output of a failed test */
export async function benchOracles(): Promise<BenchResult[]> {
  const args = ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/test.ts'), '--only', 'unit,api', ...FILES]
  const env = { ...process.env, RANDOM_TIMES: String(TIMES) }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  if (code !== 0) throw new Error(printed)
  return [...printed.matchAll(RUN)].map(([, name = '', rounds, seed = '']) => ({
    name,
    figure: { value: Number(rounds), unit: 'rounds that agree' },
    details: { seed },
  }))
}
