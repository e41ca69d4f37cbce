import type { OtherSearch } from '../../ports.ts'
import { matchSizes } from '../facets/size-tokens.ts'
import { membersOf } from '../index/bits.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { countStylesIn } from '../list.ts'
import { findText } from './find-text.ts'
import { NO_SYNONYMS, type Synonyms } from './synonyms.ts'
import { meaningfulTokensOf } from './tokens.ts'

const SHOWN = 4
/** Words of a search of which one is left out in turn. */
const MAX_TOKENS = 8

/**
 * Searches that come closest to one that finds nothing: without its size, with one word fewer, or else single words of
 * it.
 */
export function closestSearches(index: SiteIndex, search: string, synonyms: Synonyms = NO_SYNONYMS): OtherSearch[] {
  const { rest } = matchSizes(search)
  const tokens = meaningfulTokensOf(rest).slice(0, MAX_TOKENS)
  const tried = (searches: readonly string[]) =>
    [...new Set(searches)]
      .map((other) => {
        const { bits, corrected } = findText(index.text, other, synonyms)
        return { search: corrected ?? other, resultCount: countStylesIn(index, bits) }
      })
      .filter(({ resultCount }) => resultCount > 0)
      .sort((a, b) => b.resultCount - a.resultCount || (a.search < b.search ? -1 : 1))
      .slice(0, SHOWN)
  const whole = tokens.join(' ')
  const fewer = tried([...(rest === search.trim() ? [] : [whole]), ...tokens.map((_, at) => tokens.toSpliced(at, 1).join(' '))])
  return fewer.length > 0 ? fewer : tried(tokens)
}

/** The product whose own code, style code or size's code the search is; undefined for words that only look like one. */
export function findProductByCode(index: SiteIndex, search: string): number | undefined {
  const code = search.trim().toLowerCase()
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_.-]{2,63}$/u.test(code) || !/[\d_.-]/.test(code)) return undefined
  let found: number | undefined
  const tokens = code.split(/[^\p{L}\p{N}]+/u)
  const isOf = (document: number) => {
    const known = index.documents[document]
    if (!known) return false
    const sku = known.sku.toLowerCase()
    return sku === code || known.styleCode.toLowerCase() === code || known.sizes.some(({ size }) => `${sku}-${size}` === code)
  }
  // A size's code is its product's with the size behind it.
  for (const text of [tokens, tokens.slice(0, -1)]) {
    if (text.length === 0 || found !== undefined) continue
    const documents = membersOf(findText(index.text, `"${text.join(' ')}"`).bits).filter(isOf)
    const ids = [...documents].map((document) => index.productIds[document] as number)
    if (ids.length > 0) found = Math.min(...ids) // a style's code is that of all its colours
  }
  return found
}
