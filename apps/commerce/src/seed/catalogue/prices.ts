import { chanceOf, pickOf } from '../chance.ts'

/** Cents, GST included. */
export interface PlannedPrice {
  readonly regularCents: number
  /** Undefined when not on sale. */
  readonly saleCents: number | undefined
}

const CENTS_BELOW_DOLLAR = 5
/** NZ price relative to the Australian one, before rounding. */
const NZ_FACTOR = 1.09

/** Rounds up to the next ten dollars less five cents: 12995 → 14995. [R3.55] */
export function nzCents(audCents: number): number {
  return Math.ceil((audCents * NZ_FACTOR) / 1000) * 1000 - CENTS_BELOW_DOLLAR
}

/** To a whole dollar less five cents, rounding down so that the percentage shown is never exaggerated. */
function saleCentsOf(regularCents: number, percent: number): number {
  return Math.floor((regularCents * (100 - percent)) / 10_000) * 100 - CENTS_BELOW_DOLLAR
}

const SALE_SHARE = 0.2
const CUTS = [20, 20, 25, 30, 30, 40, 50] as const

/** A fifth of the products, depending on the sku alone. */
export function saleCutOf(sku: string): number | undefined {
  return chanceOf(`markdown:${sku}`) < SALE_SHARE ? pickOf(`cut:${sku}`, CUTS) : undefined
}

/** @param cut discount in percent */
export function priceOf(regularCents: number, cut: number | undefined): PlannedPrice {
  return { regularCents, saleCents: cut === undefined ? undefined : saleCentsOf(regularCents, cut) }
}
