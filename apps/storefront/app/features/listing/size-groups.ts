import { SCALES, type Scale } from '#app/features/product/size-scale.ts'
import type { SizeScaleMapping } from '#app/session/site-settings.ts'
import type { FacetOption } from './facets.ts'

/** What a size reads as in some of the scales. */
interface SizeLabel {
  readonly text: string
  readonly scales: readonly Scale[]
}

/** A size to filter by. */
interface FilterSize {
  readonly option: FacetOption
  /** Together they have every scale of the toggle once. */
  readonly labels: readonly SizeLabel[]
}

/** Sizes of one department. */
interface SizeGroup {
  /** Undefined for sizes of no known scale. */
  readonly department: string | undefined
  readonly sizes: readonly FilterSize[]
}

/** The size filter as it is shown. */
export interface SizeFilter {
  readonly groups: readonly SizeGroup[]
  /** Scales of the toggle; none where sizes read alike in all. */
  readonly scales: readonly Scale[]
  /** The scale that stands there until a shopper chooses another. */
  readonly first: Scale
}

/** How sizes read, and in which scale at first. */
export interface SizeReading {
  readonly mappings: readonly SizeScaleMapping[]
  readonly womens: Scale
}

const DEPARTMENTS: Readonly<Record<string, string>> = { AUW: 'Women', EUW: 'Women', AUM: 'Men', EUM: 'Men', AUK: 'Kids', EUK: 'Kids' }

interface KnownSize {
  readonly mapping: SizeScaleMapping | undefined
  readonly row: SizeScaleMapping['sizes'][number] | undefined
  readonly own: string
}

/** A value of the facet, `AUW:8`, in its scale. */
function knownSize({ value, label }: FacetOption, mappings: readonly SizeScaleMapping[]): KnownSize {
  const [code, size] = value.split(':')
  const mapping = mappings.find((candidate) => candidate.code === code)
  const row = mapping?.sizes.find((candidate) => candidate.size === size)
  return { mapping, row, own: mapping && size ? `${mapping.heading.slice(0, 2)} ${size}` : (label ?? value) }
}

/**
 * A size in a scale. Those of a scale whose heading is hidden are toddlers', whose Australian numbers come round again in older children's:
 * they always read as they are made, as does a size that has no counterpart. @source R9.33, A102
 */
function textIn(scale: Scale, { mapping, row, own }: KnownSize): string {
  const isOwn = own.toLowerCase().startsWith(`${scale} `)
  return (mapping?.is_heading_hidden && !isOwn ? undefined : row?.[scale]) ?? own
}

function labelsOf(size: KnownSize, scales: readonly Scale[]): SizeLabel[] {
  return [...Map.groupBy(scales, (scale) => textIn(scale, size))].map(([text, same]) => ({ text, scales: same }))
}

/** The size facet by department, each size in every scale. @source R3.52, R3.116, ux §6 Listing */
export function sizeFilter(options: readonly FacetOption[], { mappings, womens }: SizeReading): SizeFilter {
  const sizes = options.map((option) => ({ option, known: knownSize(option, mappings) }))
  const isRead = (scale: Scale) => sizes.some(({ known: { mapping, row } }) => !mapping?.is_heading_hidden && row?.[scale])
  const scales = SCALES.filter(isRead)
  const byDepartment = Map.groupBy(sizes, ({ known }) => DEPARTMENTS[known.mapping?.code ?? ''])
  const wanted = byDepartment.has('Women') ? womens : 'au'
  const first = scales.includes(wanted) ? wanted : (scales[0] ?? 'au')
  const shown = scales.length > 1 ? scales : [first]
  const groups = [...byDepartment].map(([department, own]) => ({
    department,
    sizes: own.map(({ option, known }) => ({ option, labels: labelsOf(known, shown) })),
  }))
  return { groups, scales: scales.length > 1 ? scales : [], first }
}
