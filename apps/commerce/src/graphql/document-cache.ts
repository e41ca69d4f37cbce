import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** What a token of a parsed document takes in memory, with its place in the text, its node and what is worked out about it; measured at most 520. */
const TOKEN_BYTES = 700
const DOCUMENT_OVERHEAD_BYTES = 2000

/** Documents that were parsed, held every limit and fit the schema, by their text. */
export type DocumentCache = LRUCache<string, DocumentNode>

/** Stores documents up to `maxBytes`, as estimated; the least recently used leave first. */
export function createDocumentCache(maxBytes: number): DocumentCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ tokenCount }, text) => 2 * text.length + TOKEN_BYTES * (tokenCount ?? text.length) + DOCUMENT_OVERHEAD_BYTES,
  })
}
