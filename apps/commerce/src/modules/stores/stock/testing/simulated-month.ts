import { chances } from '#src/testing/random/random-run'
import type { StoreOutcome } from '../outcomes.ts'

/** Assumed. [decision 94] */
export const WORLD = {
  stores: 8,
  shelves: 400,
  days: 30,
  /** Of each store, a day. */
  tillSales: 14,
  webOrders: 6,
  counts: 10,
  /** Shelves were last counted up to so many days before the start, evenly spread. */
  oldestCountDays: 180,
  rightAtStart: 0.83,
  /** A sale moves as many pieces as so many days. */
  saleDays: 8,
  /** Unrecorded pieces that turn up, for each that is lost. */
  found: 0.3,
} as const

export interface Shelf {
  readonly store: number
  readonly sku: string
  readonly lossRate: number
  /** Share of the store's demand. */
  readonly demand: number
  recorded: number
  real: number
  readonly ageDays: number
  readonly sold: number
}

export interface Moved {
  readonly sold: number
  readonly delivered: number
}

/** What stores do with their records. */
export interface StockRule {
  startDay(): Promise<void>
  /** Offered pieces by sku. */
  loadOffered(): Promise<ReadonlyMap<string, number>>
  record(moved: ReadonlyMap<Shelf, Moved>, outcomes: readonly StoreOutcome[]): Promise<void>
  /** Skus to count today. */
  chooseCounts(): Promise<readonly string[]>
  count(shelves: readonly Shelf[]): Promise<void>
}

export interface MonthResult {
  readonly rightAtStart: number
  readonly rightAtEnd: number
  readonly orders: number
  readonly declines: number
  /** Of real pieces that are recorded, over all days. */
  readonly hiddenShare: number
}

const gauss = (chance: () => number) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

function poisson(mean: number, chance: () => number): number {
  let term = Math.exp(-mean)
  let left = chance()
  let count = 0
  while (left > term && count < 50) {
    count += 1
    left -= term
    term *= mean / count
  }
  return count
}

const binomial = (times: number, share: number, chance: () => number) =>
  Array.from({ length: Math.max(0, times) }, chance).filter((roll) => roll < share).length

/** Moves pieces as a time without records of it would. */
function drift(shelf: Shelf, days: number, chance: () => number): void {
  const lost = binomial(shelf.real, 1 - Math.exp(-shelf.lossRate * days), chance)
  const found = chance() < 1 - Math.exp(-shelf.lossRate * days * WORLD.found * Math.max(1, shelf.recorded)) ? 1 : 0
  shelf.real += found - lost
}

function choosePieces(chance: () => number): number {
  const roll = chance()
  if (roll < 0.4) return 1
  return roll < 0.75 ? 2 : 3
}

function makeStores(chance: () => number, lossRate: number): Shelf[] {
  const perDay = WORLD.tillSales + WORLD.webOrders
  return Array.from({ length: WORLD.stores }, (_, store) => {
    const sloppiness = Math.exp(0.6 * gauss(chance))
    const weights = Array.from({ length: WORLD.shelves }, () => Math.exp(gauss(chance)))
    const sum = weights.reduce((a, b) => a + b)
    return weights.map((weight, i): Shelf => {
      const pieces = choosePieces(chance)
      const ageDays = chance() * WORLD.oldestCountDays
      const sold = poisson((ageDays * perDay * weight) / sum, chance)
      const ownRate = lossRate * sloppiness * Math.exp(0.8 * gauss(chance))
      const shelf = { store, sku: `SHELF-${store}-${i}`, demand: weight / sum, lossRate: ownRate, ageDays, sold }
      const filled = { ...shelf, recorded: pieces, real: pieces }
      drift(filled, ageDays + WORLD.saleDays * sold, chance)
      return filled
    })
  }).flat()
}

/** Raises the rate of losses until no more records are right than the world says. */
export function makeShelves(seed: number): Shelf[] {
  for (let rate = 0.0002; ; rate *= 1.05) {
    const shelves = makeStores(chances(seed), rate)
    if (rightShare(shelves) <= WORLD.rightAtStart) return shelves
  }
}

export const codeOf = (shelf: Shelf) => `M${shelf.store}`

function chooseShelf(
  shelves: readonly Shelf[],
  chance: () => number,
  weigh: (shelf: Shelf) => number,
): Shelf | undefined {
  let left = chance() * sumOf(shelves, weigh)
  return shelves.find((shelf) => {
    left -= weigh(shelf)
    return left < 0
  })
}

const sumOf = (shelves: readonly Shelf[], of: (shelf: Shelf) => number) =>
  shelves.reduce((sum, shelf) => sum + of(shelf), 0)

/** Shelves on which pieces are recorded or lie. */
function rightShare(shelves: readonly Shelf[]): number {
  const kept = shelves.filter(({ recorded, real }) => recorded > 0 || real > 0)
  return kept.filter(({ recorded, real }) => recorded === real).length / kept.length
}

interface Day {
  readonly moved: Map<Shelf, Moved>
  readonly outcomes: Map<Shelf, StoreOutcome>
}

function move({ moved }: Day, shelf: Shelf, by: Partial<Moved>): void {
  const { sold = 0, delivered = 0 } = by
  const before = moved.get(shelf) ?? { sold: 0, delivered: 0 }
  moved.set(shelf, { sold: before.sold + sold, delivered: before.delivered + delivered })
  shelf.recorded += delivered - sold
  shelf.real += delivered - sold
}

function sell(day: Day, shelf: Shelf, chance: () => number): void {
  move(day, shelf, { sold: 1 })
  drift(shelf, WORLD.saleDays, chance)
}

/** Tills sell what lies there, and deliveries restock what ran low. */
function trade(day: Day, shelves: readonly Shelf[], chance: () => number): void {
  for (let sale = 0; sale < WORLD.tillSales; sale += 1) {
    const shelf = chooseShelf(shelves, chance, ({ real, recorded, demand }) => (real > 0 && recorded > 0 ? demand : 0))
    if (shelf) sell(day, shelf, chance)
  }
  for (let piece = 0; piece < WORLD.tillSales + WORLD.webOrders; piece += 1) {
    const shelf = chooseShelf(shelves, chance, ({ recorded, demand }) => (recorded < 2 ? demand : 0))
    if (shelf) move(day, shelf, { delivered: 1 })
  }
}

/** At most one order for a shelf a day. */
function order(day: Day, shelves: readonly Shelf[], offered: ReadonlyMap<string, number>, chance: () => number): void {
  for (let order = 0; order < WORLD.webOrders; order += 1) {
    const shelf = chooseShelf(shelves, chance, (one) =>
      (offered.get(one.sku) ?? 0) > 0 && !day.outcomes.has(one) ? one.demand : 0,
    )
    if (!shelf) return
    const outcome = shelf.real > 0 ? 'picked' : 'declined'
    day.outcomes.set(shelf, { source: codeOf(shelf), sku: shelf.sku, outcome })
    if (outcome === 'picked') sell(day, shelf, chance)
  }
}

const known = ({ real, recorded }: Shelf) => Math.min(real, recorded)

/** A month of all stores: drift, orders, tills, deliveries, then counts, every day. */
export async function simulateMonth(seed: number, shelves: readonly Shelf[], rule: StockRule): Promise<MonthResult> {
  const chance = chances(seed + 1)
  const stores = [...Map.groupBy(shelves, ({ store }) => store).values()]
  const rightAtStart = rightShare(shelves)
  const totals = { orders: 0, declines: 0, real: 0, hidden: 0 }
  for (let date = 0; date < WORLD.days; date += 1) {
    await rule.startDay()
    for (const shelf of shelves) drift(shelf, 1, chance)
    const offered = await rule.loadOffered()
    totals.real += sumOf(shelves, known)
    totals.hidden += sumOf(shelves, (shelf) => Math.max(0, known(shelf) - (offered.get(shelf.sku) ?? 0)))
    const day: Day = { moved: new Map(), outcomes: new Map() }
    for (const ofStore of stores) order(day, ofStore, offered, chance)
    for (const ofStore of stores) trade(day, ofStore, chance)
    const outcomes = [...day.outcomes.values()]
    await rule.record(day.moved, outcomes)
    totals.orders += outcomes.length
    totals.declines += outcomes.filter(({ outcome }) => outcome === 'declined').length
    const wanted = new Set(await rule.chooseCounts())
    const counted = shelves.filter(({ sku }) => wanted.has(sku))
    for (const shelf of counted) shelf.recorded = shelf.real
    await rule.count(counted)
  }
  const { orders, declines, real, hidden } = totals
  return { rightAtStart, rightAtEnd: rightShare(shelves), orders, declines, hiddenShare: hidden / real }
}
