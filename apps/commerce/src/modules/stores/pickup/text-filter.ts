import type { FilterTypeInput } from '#src/platform/contract/contract.generated'

type Value = string | number | null

const plain = (value: Value) => String(value ?? '').toLowerCase()

/** Numbers are compared as numbers. */
function compare(a: Value, b: string): number {
  if (typeof a === 'number') return a - Number(b)
  return plain(a).localeCompare(b.toLowerCase())
}

/** `%` is any text, `_` any character. At most the product of both lengths in steps: shoppers choose the pattern. */
function isLike(value: Value, wanted: string): boolean {
  const [text, pattern] = [plain(value), wanted.toLowerCase()]
  let [at, next] = [0, 0]
  /** After the last `%`, and where the text after it began. */
  let [again, from] = [-1, 0]
  while (at < text.length) {
    if (pattern[next] === '%') [again, from, next] = [next + 1, at, next + 1]
    else if (pattern[next] === '_' || pattern[next] === text[at]) [at, next] = [at + 1, next + 1]
    else if (again < 0) return false
    else [from, at, next] = [from + 1, from + 1, again]
  }
  return /^%*$/.test(pattern.slice(next))
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
