import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { BenchResult } from './measure/result.ts'

const ROOT = join(import.meta.dirname, '..')
interface RandomFiles {
  /** As a multiple of the rounds in `npm test`. */
  readonly times: number
  readonly files: readonly string[]
}

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
/** Random and concurrent orders, returns, swaps and refunds: at least 1,000 rounds of each. */
const MONEY_FILES = [
  'apps/commerce/src/modules/payment/refunds/money-random.api.test.ts',
  'apps/commerce/src/modules/returns/exchange/exchange-random.api.test.ts',
]
const RUNS: readonly RandomFiles[] = [
  { times: 20, files: FILES },
  { times: 84, files: MONEY_FILES },
]
const RUN = /^(.+): (\d+) rounds; RANDOM_SEED=(\d+)/gm

/** @throws Error with the output of a failed test */
async function runRandom({ times, files }: RandomFiles): Promise<string> {
  const args = ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/test.ts'), '--only', 'unit,api', ...files]
  const env = { ...process.env, RANDOM_TIMES: String(times) }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  if (code !== 0) throw new Error(printed)
  return printed
}

export async function benchOracles(): Promise<BenchResult[]> {
  let printed = ''
  for (const run of RUNS) printed += await runRandom(run)
  return [...printed.matchAll(RUN)].map(([, name = '', rounds, seed = '']) => ({
    name,
    figure: { value: Number(rounds), unit: 'rounds that agree' },
    details: { seed },
  }))
}
