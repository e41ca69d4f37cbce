import { buildStorefront } from '../scripts/build.ts'
import { missingForFailover } from '../scripts/cluster/cluster.ts'
import { type Fault, startSurvivor, until } from '../scripts/cluster/failover/faults.ts'
import { type BenchResult, rounded } from './measure/result.ts'

const FAULTS = Number(process.env.CLUSTER_FAULTS ?? 20)
const KINDS: readonly Fault[] = ['leader killed', 'leader cut off']
const ALLOWED = { value: 30, unit: 's', name: 'allowed' } as const
const LEAST_SHOWN = 99.9

const shown = (refusals: Readonly<Record<string, number>>) =>
  Object.entries(refusals)
    .map(([what, times]) => `${times} calls of buyers ${what}`)
    .join(', ') || 'buyers waited'

/** The leader is killed or cut off in turn, under buyers, on two of each part. @throws Error without Debian's packages */
export async function benchCluster(): Promise<readonly BenchResult[]> {
  const missing = missingForFailover()
  if (missing) throw new Error(`no failover here: ${missing}`)
  await buildStorefront()
  const survivor = await startSurvivor()
  const results: BenchResult[] = []
  const orders: string[] = []
  let pages = 0
  let missedPages = 0
  try {
    for (let at = 0; at < FAULTS; at += 1) {
      const fault = KINDS[at % KINDS.length] as Fault
      const seen = await survivor.provoke(fault)
      orders.push(...seen.orders)
      pages += seen.pages
      missedPages += seen.missedPages.length
      const gapSeconds = seen.longestGapMs / 1000
      results.push({
        name: `${at + 1}: ${fault}, ${seen.from} to ${seen.to}`,
        figure: { value: rounded(gapSeconds), unit: 's longest gap' },
        baseline: ALLOWED,
        ratio: rounded(ALLOWED.value / gapSeconds),
        required: 1,
        details: {
          shoppers_saw: `${shown(seen.refusals)}; ${seen.pages - seen.missedPages.length} of ${seen.pages} pages`,
          orders: seen.orders.length,
          writes_tried_at_the_leader_cut_off: seen.triedThere,
        },
      })
      process.stderr.write(`  ${at + 1} of ${FAULTS}: ${fault}, ${gapSeconds.toFixed(1)} s\n`)
    }
    let faults: readonly string[] = []
    const areRight = async () => {
      faults = await survivor.findFaults(orders)
      return faults.length === 0
    }
    await until(areRight, () => '').catch(() => undefined)
    const part = (right: number, all: number) => rounded((100 * right) / all)
    results.push(
      {
        name: 'pages shown',
        figure: { value: (100 * (pages - missedPages)) / pages, unit: `% of ${pages}` },
        required: LEAST_SHOWN,
        details: {},
      },
      {
        name: 'acknowledged orders paid, with one mail; invariants hold',
        figure: { value: part(orders.length - faults.length, orders.length), unit: `% of ${orders.length}` },
        required: 100,
        details: { lost_or_wrong: faults.length, ...(faults[0] ? { first: faults[0] } : {}) },
      },
    )
    return results
  } finally {
    await survivor.cluster.close()
  }
}
