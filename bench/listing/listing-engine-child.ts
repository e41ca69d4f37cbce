import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { loadSiteIndex } from '../../apps/commerce/src/modules/search/build-sites.ts'
import type { SiteIndex } from '../../apps/commerce/src/modules/search/engine/index/site-index.ts'
import { listSite } from '../../apps/commerce/src/modules/search/engine/list.ts'
import { readSearch } from '../../apps/commerce/src/modules/search/engine/text/reading.ts'
import { suggestIn } from '../../apps/commerce/src/modules/search/engine/text/suggest.ts'
import type { ListingQuery } from '../../apps/commerce/src/modules/search/ports.ts'
import { openDatabase, openPool } from '../../apps/commerce/src/platform/database.ts'
import { percentile, rounded } from '../measure/result.ts'
import { chooseQueries } from './listing-queries.ts'
import { prepareReference } from './listing-reference.ts'

export interface EngineInput {
  readonly databaseUrl: string
  readonly websiteId: number
}

/** Milliseconds. */
export interface Timing {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU time per query, average and 99th percentile; less sensitive to other load than wall time. */
  readonly cpuMs: number
  readonly cpuP99Ms: number
}

export interface EngineFigures {
  readonly products: number
  readonly styles: number
  readonly loadAndBuildMs: number
  readonly longestBlockMs: number
  readonly memoryMb: number
  readonly listing: Timing
  readonly reference: Pick<Timing, 'perSecond' | 'p50Ms' | 'p99Ms'>
  readonly typos: Timing
  readonly suggestions: Timing
}

const ROUNDS = 3000
const QUERIES = 400
const COMPARED = 150
const REFERENCE_SECONDS = 6

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function usedMb(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/** Pseudo-random in [0, 1), the same in each run. */
let state = 20_260
function chance(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T

/** The first tenth is not counted. */
function time<T>(questions: readonly T[], runQuery: (question: T) => void, rounds = ROUNDS): Timing {
  const durations: number[] = []
  const worked: number[] = []
  let usedBefore = process.cpuUsage()
  for (let round = -rounds / 10; round < rounds; round += 1) {
    if (round === 0) usedBefore = process.cpuUsage()
    const question = pick(questions)
    const threadBefore = process.threadCpuUsage()
    const startedAt = performance.now()
    runQuery(question)
    const tookMs = performance.now() - startedAt
    const thread = process.threadCpuUsage(threadBefore)
    if (round < 0) continue
    durations.push(tookMs)
    worked.push((thread.user + thread.system) / 1000)
  }
  const totalMs = durations.reduce((sum, one) => sum + one, 0)
  const { user, system } = process.cpuUsage(usedBefore)
  return {
    perSecond: (1000 * rounds) / totalMs,
    p50Ms: rounded(percentile(durations, 50)),
    p99Ms: rounded(percentile(durations, 99)),
    cpuMs: rounded((user + system) / 1000 / rounds),
    cpuP99Ms: rounded(percentile(worked, 99)),
  }
}

async function timeReference(runQuery: (query: ListingQuery) => Promise<unknown>, queries: readonly ListingQuery[]) {
  const durations: number[] = []
  for (const query of queries.slice(0, COMPARED)) await runQuery(query)
  for (let total = 0; total < REFERENCE_SECONDS * 1000; ) {
    const startedAt = performance.now()
    await runQuery(pick(queries))
    const tookMs = performance.now() - startedAt
    total += tookMs
    durations.push(tookMs)
  }
  const totalMs = durations.reduce((sum, one) => sum + one, 0)
  return {
    perSecond: (1000 * durations.length) / totalMs,
    p50Ms: rounded(percentile(durations, 50)),
    p99Ms: rounded(percentile(durations, 99)),
  }
}

/** Swaps two neighbouring letters or drops one. */
function misspell(token: string): string {
  const at = 1 + Math.floor(chance() * (token.length - 2))
  return chance() < 0.5
    ? `${token.slice(0, at)}${token.slice(at + 1)}`
    : `${token.slice(0, at)}${token[at + 1]}${token[at]}${token.slice(at + 2)}`
}

function chooseTypos(index: SiteIndex): string[] {
  const names = index.documents.flatMap((document) => document?.name ?? [])
  return Array.from({ length: 200 }, () => {
    const terms = pick(names)
      .toLowerCase()
      .split(/\W+/)
      .filter((token) => token.length > 3)
    const [longest = 'sandal', other = ''] = terms.sort((a, b) => b.length - a.length)
    return `${other} ${misspell(longest)}`.trim()
  })
}

/** Longest block of the event loop while `work` ran. */
async function longestBlock<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly blockMs: number }> {
  let isDone = false
  let blockMs = 0
  const watch = (async () => {
    for (let before = performance.now(); !isDone; before = performance.now()) {
      await nextTurn()
      blockMs = Math.max(blockMs, performance.now() - before)
    }
  })()
  const result = await work()
  isDone = true
  await watch
  return { result, blockMs }
}

const { databaseUrl, websiteId } = JSON.parse(process.argv[2] ?? '{}') as EngineInput
const pool = openPool(databaseUrl, 4)
const db = openDatabase(pool)
const before = usedMb()
const startedAt = performance.now()
const { result: index, blockMs } = await longestBlock(() => loadSiteIndex(db, websiteId))
const loadAndBuildMs = Math.round(performance.now() - startedAt)
const memoryMb = Math.round(usedMb() - before)
const queries = chooseQueries(index, QUERIES)
const search = (terms: string) => {
  const { terms: left, filters } = readSearch(index, terms)
  listSite(index, { websiteId, filters, search: left, sort: 'fh_default', offset: 0, limit: 20 })
}
const typos = chooseTypos(index)
const connections = new pg.Pool({ connectionString: databaseUrl, max: 1 })
const reference = await prepareReference(connections, index)
await reference.compareWith(index, queries.slice(0, COMPARED))
const referenceTiming = await timeReference(reference.runQuery, queries)
await reference.drop()
await connections.end()
const figures: EngineFigures = {
  products: index.liveCount,
  styles: index.numbersOf.size,
  loadAndBuildMs,
  longestBlockMs: rounded(blockMs),
  memoryMb,
  reference: referenceTiming,
  listing: time(queries, (query) => void listSite(index, query)),
  typos: time(typos, search, 1000),
  suggestions: time(
    typos.map((terms) => terms.slice(0, 3 + (terms.length % 5))),
    (terms) => void suggestIn(index, terms),
    1000,
  ),
}
await db.destroy()
process.stdout.write(JSON.stringify(figures))
