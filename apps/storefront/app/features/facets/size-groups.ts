import { SCALES, type Scale } from '#app/features/product/size-scale.ts'
import type { SizeScaleMapping } from '#app/session/site/site-settings.ts'
import type { FacetOption } from './facets.ts'

interface SizeLabel {
  readonly text: string
  readonly scales: readonly Scale[]
}

export interface FilterSize {
  readonly option: FacetOption
  readonly labels: readonly SizeLabel[]
}

/** Toddlers are separate, as their Australian numbers recur among older children's. */
interface SizeGroup {
  /** Undefined for sizes of unknown scale. */
  readonly department: string | undefined
  readonly sizes: readonly FilterSize[]
}

export interface SizeFilter {
  readonly groups: readonly SizeGroup[]
  /** Empty where all labels are the same. */
  readonly scales: readonly Scale[]
  readonly first: Scale
}

export interface SizeReading {
  readonly mappings: readonly SizeScaleMapping[]
  readonly womens: Scale
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
/** Toddlers' sizes are those that this scale lacks. */
const OLDER_KIDS = 'AUK'
const ORDERS = { women: ['Women', 'Men', 'Toddlers', 'Kids'], kids: ['Toddlers', 'Kids', 'Women', 'Men'] } as const

interface KnownSize {
  readonly mapping: SizeScaleMapping | undefined
  readonly row: SizeScaleMapping['sizes'][number] | undefined
  readonly own: string
}

/** Splits `AUW:8`. */
function knownSize({ value, label }: FacetOption, mappings: readonly SizeScaleMapping[]): KnownSize {
  const [code, size] = value.split(':')
  const mapping = mappings.find((candidate) => candidate.code === code)
  const row = mapping?.sizes.find((candidate) => candidate.size === size)
  return { mapping, row, own: mapping && size ? `${mapping.heading.slice(0, 2)} ${size}` : (label ?? value) }
}

/** Falls back to the own label. */
function textIn(scale: Scale, { row, own }: KnownSize): string {
  return row?.[scale] ?? own
}

function departmentOf({ mapping, row }: KnownSize, mappings: readonly SizeScaleMapping[]): string | undefined {
  const department = DEPARTMENTS[mapping?.code ?? '']
  if (department !== 'Kids' || mapping?.code === OLDER_KIDS) return department
  const older = mappings.find(({ code }) => code === OLDER_KIDS)?.sizes
  return older?.some(({ eu }) => eu === row?.eu) ? department : 'Toddlers'
}

function labelsOf(size: KnownSize, scales: readonly Scale[]): SizeLabel[] {
  return [...Map.groupBy(scales, (scale) => textIn(scale, size))].map(([text, same]) => ({ text, scales: same }))
}

/** [R3.52, R3.116] */
export function sizeFilter(options: readonly FacetOption[], { mappings, womens, beginWith }: SizeReading): SizeFilter {
  const sizes = options.map((option) => ({ option, known: knownSize(option, mappings) }))
  const isRead = (scale: Scale) => sizes.some(({ known: { row } }) => row?.[scale])
  const scales = SCALES.filter(isRead)
  const byDepartment = Map.groupBy(sizes, ({ known }) => departmentOf(known, mappings))
  const order: readonly string[] = ORDERS[beginWith]
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
