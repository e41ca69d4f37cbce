import { DAY_MS } from '@welt/kit/time'
import type { ProductDocument } from '#modules/catalogue'

/** What the Recommended order looks at, each as parts of a thousand. [R3.61] */
export type Signal = 'availability' | 'newness' | 'sell_through' | 'saving'

/** How much each signal counts on a site; whole numbers from 0 to 100. */
export type Weights = Readonly<Record<Signal, number>>

/** What a site's Recommended order depends on beside the products. */
export interface Ordering {
  /** Brand values shown first, in this order. [R3.107] */
  readonly featuredBrands: readonly string[]
  readonly weights: Weights
  /** The day it is computed for: newness is counted in whole days before it. */
  readonly asOf: Date
}

/** Days after which nothing is new any more. */
const NEW_DAYS = 90

/** Highest score: four signals of a thousand at a weight of a hundred. */
const MAX_SCORE = 4 * 1000 * 100
const NO_PIN = 100_000
/** Added to a place on the whole site: within a category its own pins come first, whose places are below it. */
const OF_WHOLE_SITE = 10_000
const MAX_FEATURED = 10_000

function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.floor((1000 * part) / whole)
}

/** Whole days a product has been on sale. */
export function daysOnSale({ newFrom }: ProductDocument, asOf: Date): number {
  return Math.max(0, Math.floor((asOf.getTime() - newFrom.getTime()) / DAY_MS))
}

/**
 * How well a product does on each signal, 0 to 1000. It depends on the product and the day alone, never on the others.
 */
export const SIGNALS: Readonly<Record<Signal, (document: ProductDocument, asOf: Date) => number>> = {
  availability: ({ sizes }) => shareOf(sizes.filter((size) => size.isInStock).length, sizes.length),
  newness: (document, asOf) => shareOf(Math.max(0, NEW_DAYS - daysOnSale(document, asOf)), NEW_DAYS),
  sell_through: ({ sellThroughPercent }) => 10 * sellThroughPercent,
  saving: ({ regularCents, finalCents }) => shareOf(regularCents - finalCents, regularCents),
}

export const SIGNAL_NAMES = Object.keys(SIGNALS) as Signal[]

/** Sum of each signal times its weight. */
export function scoreOf(document: ProductDocument, { weights, asOf }: Ordering): number {
  return SIGNAL_NAMES.reduce((sum, signal) => sum + weights[signal] * SIGNALS[signal](document, asOf), 0)
}

export const canBeBought = ({ sizes }: ProductDocument) => sizes.some((size) => size.isInStock)

/** The place that a category pins a product to. */
export function pinIn({ categoryPins }: ProductDocument, categoryId: number | undefined): number | undefined {
  return categoryPins.find((pin) => pin.categoryId === categoryId)?.position
}

/**
 * Featured brands in their order, what can be bought before what is sold out, places pinned in the category, then on
 * the whole site, then the score; the whole as one number, smaller first.
 */
export function recommendedKey(document: ProductDocument, ordering: Ordering, categoryId?: number): number {
  const place = ordering.featuredBrands.indexOf(document.brandValue ?? '')
  const featured = place < 0 ? MAX_FEATURED : Math.min(place, MAX_FEATURED)
  const pin = Math.min(pinIn(document, categoryId) ?? OF_WHOLE_SITE + (document.pinnedPosition ?? NO_PIN), NO_PIN)
  const tier = (featured * 2 + (canBeBought(document) ? 0 : 1)) * (NO_PIN + 1) + pin
  return tier * (MAX_SCORE + 1) + (MAX_SCORE - scoreOf(document, ordering))
}
