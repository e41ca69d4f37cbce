import { buildStorefront } from '../scripts/build.ts'
import { missingForFailover } from '../scripts/cluster/cluster.ts'
import { type Fault, startSurvivor, until } from '../scripts/cluster/failover/faults.ts'
import { countBy, type Seen, type Shown } from '../scripts/cluster/failover/shoppers.ts'
import { type BenchResult, rounded } from './measure/result.ts'

const FAULTS = Number(process.env.CLUSTER_FAULTS ?? 20)
const KINDS: readonly Fault[] = ['leader killed', 'leader cut off']
const ALLOWED = { value: 30, unit: 's', name: 'allowed' } as const
const LEAST_SHOWN = 99.9
const PRODUCTS = 1500

const shown = (refusals: Readonly<Record<string, number>>) =>
  Object.entries(refusals)
    .map(([what, times]) => `${times} calls of buyers ${what}`)
    .join(', ') || 'buyers waited'

type ByKind = Map<string, Shown>

function addTo(all: ByKind, shown: Seen['shown']): void {
  for (const [kind, { pages, missed, slowestMs }] of Object.entries(shown)) {
    const before = all.get(kind) ?? { pages: 0, missed: [], slowestMs: 0 }
    all.set(kind, {
      pages: before.pages + pages,
      missed: [...before.missed, ...missed],
      slowestMs: Math.max(before.slowestMs, slowestMs),
    })
  }
}

function totalOf(shown: Iterable<Shown>): { readonly pages: number; readonly missed: number } {
  let [pages, missed] = [0, 0]
  for (const one of shown) {
    pages += one.pages
    missed += one.missed.length
  }
  return { pages, missed }
}

const pagesResult = (name: string, shown: readonly Shown[], required?: number): BenchResult => {
  const { pages, missed } = totalOf(shown)
  return {
    name,
    figure: { value: (100 * (pages - missed)) / pages, unit: `% of ${pages}` },
    ...(required === undefined ? {} : { required }),
    details: {
      slowest_s: rounded(Math.max(...shown.map(({ slowestMs }) => slowestMs)) / 1000),
      shoppers_saw: JSON.stringify(countBy(shown.flatMap((one) => one.missed))),
    },
  }
}

/** Neither pages that are cached everywhere nor suggestions, whose absence leaves the page as it is. */
const mixed = ([kind, shown]: readonly [string, Shown]): readonly Shown[] =>
  kind === 'cached' || kind.endsWith('suggestions') ? [] : [shown]

/** The leader is killed or cut off in turn, under buyers, on two of each part. @throws Error without Debian's packages */
export async function benchCluster(): Promise<readonly BenchResult[]> {
  const missing = missingForFailover()
  if (missing) throw new Error(`no failover here: ${missing}`)
  await buildStorefront()
  const survivor = await startSurvivor(PRODUCTS)
  const results: BenchResult[] = []
  const orders: string[] = []
  const pages: ByKind = new Map()
  try {
    for (let at = 0; at < FAULTS; at += 1) {
      const fault = KINDS[at % KINDS.length] as Fault
      const seen = await survivor.provoke(fault)
      orders.push(...seen.orders)
      addTo(pages, seen.shown)
      const total = totalOf(Object.values(seen.shown))
      const gapSeconds = seen.longestGapMs / 1000
      results.push({
        name: `${at + 1}: ${fault}, ${seen.from} to ${seen.to}`,
        figure: { value: rounded(gapSeconds), unit: 's longest gap' },
        baseline: ALLOWED,
        ratio: rounded(ALLOWED.value / gapSeconds),
        required: 1,
        details: {
          shoppers_saw: `${shown(seen.refusals)}; ${total.pages - total.missed} of ${total.pages} pages`,
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
      pagesResult('pages of the mix shown', [...pages].flatMap(mixed), LEAST_SHOWN),
      ...[...pages].map(([kind, shown]) => pagesResult(`pages shown: ${kind}`, [shown])),
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
