import { DAY_MS } from '@welt/kit/time'
import type { ProductDocument } from '#modules/catalogue'

/** From 0 to 1000. [R3.61] */
export type Signal = 'availability' | 'newness' | 'sell_through' | 'saving'

/** Whole numbers from 0 to 100. */
export type Weights = Readonly<Record<Signal, number>>

export interface Ordering {
  /** [R3.107] */
  readonly featuredBrands: readonly string[]
  readonly weights: Weights
  readonly asOf: Date
}

/** Age at which newness reaches zero. */
const NEW_DAYS = 90

const MAX_SCORE = 4 * 1000 * 100
const NO_PIN = 100_000
/** Ranks a site's pins after a category's own. */
const OF_WHOLE_SITE = 10_000
const MAX_FEATURED = 10_000

function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.floor((1000 * part) / whole)
}

export function daysOnSale({ newFrom }: ProductDocument, asOf: Date): number {
  return Math.max(0, Math.floor((asOf.getTime() - newFrom.getTime()) / DAY_MS))
}

/** Each depends on the product and date alone, never on other products. */
export const SIGNALS: Readonly<Record<Signal, (document: ProductDocument, asOf: Date) => number>> = {
  availability: ({ sizes }) => shareOf(sizes.filter((size) => size.isInStock).length, sizes.length),
  newness: (document, asOf) => shareOf(Math.max(0, NEW_DAYS - daysOnSale(document, asOf)), NEW_DAYS),
  sell_through: ({ sellThroughPercent }) => 10 * sellThroughPercent,
  saving: ({ regularCents, finalCents }) => shareOf(regularCents - finalCents, regularCents),
}

export const SIGNAL_NAMES = Object.keys(SIGNALS) as Signal[]

export function scoreOf(document: ProductDocument, { weights, asOf }: Ordering): number {
  return SIGNAL_NAMES.reduce((sum, signal) => sum + weights[signal] * SIGNALS[signal](document, asOf), 0)
}

export const canBeBought = ({ sizes }: ProductDocument) => sizes.some((size) => size.isInStock)

export function pinIn({ categoryPins }: ProductDocument, categoryId: number | undefined): number | undefined {
  return categoryPins.find((pin) => pin.categoryId === categoryId)?.position
}

/** Smaller first: featured brand, availability, the category's pins, the site's pins, score. */
export function recommendedKey(document: ProductDocument, ordering: Ordering, categoryId?: number): number {
  const place = ordering.featuredBrands.indexOf(document.brandValue ?? '')
  const featured = place < 0 ? MAX_FEATURED : Math.min(place, MAX_FEATURED)
  const pin = Math.min(pinIn(document, categoryId) ?? OF_WHOLE_SITE + (document.pinnedPosition ?? NO_PIN), NO_PIN)
  const tier = (featured * 2 + (canBeBought(document) ? 0 : 1)) * (NO_PIN + 1) + pin
  return tier * (MAX_SCORE + 1) + (MAX_SCORE - scoreOf(document, ordering))
}
