import { SCALES, type Scale } from '#app/features/product/size-scale.ts'
import type { SizeScaleMapping } from '#app/session/site/site-settings.ts'
import type { FacetOption } from './facets.ts'

/** What a size reads as in some of the scales. */
interface SizeLabel {
  readonly text: string
  readonly scales: readonly Scale[]
}

/** A size to filter by. */
export interface FilterSize {
  readonly option: FacetOption
  /** Together they have every scale of the toggle once. */
  readonly labels: readonly SizeLabel[]
}

/**
 * Sizes of one department; toddlers', whose Australian numbers come round again in older children's, stand by
 * themselves.
 */
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
  /** Department that stands first. */
  readonly beginWith: 'women' | 'kids'
}

const DEPARTMENTS: Readonly<Record<string, string>> = {
  AUW: 'Women',
  EUW: 'Women',
  AUM: 'Men',
  EUM: 'Men',
  AUK: 'Kids',
  EUK: 'Kids',
}
/** The scale that older children's sizes are in; toddlers' are those of a scale beside it that it does not have. */
const OLDER_KIDS = 'AUK'
const ORDERS = { women: ['Women', 'Men', 'Toddlers', 'Kids'], kids: ['Toddlers', 'Kids', 'Women', 'Men'] } as const

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

/** A size in a scale; one that has no counterpart there reads as it is made. */
function textIn(scale: Scale, { row, own }: KnownSize): string {
  return row?.[scale] ?? own
}

/** The department of a size; undefined for one of no known scale. */
function departmentOf({ mapping, row }: KnownSize, mappings: readonly SizeScaleMapping[]): string | undefined {
  const department = DEPARTMENTS[mapping?.code ?? '']
  if (department !== 'Kids' || mapping?.code === OLDER_KIDS) return department
  const older = mappings.find(({ code }) => code === OLDER_KIDS)?.sizes
  return older?.some(({ eu }) => eu === row?.eu) ? department : 'Toddlers'
}

function labelsOf(size: KnownSize, scales: readonly Scale[]): SizeLabel[] {
  return [...Map.groupBy(scales, (scale) => textIn(scale, size))].map(([text, same]) => ({ text, scales: same }))
}

/** The size facet by department, each size in every scale. [R3.52, R3.116] */
export function sizeFilter(options: readonly FacetOption[], { mappings, womens, beginWith }: SizeReading): SizeFilter {
  const sizes = options.map((option) => ({ option, known: knownSize(option, mappings) }))
  const isRead = (scale: Scale) => sizes.some(({ known: { row } }) => row?.[scale])
  const scales = SCALES.filter(isRead)
  const byDepartment = Map.groupBy(sizes, ({ known }) => departmentOf(known, mappings))
  const order: readonly string[] = ORDERS[beginWith]
  // What is of no department comes last.
  const placeOf = (department: string | undefined) =>
    department === undefined ? order.length : order.indexOf(department)
  const wanted = byDepartment.has('Women') ? womens : 'au'
  const first = scales.includes(wanted) ? wanted : (scales[0] ?? 'au')
  const shown = scales.length > 1 ? scales : [first]
  const inOrder = [...byDepartment].sort(([a], [b]) => placeOf(a) - placeOf(b))
  const groups = inOrder.map(([department, own]) => ({
    department,
    sizes: own.map(({ option, known }) => ({ option, labels: labelsOf(known, shown) })),
  }))
  return { groups, scales: scales.length > 1 ? scales : [], first }
}
