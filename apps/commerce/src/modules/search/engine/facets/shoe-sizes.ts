import { type SizeConversion, type SizeScale, sizeScales } from '@welt/brands'

/** A size of a department, whatever numbering its shoes are made in: EUW:39 and AUW:8 are the same. [R3.116] */
interface ShoeSize {
  /** As the filter names it: `AUW:8`, or `EUK:19` where the department's Australian scale has no such size. */
  readonly value: string
  /** As products may have it: AUW:8 and EUW:39. */
  readonly spellings: readonly string[]
  readonly department: SizeScale['department']
  readonly row: SizeConversion
}

function sizesOf(scales: readonly SizeScale[], department: SizeScale['department']): ShoeSize[] {
  const spelled = scales.flatMap((scale) => scale.sizes.map((row) => ({ value: `${scale.code}:${row.size}`, row })))
  // Only the European numbering has each size of a department once: toddlers' Australian numbers come round again.
  const same = [...Map.groupBy(spelled, ({ row }) => row.eu).values()]
  const sizes = same.flatMap(([first, ...others]): ShoeSize[] =>
    first
      ? [{ value: first.value, spellings: [first, ...others].map(({ value }) => value), department, row: first.row }]
      : [],
  )
  return sizes.sort((a, b) => a.row.footCm - b.row.footCm)
}

/** Every size by department, ascending in each; the data names Australian scales first, so theirs are the values. */
export const shoeSizes: readonly ShoeSize[] = [...Map.groupBy(sizeScales, ({ department }) => department)].flatMap(
  ([department, scales]) => sizesOf(scales, department),
)

const bySpelling = new Map(shoeSizes.flatMap((size) => size.spellings.map((spelling) => [spelling, size] as const)))

/** The value that the size filter has for a spelling: EUW:39 → AUW:8; what the scales do not have stays as it is. */
export function sizeFilterValue(spelling: string): string {
  return bySpelling.get(spelling)?.value ?? spelling
}

/** Whether a size without its scale may be this value: 8 and 39 both may be AUW:8. */
export function isNamed(value: string, size: string): boolean {
  const spellings = bySpelling.get(value)?.spellings ?? [value]
  return value === size || spellings.some((spelling) => spelling.endsWith(`:${size}`))
}
