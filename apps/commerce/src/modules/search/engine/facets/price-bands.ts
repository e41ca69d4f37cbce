import type { FacetOptionModel } from '../../ports.ts'
import { type Bits, countRuns, forEachBit, hasBit } from '../index/bits.ts'
import type { Listed } from '../index/column.ts'
import { PRICE_FACET } from './facet-definitions.ts'
import type { ActiveFilter } from './filters.ts'

const BANDS = PRICE_FACET.bandStartsCents.map((fromCents, i) => ({
  fromCents,
  toCents: (PRICE_FACET.bandStartsCents[i + 1] ?? Number.POSITIVE_INFINITY) - 1,
}))

function labelOf({ fromCents, toCents }: (typeof BANDS)[number]): string {
  if (fromCents === 0) return `Under $${(toCents + 1) / 100}`
  return Number.isFinite(toCents)
    ? `$${fromCents / 100}–$${(toCents / 100).toFixed(2)}`
    : `$${fromCents / 100} and over`
}

/** With no documents, `minCents` exceeds `maxCents`. */
export interface CountedBands {
  readonly counts: Uint32Array
  readonly minCents: number
  readonly maxCents: number
}

export function bandOf(cents: number): number {
  const starts = PRICE_FACET.bandStartsCents
  let band = starts.length - 1
  while (cents < (starts[band] as number)) band -= 1
  return band
}

interface Priced {
  readonly priceCents: Int32Array
  /** By ascending price. */
  readonly order: Uint32Array
  readonly bands: readonly Bits[]
}

/** Share of all documents above which counting by band is faster. */
const MANY = 1 / 8

export function countBands(priced: Priced, listing: Listed): CountedBands {
  const { priceCents, order, bands } = priced
  const { size, bits, ends } = listing
  if (size <= MANY * order.length) return countBandsByDocument(priceCents, listing)
  const isListed = (document: number) => hasBit(bits, document)
  return {
    counts: Uint32Array.from(bands, (band) => countRuns(bits, band, ends)),
    minCents: priceCents[order.find(isListed) as number] as number,
    maxCents: priceCents[order.findLast(isListed) as number] as number,
  }
}

function countBandsByDocument(priceCents: Int32Array, { bits, styleOf }: Listed): CountedBands {
  const counts = new Uint32Array(BANDS.length)
  const lastStyle = new Int32Array(BANDS.length).fill(-1)
  let minCents = Number.POSITIVE_INFINITY
  let maxCents = Number.NEGATIVE_INFINITY
  forEachBit(bits, (document) => {
    const cents = priceCents[document] as number
    if (cents < minCents) minCents = cents
    if (cents > maxCents) maxCents = cents
    const band = bandOf(cents)
    const style = styleOf ? (styleOf[document] as number) : document
    if (lastStyle[band] === style) return
    lastStyle[band] = style
    counts[band] = (counts[band] as number) + 1
  })
  return { counts, minCents, maxCents }
}

/** [R3.60] */
export function priceOptions({ counts }: CountedBands, active: ActiveFilter | undefined): FacetOptionModel[] {
  return BANDS.flatMap((band, i): FacetOptionModel[] => {
    const from = band.fromCents / 100
    const to = Number.isFinite(band.toCents) ? band.toCents / 100 : undefined
    const isSelected = active !== undefined && (active.from ?? 0) === from && active.to === to
    const option = {
      value: `${from}_${to ?? ''}`,
      label: labelOf(band),
      count: counts[i] ?? 0,
      is_selected: isSelected,
      swatch_data: null,
    }
    return option.count > 0 || isSelected ? [option] : []
  })
}
