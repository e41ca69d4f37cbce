import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openDatabase, openPool } from '../apps/commerce/src/database.ts'
import { facetsOver, listSite } from '../apps/commerce/src/modules/search/engine/list.ts'
import { readSearch } from '../apps/commerce/src/modules/search/engine/reading.ts'
import type { SiteIndex } from '../apps/commerce/src/modules/search/engine/site-index.ts'
import { suggestIn } from '../apps/commerce/src/modules/search/engine/suggest.ts'
import type { ListingFilter, ListingQuery } from '../apps/commerce/src/modules/search/ports.ts'
import { loadSiteIndex } from '../apps/commerce/src/modules/search/site-indexes.ts'
import type { ReferenceFilter } from './listing-sql.ts'
import { percentile, rounded } from './result.ts'

/** What the parent asks for. */
export interface EngineInput {
  readonly databaseUrl: string
  readonly websiteId: number
}

/** Milliseconds of one kind of question. */
export interface Timing {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of one question, which a busy machine does not lengthen as it does the rest. */
  readonly cpuMs: number
}

/** What the child found. */
export interface EngineFigures {
  readonly products: number
  readonly styles: number
  readonly loadAndBuildMs: number
  readonly longestBlockMs: number
  readonly memoryMb: number
  readonly filters: readonly ReferenceFilter[]
  readonly listing: Timing
  readonly typos: Timing
  readonly suggestions: Timing
}

const ROUNDS = 3000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function usedMb(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/** Numbers from 0 up to 1, the same in each run. */
let state = 20_260
function chance(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T

/** Listings that shoppers open: by a brand, a colour, a category, and by two or three of them. */
function chooseFilters(index: SiteIndex): ReferenceFilter[] {
  const facets = facetsOver(index)
  const valuesOf = (code: string) => facets.find((facet) => facet.attribute_code === code)?.options.map(({ value }) => value) ?? []
  const [brands, colours, categories] = [valuesOf('brand'), valuesOf('colour'), valuesOf('category_uid')]
  return Array.from({ length: 100 }, () => {
    const filter = {
      ...(chance() < 0.4 ? { brand: pick(brands) } : {}),
      ...(chance() < 0.4 ? { colour: pick(colours) } : {}),
      ...(chance() < 0.4 ? { category: pick(categories) } : {}),
    }
    return Object.keys(filter).length > 0 ? filter : { colour: pick(colours) }
  })
}

function toQuery(filter: ReferenceFilter, websiteId: number): ListingQuery {
  const filters = Object.entries(filter).map(
    ([name, value]): ListingFilter => ({ attribute: name === 'category' ? 'category_uid' : name, type: 'include', values: [value] }),
  )
  return { websiteId, filters, sort: 'fh_default', offset: 0, limit: 20 }
}

/** Asks again and again, a different question each time; the first tenth is not counted. */
function time<T>(questions: readonly T[], ask: (question: T) => void, rounds = ROUNDS): Timing {
  const durations: number[] = []
  let usedBefore = process.cpuUsage()
  for (let round = -rounds / 10; round < rounds; round += 1) {
    if (round === 0) usedBefore = process.cpuUsage()
    const question = pick(questions)
    const startedAt = performance.now()
    ask(question)
    if (round >= 0) durations.push(performance.now() - startedAt)
  }
  const totalMs = durations.reduce((sum, one) => sum + one, 0)
  const { user, system } = process.cpuUsage(usedBefore)
  return {
    perSecond: (1000 * rounds) / totalMs,
    p50Ms: rounded(percentile(durations, 50)),
    p99Ms: rounded(percentile(durations, 99)),
    cpuMs: rounded((user + system) / 1000 / rounds),
  }
}

/** A word with two neighbours swapped, or a letter left out. */
function misspell(word: string): string {
  const at = 1 + Math.floor(chance() * (word.length - 2))
  return chance() < 0.5
    ? `${word.slice(0, at)}${word.slice(at + 1)}`
    : `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}

/** Searches for a product by two words of its name, the longer one misspelt. */
function chooseTypos(index: SiteIndex): string[] {
  const names = index.documents.flatMap((document) => document?.name ?? [])
  return Array.from({ length: 200 }, () => {
    const words = pick(names)
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3)
    const [longest = 'sandal', other = ''] = words.sort((a, b) => b.length - a.length)
    return `${other} ${misspell(longest)}`.trim()
  })
}

/** The longest time that anything else of the process had to wait while `work` ran. */
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
const filters = chooseFilters(index)
const queries = filters.map((filter) => toQuery(filter, websiteId))
const search = (words: string) => {
  const reading = readSearch(index, words)
  listSite(index, { ...toQuery({}, websiteId), filters: reading.filters, search: reading.words })
}
const typos = chooseTypos(index)
const figures: EngineFigures = {
  products: index.liveCount,
  styles: index.numbersOf.size,
  loadAndBuildMs,
  longestBlockMs: rounded(blockMs),
  memoryMb,
  filters,
  listing: time(queries, (query) => void listSite(index, query)),
  typos: time(typos, search, 1000),
  suggestions: time(
    typos.map((words) => words.slice(0, 3 + (words.length % 5))),
    (words) => void suggestIn(index, words),
    1000,
  ),
}
await db.destroy()
process.stdout.write(JSON.stringify(figures))
