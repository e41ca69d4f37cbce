import { type SizeConversion, type SizeScale, sizeScales } from '@welt/brands'

/** EUW:39 and AUW:8 are one size. [R3.116] */
interface ShoeSize {
  /** The filter's value: `AUW:8`, or `EUK:19` where Australia lacks the size. */
  readonly value: string
  readonly spellings: readonly string[]
  readonly department: SizeScale['department']
  readonly row: SizeConversion
}

function sizesOf(scales: readonly SizeScale[], department: SizeScale['department']): ShoeSize[] {
  const spelled = scales.flatMap((scale) => scale.sizes.map((row) => ({ value: `${scale.code}:${row.size}`, row })))
  // Only European sizes are unique in a department; toddlers' Australian numbers repeat.
  const same = [...Map.groupBy(spelled, ({ row }) => row.eu).values()]
  const sizes = same.flatMap(([first, ...others]): ShoeSize[] =>
    first
      ? [{ value: first.value, spellings: [first, ...others].map(({ value }) => value), department, row: first.row }]
      : [],
  )
  return sizes.sort((a, b) => a.row.footCm - b.row.footCm)
}

/** The data lists Australian scales first, so their values win. */
export const shoeSizes: readonly ShoeSize[] = [...Map.groupBy(sizeScales, ({ department }) => department)].flatMap(
  ([department, scales]) => sizesOf(scales, department),
)

const bySpelling = new Map(shoeSizes.flatMap((size) => size.spellings.map((spelling) => [spelling, size] as const)))

/** EUW:39 → AUW:8 */
export function sizeFilterValue(spelling: string): string {
  return bySpelling.get(spelling)?.value ?? spelling
}

/** Every spelling of the sizes that a filter value means: EUW:39 and 8 both mean AUW:8. */
export function spellingsOf(value: string): readonly string[] {
  if (value.includes(':')) return bySpelling.get(value)?.spellings ?? [value]
  return [value, ...shoeSizes.flatMap(({ spellings, value: own }) => (isNamed(own, value) ? spellings : []))]
}

/** 8 and 39 both match AUW:8. */
export function isNamed(value: string, size: string): boolean {
  const spellings = bySpelling.get(value)?.spellings ?? [value]
  return value === size || spellings.some((spelling) => spelling.endsWith(`:${size}`))
}
