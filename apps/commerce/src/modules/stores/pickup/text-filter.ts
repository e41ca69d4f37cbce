import type { FilterTypeInput } from '#src/platform/contract/contract.generated'

type Value = string | number | null

const plain = (value: Value) => String(value ?? '').toLowerCase()

/** Numbers are compared as numbers. */
function compare(a: Value, b: string): number {
  if (typeof a === 'number') return a - Number(b)
  return plain(a).localeCompare(b.toLowerCase())
}

function isLike(value: Value, pattern: string): boolean {
  const escaped = pattern.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 's').test(plain(value))
}

type Compared = Exclude<keyof FilterTypeInput, 'in' | 'nin' | 'finset'>

const COMPARISONS: Readonly<Record<Compared, (value: Value, wanted: string) => boolean>> = {
  eq: (value, wanted) => plain(value) === wanted.toLowerCase(),
  neq: (value, wanted) => plain(value) !== wanted.toLowerCase(),
  like: isLike,
  gt: (value, wanted) => compare(value, wanted) > 0,
  gteq: (value, wanted) => compare(value, wanted) >= 0,
  moreq: (value, wanted) => compare(value, wanted) >= 0,
  from: (value, wanted) => compare(value, wanted) >= 0,
  lt: (value, wanted) => compare(value, wanted) < 0,
  lteq: (value, wanted) => compare(value, wanted) <= 0,
  to: (value, wanted) => compare(value, wanted) <= 0,
  null: (value) => value === null,
  notnull: (value) => value !== null,
}

/** All conditions hold. */
export function passes(value: Value, { in: among, finset, nin, ...filter }: FilterTypeInput): boolean {
  const isOneOf = (wanted: FilterTypeInput['in']) => wanted?.some((one) => plain(one) === plain(value))
  return (
    isOneOf(among) !== false &&
    isOneOf(finset) !== false &&
    isOneOf(nin) !== true &&
    (Object.keys(COMPARISONS) as Compared[]).every((name) => {
      const wanted = filter[name]
      return wanted === undefined || wanted === null || COMPARISONS[name](value, wanted)
    })
  )
}
