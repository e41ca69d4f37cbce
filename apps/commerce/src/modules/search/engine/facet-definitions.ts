import { findSizeScale, sizeScales } from '@welt/brands'
import type { ProductDocument } from '#modules/catalogue'

/** A value a document has for a facet. */
export interface Term {
  readonly value: string
  readonly label: string
  /** Place among the facet's values where they have an order of their own. */
  readonly order?: number
  readonly hex?: string | undefined
  /** Its hex stands for the value better than that of a document that only belongs to it: a product called Red for the family red. */
  readonly isTypical?: boolean
}

/** A facet of listed values. `sortBy`: how its values are ordered. */
export interface FacetDefinition {
  readonly code: string
  readonly label: string
  readonly position: number
  readonly sortBy: 'label' | 'count' | 'order'
  readonly termsOf: (document: ProductDocument) => readonly Term[]
}

/** 'Court shoes' → 'court-shoes': the form of a value in addresses. */
function slugOf(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** First letter as a capital: 'leather' → 'Leather'. */
function labelOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function plainTerm(text: string | undefined): readonly Term[] {
  return text ? [{ value: slugOf(text), label: labelOf(text) }] : []
}

/** A size with its scale, as the size filter names it: 'EU:38'; a product without a scale has the bare size. */
function sizeValue(scale: string | undefined, size: string): string {
  return scale ? `${scale}:${size}` : size
}

const SCALE_ORDER = new Map(
  sizeScales.map((scale, i) => [scale.code, { base: i * 1000, places: new Map(scale.sizes.map((row, j) => [row.size, j])) }]),
)

/** Sizes stand together by scale and ascend in it; children's 13 comes before 1, as the scale has it. */
function sizeOrder(scale: string | undefined, size: string, position: number): number {
  const known = SCALE_ORDER.get(scale ?? '')
  return known ? known.base + (known.places.get(size) ?? 900 + position) : SCALE_ORDER.size * 1000 + position
}

function sizeTerms(document: ProductDocument): Term[] {
  const { sizeScale, sizes } = document
  return sizes
    .filter((size) => size.isInStock)
    .map(({ size, position }) => ({ value: sizeValue(sizeScale, size), label: size, order: sizeOrder(sizeScale, size, position) }))
}

/** Reads '7' as 'Women 7' or 'Kids EU 22', for listings where a number alone could be two sizes. */
export function sizeLabelWithScale({ value, label }: Term): string {
  const scale = findSizeScale(value.split(':')[0] ?? '')
  if (!scale) return label
  const numbering = scale.code.startsWith('EU') ? 'EU ' : ''
  return `${labelOf(scale.department)} ${numbering}${label}`
}

/** Heel bands, each below its limit in millimetres. @source ux §6 Listing */
const HEEL_BANDS = [
  { value: 'flat', label: 'Flat (under 2.5 cm)', belowMm: 25 },
  { value: 'low', label: 'Low (2.5 to 4.5 cm)', belowMm: 45 },
  { value: 'mid', label: 'Mid (4.5 to 7 cm)', belowMm: 70 },
  { value: 'high', label: 'High (7 cm and over)', belowMm: Number.POSITIVE_INFINITY },
]

function heelTerms({ heelHeightMm }: ProductDocument): Term[] {
  if (heelHeightMm === undefined) return []
  const order = HEEL_BANDS.findIndex((band) => heelHeightMm < band.belowMm)
  const band = HEEL_BANDS[order]
  return band ? [{ value: band.value, label: band.label, order }] : []
}

function colourTerms({ colour, colourFamily, colourHex }: ProductDocument): Term[] {
  const isTypical = colour?.toLowerCase() === colourFamily?.toLowerCase()
  return plainTerm(colourFamily).map((term) => ({ ...term, hex: colourHex, isTypical }))
}

/** The facets of listed values in the order of the sidebar; category and price stand between them. @source ux §6, R9.34-R9.38 */
export const FACETS: readonly FacetDefinition[] = [
  { code: 'size', label: 'Size', position: 1, sortBy: 'order', termsOf: sizeTerms },
  { code: 'width', label: 'Width', position: 2, sortBy: 'label', termsOf: (document) => plainTerm(document.width) },
  {
    code: 'colour',
    label: 'Colour',
    position: 3,
    sortBy: 'count',
    termsOf: colourTerms,
  },
  {
    code: 'brand',
    label: 'Brand',
    position: 5,
    sortBy: 'label',
    termsOf: ({ brandValue, brandLabel }) => (brandValue ? [{ value: brandValue, label: brandLabel ?? brandValue }] : []),
  },
  { code: 'heel_height', label: 'Heel height', position: 6, sortBy: 'order', termsOf: heelTerms },
  { code: 'web_fabric', label: 'Material', position: 8, sortBy: 'label', termsOf: (document) => plainTerm(document.fabric) },
  { code: 'occasion', label: 'Occasion', position: 9, sortBy: 'label', termsOf: (document) => document.occasions.flatMap(plainTerm) },
  { code: 'style_filter_st_mf', label: 'Style', position: 10, sortBy: 'label', termsOf: (document) => plainTerm(document.style) },
  {
    code: 'sale',
    label: 'Sale',
    position: 11,
    sortBy: 'label',
    termsOf: ({ finalCents, regularCents }) => (finalCents < regularCents ? [{ value: '1', label: 'On sale' }] : []),
  },
]

/** Where the category facet stands. */
export const CATEGORY_FACET = { code: 'category_uid', label: 'Category', position: 4 }

/** Where the price facet stands, and its bands: each goes up to the next one's start less a cent. Amounts in cents. */
export const PRICE_FACET = { code: 'price', label: 'Price', position: 7, bandStartsCents: [0, 5000, 10_000, 15_000, 20_000, 30_000] }
