import { plainNumbers } from '../text/numbers.ts'
import { shoeSizes } from './shoe-sizes.ts'

type Numbering = 'eu' | 'au' | 'uk' | 'us'

const SIZE = /^(\d{1,2}(?:\.5)?)$/
const GLUED = /^(eur?o?|aus?|nz|uk|us|sizes?|sz)?(\d{1,2}(?:\.5)?)(eur?o?|aus?|nz|uk|us)?$/
const JOINED_BEHIND = /(?<![\p{L}\p{N}-])(eur?o?|aus?|nz|uk|us|sizes?|sz)[.\p{Pd}](?=\d)/giu
const JOINED_BEFORE = /(?<![\p{L}\p{N}-])(\d{1,2}(?:\.5)?)\p{Pd}(?=(?:eur?o?|aus?|nz|uk|us)(?![\p{L}\p{N}-]))/giu
const SCALE_TOKENS: Readonly<Record<string, Numbering>> = {
  eu: 'eu',
  eur: 'eu',
  euro: 'eu',
  au: 'au',
  aus: 'au',
  nz: 'au',
  uk: 'uk',
  us: 'us',
}
const SIZE_TOKENS: ReadonlySet<string> = new Set(['size', 'sz', 'sizes'])
/** Words that mark the preceding number as a measure. */
const MEASURES: ReadonlySet<string> = new Set(['cm', 'mm', 'inch', 'inches', 'in', 'pack', 'eye', 'hole'])
const FIRST_EUROPEAN = 16

/** 'Size 8 in black' and '39 in black' are sizes, '3 in heels' is not. */
function isMeasure(size: string, before: string | undefined, after: string | undefined): boolean {
  const isExplicit =
    SIZE_TOKENS.has(before ?? '') || SCALE_TOKENS[before ?? ''] !== undefined || Number(size) >= FIRST_EUROPEAN
  return MEASURES.has(after ?? '') && !(after === 'in' && isExplicit)
}

/** 'EU:39' → AUW:8 and AUM:5 */
export function sizesMatching(value: string): readonly string[] | undefined {
  const [, numbering, size] = /^(EU|AU|UK|US):(.+)$/.exec(value) ?? []
  if (!numbering) return undefined
  const key = numbering.toLowerCase() as Numbering
  return shoeSizes.filter(({ row }) => row[key] === size).map(({ value: meant }) => meant)
}

export function requestedSizeLabel(value: string): string {
  return sizesMatching(value) ? value.replace(':', ' ') : value
}

/** (8) and 7.5. are sizes; $8, 8% and 8" are not. */
function bareOf(token: string): string {
  const unquoted = /^["“”'‘’](.+)["“”'‘’]$/u.exec(token)?.[1] ?? token
  return unquoted
    .replace(/^[^\p{L}\p{N}\p{Sc}]+/u, '')
    .replace(/[^\p{L}\p{N}%"″”'’]+$/u, '')
    .toLowerCase()
}

interface SizeTokens {
  readonly values: readonly string[]
  readonly named: string
  readonly rest: string
}

function sizeValue(size: string, numbering: Numbering | undefined): string {
  const number = Number(size)
  const kind = numbering ?? (number >= FIRST_EUROPEAN ? 'eu' : 'au')
  return `${kind.toUpperCase()}:${number}`
}

/** Matches '39', 'eu 39', 'us8', 'size 8½', '8 uk'. */
export function matchSizes(search: string): SizeTokens {
  const tokens = plainNumbers(search.replace(/\p{Cf}/gu, ''))
    .replace(JOINED_BEHIND, '$1 ')
    .replace(JOINED_BEFORE, '$1 ')
    .split(/(?:[\s;/:=|]|,(?!\d{3}(?!\d)))+/)
    .filter(Boolean)
  const lower = tokens.map(bareOf)
  const taken = new Set<number>()
  const values = new Set<string>()
  lower.forEach((token, at) => {
    const [, before, size, after] = GLUED.exec(token) ?? []
    if (!size || isMeasure(size, before ?? lower[at - 1], lower[at + 1])) return
    const leading = SCALE_TOKENS[lower[at - 1] ?? '']
    // In 'us 8 au' the scale before the number wins.
    const trailing = leading ? undefined : SCALE_TOKENS[lower[at + 1] ?? '']
    const value = sizeValue(size, SCALE_TOKENS[before ?? ''] ?? SCALE_TOKENS[after ?? ''] ?? leading ?? trailing)
    if (sizesMatching(value)?.length === 0) return
    values.add(value)
    taken.add(at)
    if (leading && SIZE.test(token)) taken.add(at - 1)
    if (trailing && SIZE.test(token)) taken.add(at + 1)
  })
  const isLoose = (at: number) => SIZE_TOKENS.has(lower[at] ?? '') && (taken.has(at + 1) || taken.has(at - 1))
  const isNaming = (at: number) => taken.has(at) || isLoose(at)
  const join = (isWanted: (at: number) => boolean) => tokens.filter((_, at) => isWanted(at)).join(' ')
  return { values: [...values], named: join(isNaming), rest: join((at) => !isNaming(at)) }
}
