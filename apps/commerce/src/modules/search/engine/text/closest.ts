import type { RelatedSearch } from '../../ports.ts'
import { countStylesOf } from '../facets/facet-counts.ts'
import { listed } from '../facets/marks.ts'
import { matchSizes } from '../facets/size-tokens.ts'
import { addBit, type Bits, emptyBits, membersOf } from '../index/bits.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { findDocuments, findText, findUnscored, type TextHits } from './find-text.ts'
import { NO_SYNONYMS, type Synonyms } from './synonyms.ts'
import { meaningfulTokensOf, tokensOf } from './tokens.ts'

const SHOWN = 4
const MAX_TOKENS = 8
const SHORTEST_CODE = 3
const LONGEST_CODE = 64

/** Tries without the size, without one word, then single words. */
export function closestSearches(index: SiteIndex, search: string, synonyms: Synonyms = NO_SYNONYMS): RelatedSearch[] {
  const { rest } = matchSizes(search)
  const tokens = meaningfulTokensOf(rest).slice(0, MAX_TOKENS)
  const tried = (searches: readonly string[]) =>
    [...new Set(searches)]
      .map((other) => {
        const { bits, corrected } = findUnscored(index.text, other, synonyms)
        return { search: corrected ?? other, resultCount: countStylesOf(listed(index, bits)) }
      })
      .filter(({ resultCount }) => resultCount > 0)
      .sort((a, b) => b.resultCount - a.resultCount || (a.search < b.search ? -1 : 1))
      .slice(0, SHOWN)
  const whole = tokens.join(' ')
  const fewer = tried([
    ...(rest === search.trim() ? [] : [whole]),
    ...tokens.map((_, at) => tokens.toSpliced(at, 1).join(' ')),
  ])
  return fewer.length > 0 ? fewer : tried(tokens)
}

const codeOf = (text: string) => tokensOf(text).join('-')

function documentsWithCode(index: SiteIndex, search: string): readonly number[] {
  const typed = search.replace(/\p{Cf}/gu, '').trim()
  if (typed.length < SHORTEST_CODE || typed.length > LONGEST_CODE || /\s/.test(typed) || !/[\d_.\p{Pd}]/u.test(typed))
    return []
  const tokens = tokensOf(typed)
  const [first = ''] = tokens
  const code = tokens.join('-')
  const isCode = (text: string) => text.slice(0, first.length).toLowerCase() === first && codeOf(text) === code
  const isOf = (document: number) => {
    const known = index.documents[document]
    if (!known) return false
    return (
      isCode(known.sku) || isCode(known.styleCode) || known.sizes.some(({ size }) => isCode(`${known.sku}-${size}`))
    )
  }
  // A size's code is the product's with the size appended.
  for (const text of [tokens, tokens.slice(0, -1)]) {
    if (text.length === 0) continue
    const documents = membersOf(findDocuments(index.text, `"${text.join(' ')}"`)).filter(isOf)
    if (documents.length > 0) return [...documents]
  }
  return []
}

/** For a style's code, its first colour. */
export function findProductByCode(index: SiteIndex, search: string): number | undefined {
  const ids = documentsWithCode(index, search).map((document) => index.productIds[document] as number)
  return ids.length > 0 ? Math.min(...ids) : undefined
}

/** Like `findText`, but a code matches only its own documents. */
export function findHits(index: SiteIndex, search: string, synonyms?: Synonyms): TextHits {
  const coded = documentsWithCode(index, search)
  return coded.length > 0
    ? { bits: bitsOf(index, coded), scores: undefined, corrected: undefined }
    : findText(index.text, search, synonyms)
}

export function findBits(index: SiteIndex, search: string, synonyms?: Synonyms): Bits {
  const coded = documentsWithCode(index, search)
  return coded.length > 0 ? bitsOf(index, coded) : findDocuments(index.text, search, synonyms)
}

function bitsOf(index: SiteIndex, documents: readonly number[]): Bits {
  const bits = emptyBits(index.capacity)
  for (const document of documents) addBit(bits, document)
  return bits
}
