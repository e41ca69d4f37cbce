import { addBit, type Bits, emptyBits, forEachBit, uniteInto } from './bits.ts'
import type { Term } from './facet-definitions.ts'

/** The values of one facet over all documents: which documents have a value, and which values a document has. */
export interface Column {
  readonly terms: readonly Term[]
  readonly codeOf: ReadonlyMap<string, number>
  /** Documents of each value. */
  readonly bits: readonly Bits[]
  /** Values of document d are `codes[starts[d]]` up to `codes[starts[d + 1]]`. */
  readonly starts: Uint32Array
  readonly codes: Uint16Array
}

/** Builds a column from the values of each document, in document order. */
export function buildColumn(termsByDocument: readonly (readonly Term[])[]): Column {
  const size = termsByDocument.length
  const terms: Term[] = []
  const codeOf = new Map<string, number>()
  const bits: Bits[] = []
  const starts = new Uint32Array(size + 1)
  const codes: number[] = []
  termsByDocument.forEach((documentTerms, document) => {
    const own = new Set(documentTerms.map((term) => codeFor(term)))
    for (const code of own) {
      codes.push(code)
      addBit(bits[code] as Bits, document)
    }
    starts[document + 1] = codes.length
  })
  return { terms, codeOf, bits, starts, codes: Uint16Array.from(codes) }

  function codeFor(term: Term): number {
    const known = codeOf.get(term.value)
    if (known !== undefined) {
      if (term.isTypical && !terms[known]?.isTypical) terms[known] = term
      return known
    }
    const code = terms.push(term) - 1
    codeOf.set(term.value, code)
    bits.push(emptyBits(size))
    return code
  }
}

/** Documents that have any of the values; a value nobody has adds none. */
export function documentsWithAny(column: Column, values: readonly string[], size: number): Bits {
  const any = emptyBits(size)
  for (const value of values) {
    const code = column.codeOf.get(value)
    if (code !== undefined) uniteInto(any, column.bits[code] as Bits)
  }
  return any
}

/**
 * How many styles of the result have each value. Documents of a style stand side by side, so a style is counted once by
 * remembering the last style seen with each value.
 */
export function countStyles(column: Column, result: Bits, styleOf: Uint32Array): Uint32Array {
  const counts = new Uint32Array(column.terms.length)
  const lastStyle = new Int32Array(column.terms.length).fill(-1)
  const { starts, codes } = column
  forEachBit(result, (document) => {
    const style = styleOf[document] as number
    const end = starts[document + 1] as number
    for (let i = starts[document] as number; i < end; i += 1) {
      const code = codes[i] as number
      if (lastStyle[code] === style) continue
      lastStyle[code] = style
      counts[code] = (counts[code] ?? 0) + 1
    }
  })
  return counts
}
