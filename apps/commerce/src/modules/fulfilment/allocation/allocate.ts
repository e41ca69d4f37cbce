import { findCover } from './branch-and-bound.ts'
import type { CoveringSource, Problem } from './cover.ts'
import { type AllocationReasons, reasonsOf } from './reasons.ts'

export interface LineToFill {
  readonly id: number
  readonly sku: string
  readonly quantity: number
  /** The store that the line is collected from. */
  readonly at?: string
  /** Of its store, or of all sources that ship the size. */
  readonly stock: readonly SourceStock[]
}

export interface SourceStock {
  readonly source: string
  readonly quantity: number
}

/** What allocation weighs about a source. */
export interface SendingSource extends Pick<CoveringSource, 'isFull' | 'arrivesOn' | 'km' | 'load'> {
  /** Sizes whose neighbours are at the store too, so that taking the last piece breaks a run. */
  readonly inRuns: ReadonlySet<string>
}

export interface Allocation {
  /** By line id; fewer pieces than wanted when stock is short. */
  readonly parts: ReadonlyMap<number, readonly SourceStock[]>
  /** Undefined where there was no choice. */
  readonly reasons: AllocationReasons | undefined
}

const UNKNOWN: SendingSource = { isFull: false, arrivesOn: 0, km: 0, load: 0, inRuns: new Set() }

const SEARCH_MS = 5

/** True once `SEARCH_MS` have passed since the first question. */
function clockLimit(): () => boolean {
  let end = 0
  return () => {
    end ||= performance.now() + SEARCH_MS
    return performance.now() > end
  }
}

/** Pieces by sku and source, less those taken. */
class Shelves {
  readonly #pieces = new Map<string, Map<string, number>>()

  constructor(lines: readonly LineToFill[]) {
    for (const { sku, stock } of lines)
      for (const { source, quantity } of stock) {
        const bySource = this.#pieces.get(sku) ?? new Map<string, number>()
        this.#pieces.set(sku, bySource.set(source, Math.max(quantity, bySource.get(source) ?? 0)))
      }
  }

  at(sku: string, source: string): number {
    return this.#pieces.get(sku)?.get(source) ?? 0
  }

  /** @returns how many there were of the wanted ones */
  take(sku: string, source: string, wanted: number): number {
    const there = this.at(sku, source)
    const taken = Math.max(0, Math.min(there, wanted))
    if (taken > 0) this.#pieces.get(sku)?.set(source, there - taken)
    return taken
  }
}

/** Whether more than one source could send a part of the lines. */
export function hasChoice(lines: readonly LineToFill[]): boolean {
  return sourcesOf(lines.filter(({ at }) => at === undefined)).length > 1
}

function sourcesOf(lines: readonly LineToFill[]): readonly string[] {
  const stocked = lines.flatMap(({ stock }) => stock.filter(({ quantity }) => quantity > 0))
  return [...new Set(stocked.map(({ source }) => source))].sort()
}

/** The same size in two lines is wanted once. */
function problemOf(
  lines: readonly LineToFill[],
  codes: readonly string[],
  shelves: Shelves,
  facts: ReadonlyMap<string, SendingSource>,
): Problem {
  const bySku = Map.groupBy(lines, ({ sku }) => sku)
  const wanted = new Map([...bySku].map(([sku, same]) => [sku, same.reduce((sum, { quantity }) => sum + quantity, 0)]))
  const sizes = [...wanted].map(([sku, pieces]) => {
    const there = codes.reduce((sum, code) => sum + shelves.at(sku, code), 0)
    return { sku, pieces: Math.min(pieces, there) }
  })
  const sources = codes.map((code): CoveringSource => {
    const { inRuns, ...source } = facts.get(code) ?? UNKNOWN
    const counts = sizes.map(({ sku, pieces }) => {
      const there = shelves.at(sku, code)
      return { pieces: Math.min(pieces, there), free: Math.min(pieces, inRuns.has(sku) ? there - 1 : there) }
    })
    return {
      code,
      ...source,
      pieces: counts.map((count) => count.pieces),
      free: counts.map((count) => Math.max(0, count.free)),
    }
  })
  return { wanted: sizes.map(({ pieces }) => pieces), sources }
}

/** From one source where one has the line; pieces that break a size run last. */
function fillFrom(
  { sku, quantity }: LineToFill,
  codes: readonly string[],
  shelves: Shelves,
  facts: ReadonlyMap<string, SendingSource>,
): readonly SourceStock[] {
  const freeAt = (code: string) => shelves.at(sku, code) - (facts.get(code)?.inRuns.has(sku) ? 1 : 0)
  const whole = codes.find((code) => freeAt(code) >= quantity)
  const taken = new Map<string, number>()
  let missing = quantity
  const take = (code: string, wanted: number) => {
    const pieces = shelves.take(sku, code, Math.min(missing, wanted))
    missing -= pieces
    if (pieces > 0) taken.set(code, (taken.get(code) ?? 0) + pieces)
  }
  if (whole !== undefined) take(whole, quantity)
  for (const code of codes) take(code, freeAt(code))
  for (const code of codes) take(code, missing)
  return [...taken].map(([source, pieces]) => ({ source, quantity: pieces }))
}

/**
 * Pieces for collection first, from the chosen store; then delivery from the fewest sources. Sets of equally many are
 * compared by latest promise, broken size runs, distance and load.
 * @param facts of the sources, by code; needed only where there is a choice
 * @param isOver ends the search for the best set, which then is the best found so far
 */
export function allocate(
  lines: readonly LineToFill[],
  facts: ReadonlyMap<string, SendingSource> = new Map(),
  isOver: () => boolean = clockLimit(),
): Allocation {
  const shelves = new Shelves(lines)
  const parts = new Map<number, readonly SourceStock[]>(lines.map(({ id }) => [id, []]))
  const [collected, sent] = [lines.filter(({ at }) => at !== undefined), lines.filter(({ at }) => at === undefined)]
  for (const { id, sku, quantity, at = '' } of collected) {
    const pieces = shelves.take(sku, at, quantity)
    if (pieces > 0) parts.set(id, [{ source: at, quantity: pieces }])
  }
  const codes = sourcesOf(sent)
  const problem = problemOf(sent, codes, shelves, facts)
  const cover = findCover(problem, isOver)
  const chosen = inOrder(problem, cover.chosen)
  for (const line of sent) parts.set(line.id, fillFrom(line, chosen, shelves, facts))
  return { parts, reasons: hasChoice(lines) ? reasonsOf(problem, cover) : undefined }
}

/** The soonest and nearest first. */
function inOrder({ sources }: Problem, chosen: readonly number[]): readonly string[] {
  const ordered = chosen
    .flatMap((i) => sources[i] ?? [])
    .sort((a, b) => a.arrivesOn - b.arrivesOn || a.km - b.km || a.load - b.load || (a.code < b.code ? -1 : 1))
  return ordered.map(({ code }) => code)
}
