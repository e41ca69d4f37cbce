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
  readonly #rows = new Map<string, number>()
  readonly #columns = new Map<string, number>()
  readonly #pieces: Int32Array

  constructor(lines: readonly LineToFill[]) {
    for (const { sku, stock } of lines) {
      if (!this.#rows.has(sku)) this.#rows.set(sku, this.#rows.size)
      for (const { source } of stock) if (!this.#columns.has(source)) this.#columns.set(source, this.#columns.size)
    }
    this.#pieces = new Int32Array(this.#rows.size * this.#columns.size)
    for (const { sku, stock } of lines)
      for (const { source, quantity } of stock) {
        const place = this.#placeOf(sku, source)
        if (quantity > (this.#pieces[place] ?? 0)) this.#pieces[place] = quantity
      }
  }

  /** Where each source is in a row. */
  columnsOf(sources: readonly string[]): readonly number[] {
    return sources.map((source) => this.#columns.get(source) ?? -1)
  }

  rowOf(sku: string): Int32Array {
    const start = (this.#rows.get(sku) ?? 0) * this.#columns.size
    return this.#pieces.subarray(start, start + this.#columns.size)
  }

  /** Beyond the end for a source without any. */
  #placeOf(sku: string, source: string): number {
    const column = this.#columns.get(source) ?? this.#pieces.length
    return (this.#rows.get(sku) ?? 0) * this.#columns.size + column
  }

  at(sku: string, source: string): number {
    return this.#pieces[this.#placeOf(sku, source)] ?? 0
  }

  /** @returns how many there were of the wanted ones */
  take(sku: string, source: string, wanted: number): number {
    const place = this.#placeOf(sku, source)
    const taken = Math.max(0, Math.min(this.#pieces[place] ?? 0, wanted))
    if (taken > 0) this.#pieces[place] = (this.#pieces[place] ?? 0) - taken
    return taken
  }
}

function sourcesOf(lines: readonly LineToFill[]): readonly string[] {
  const codes = new Set<string>()
  for (const { stock } of lines) for (const { source, quantity } of stock) if (quantity > 0) codes.add(source)
  return [...codes].sort()
}

function openSource(code: string, sizes: number, facts: SendingSource): CoveringSource & SendingSource {
  return { code, ...facts, pieces: new Int32Array(sizes), free: new Int32Array(sizes) }
}

/** The same size in two lines is wanted once. */
function problemOf(
  lines: readonly LineToFill[],
  codes: readonly string[],
  shelves: Shelves,
  facts: ReadonlyMap<string, SendingSource>,
): Problem {
  const bySku = [...Map.groupBy(lines, ({ sku }) => sku)]
  const wanted = new Int32Array(bySku.length)
  const sources = codes.map((code) => openSource(code, bySku.length, facts.get(code) ?? UNKNOWN))
  const columns = shelves.columnsOf(codes)
  for (const [size, [sku, same]] of bySku.entries()) {
    const row = shelves.rowOf(sku)
    const there = columns.reduce((sum, column) => sum + (row[column] ?? 0), 0)
    const total = same.reduce((sum, { quantity }) => sum + quantity, 0)
    const pieces = Math.min(there, total)
    wanted[size] = pieces
    for (let i = 0; i < sources.length; i += 1) {
      const count = row[columns[i] ?? -1] ?? 0
      const source = sources[i]
      if (!source || count === 0) continue
      const free = source.inRuns.has(sku) ? count - 1 : count
      source.pieces[size] = Math.min(pieces, count)
      source.free[size] = Math.min(pieces, free)
    }
  }
  return { wanted, sources }
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
  return { parts, reasons: codes.length > 1 ? reasonsOf(problem, cover) : undefined }
}

/** The soonest and nearest first. */
function inOrder({ sources }: Problem, chosen: readonly number[]): readonly string[] {
  const ordered = chosen
    .flatMap((i) => sources[i] ?? [])
    .sort((a, b) => a.arrivesOn - b.arrivesOn || a.km - b.km || a.load - b.load || (a.code < b.code ? -1 : 1))
  return ordered.map(({ code }) => code)
}
