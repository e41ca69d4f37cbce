import { findSizeScale, sizeScales } from '@welt/brands'
import { capitalized } from '@welt/kit/text/capitalized'
import type { ProductDocument } from '#modules/catalogue'
import { shoeSizes, sizeFilterValue } from './shoe-sizes.ts'

export interface Term {
  readonly value: string
  readonly label: string
  /** Sizes only: Women, Men or Kids. */
  readonly department?: string
  readonly order?: number
  readonly hex?: string | undefined
  /** Its hex wins: a product called Red over others of the red family. */
  readonly isTypical?: boolean
}

export interface FacetDefinition {
  readonly code: string
  readonly label: string
  readonly position: number
  readonly sortBy: 'label' | 'count' | 'order'
  readonly termsOf: (document: ProductDocument) => readonly Term[]
}

/** 'Court shoes' → 'court-shoes'. */
function slugOf(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Memoises: columns require equal terms to be the same object. */
function remembered<T>(make: (...texts: (string | undefined)[]) => T): (...texts: (string | undefined)[]) => T {
  const known = new Map<string, T>()
  return (...texts) => {
    const key = texts.join('\n')
    let made = known.get(key)
    if (made === undefined) {
      made = make(...texts)
      known.set(key, made)
    }
    return made
  }
}

const NONE: readonly Term[] = []
const plainTerm = remembered((text): readonly Term[] =>
  text ? [{ value: slugOf(text), label: capitalized(text) }] : NONE,
)

/** Children's 13 precedes 1. */
const DEPARTMENTS = [...new Set(sizeScales.map(({ department }) => department))]
const ROOM = 1000

const knownSizes = new Map(
  shoeSizes.map(({ value, department, row }, i): [string, Term] => {
    const order = ROOM * DEPARTMENTS.indexOf(department) + i
    return [value, { value, label: `AU ${row.au} / EU ${row.eu}`, department: capitalized(department), order }]
  }),
)

/** A size in no scale. */
const strangeSize = remembered((code = '', size = '', position): Term => {
  const scale = findSizeScale(code)
  const order =
    Number(position) + (scale ? ROOM * DEPARTMENTS.indexOf(scale.department) + ROOM / 2 : ROOM * DEPARTMENTS.length)
  const value = code ? `${code}:${size}` : size
  return scale
    ? { value, label: `${scale.heading.slice(0, 2)} ${size}`, department: capitalized(scale.department), order }
    : { value, label: size, order }
})

/** Goods in one size of no scale are not chosen by size. */
function sizeTerms({ sizeScale = '', sizes }: ProductDocument): readonly Term[] {
  if (sizeScale === '' && sizes.length === 1) return NONE
  const inStock = sizes.filter((size) => size.isInStock)
  return inStock.map(
    ({ size, position }) =>
      knownSizes.get(sizeFilterValue(`${sizeScale}:${size}`)) ?? strangeSize(sizeScale, size, String(position)),
  )
}

export function sizeLabel(value: string): string | undefined {
  return knownSizes.get(sizeFilterValue(value))?.label
}

/** Exclusive limits in millimetres. */
const HEEL_BANDS = [
  { value: 'flat', label: 'Flat (under 2.5 cm)', belowMm: 25 },
  { value: 'low', label: 'Low (2.5 to 4.5 cm)', belowMm: 45 },
  { value: 'mid', label: 'Mid (4.5 to 7 cm)', belowMm: 70 },
  { value: 'high', label: 'High (7 cm and over)', belowMm: Number.POSITIVE_INFINITY },
]

const HEEL_TERMS = HEEL_BANDS.map(({ value, label }, order): readonly Term[] => [{ value, label, order }])

function heelTerms({ heelHeightMm }: ProductDocument): readonly Term[] {
  if (heelHeightMm === undefined) return NONE
  return HEEL_TERMS[HEEL_BANDS.findIndex((band) => heelHeightMm < band.belowMm)] ?? NONE
}

const colourTerm = remembered((colour, family, hex): readonly Term[] => {
  const isTypical = colour?.toLowerCase() === family?.toLowerCase()
  return plainTerm(family).map((term) => ({ ...term, hex: hex || undefined, isTypical }))
})

const brandTerm = remembered((value, label): readonly Term[] => (value ? [{ value, label: label || value }] : NONE))

const ON_SALE: readonly Term[] = [{ value: '1', label: 'On sale' }]

/** [R9.34-R9.38] */
export const FACETS: readonly FacetDefinition[] = [
  { code: 'size', label: 'Size', position: 1, sortBy: 'order', termsOf: sizeTerms },
  { code: 'width', label: 'Width', position: 2, sortBy: 'label', termsOf: (document) => plainTerm(document.width) },
  {
    code: 'colour',
    label: 'Colour',
    position: 3,
    sortBy: 'count',
    termsOf: ({ colour, colourFamily, colourHex }) => colourTerm(colour, colourFamily, colourHex),
  },
  {
    code: 'brand',
    label: 'Brand',
    position: 5,
    sortBy: 'label',
    termsOf: ({ brandValue, brandLabel }) => brandTerm(brandValue, brandLabel),
  },
  { code: 'heel_height', label: 'Heel height', position: 6, sortBy: 'order', termsOf: heelTerms },
  {
    code: 'web_fabric',
    label: 'Material',
    position: 8,
    sortBy: 'label',
    termsOf: (document) => plainTerm(document.fabric),
  },
  {
    code: 'occasion',
    label: 'Occasion',
    position: 9,
    sortBy: 'label',
    termsOf: (document) => document.occasions.flatMap((occasion) => plainTerm(occasion)),
  },
  {
    code: 'style_filter_st_mf',
    label: 'Style',
    position: 10,
    sortBy: 'label',
    termsOf: (document) => plainTerm(document.style),
  },
  {
    code: 'sale',
    label: 'Sale',
    position: 11,
    sortBy: 'label',
    termsOf: ({ finalCents, regularCents }) => (finalCents < regularCents ? ON_SALE : NONE),
  },
]

export const CATEGORY_FACET = { code: 'category_uid', label: 'Category', position: 4 }

/** Each band ends a cent below the next one's start. */
export const PRICE_FACET = {
  code: 'price',
  label: 'Price',
  position: 7,
  bandStartsCents: [0, 5000, 10_000, 15_000, 20_000, 30_000],
}
