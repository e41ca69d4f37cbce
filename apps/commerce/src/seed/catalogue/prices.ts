import { chanceOf, pickOf } from '../chance.ts'

/** What a style-colour costs: cents, GST included. */
export interface PlannedPrice {
  readonly regularCents: number
  /** Undefined when it is not on sale. */
  readonly saleCents: number | undefined
}

const CENTS_BELOW_DOLLAR = 5
/**
 * The NZ price list is this much above the Australian one, before rounding up to the next ten dollars less five cents.
 */
const NZ_FACTOR = 1.09

/** New Zealand's recommended price of an Australian one: 12995 → 14995. [R3.55] */
export function nzCents(audCents: number): number {
  return Math.ceil((audCents * NZ_FACTOR) / 1000) * 1000 - CENTS_BELOW_DOLLAR
}

/**
 * A price cut by a percentage, down to a whole dollar less five cents, so that the percentage shown is never more than
 * what is taken off.
 */
function saleCentsOf(regularCents: number, percent: number): number {
  return Math.floor((regularCents * (100 - percent)) / 10_000) * 100 - CENTS_BELOW_DOLLAR
}

const SALE_SHARE = 0.2
const CUTS = [20, 20, 25, 30, 30, 40, 50] as const

/** Percentage a style-colour is reduced by, undefined for the four fifths at full price. Depends on the sku alone. */
export function saleCutOf(sku: string): number | undefined {
  return chanceOf(`markdown:${sku}`) < SALE_SHARE ? pickOf(`cut:${sku}`, CUTS) : undefined
}

/** The price in a currency. @param cut percentage taken off, undefined for none. */
export function priceOf(regularCents: number, cut: number | undefined): PlannedPrice {
  return { regularCents, saleCents: cut === undefined ? undefined : saleCentsOf(regularCents, cut) }
}
