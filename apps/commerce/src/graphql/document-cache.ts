import type { CacheRegister, RecentCache } from '@welt/kit/cache/cache-register'
import type { DocumentNode } from 'graphql'

/**
 * What a token of a parsed document takes in memory, with its place in the text, its node and what is worked out about
 * it; measured at most 520.
 */
const TOKEN_BYTES = 700
const DOCUMENT_OVERHEAD_BYTES = 2000

/** Documents that were parsed, are within every limit and fit the schema, by their text. */
export type DocumentCache = RecentCache<string, DocumentNode>

/** Room for documents that clients send again. */
export const DOCUMENT_CACHE_BYTES = 16 * 1024 * 1024

/** Stores documents up to `maxBytes`, as estimated; the least recently used leave first. */
export function createDocumentCache(caches: CacheRegister, maxBytes: number): DocumentCache {
  return caches.recent<string, DocumentNode>({
    name: 'parsed documents',
    purgedBy: 'nothing: a text means the same while the process runs',
    max: {
      bytes: maxBytes,
      sizeOf: ({ tokenCount }, text) =>
        2 * text.length + TOKEN_BYTES * (tokenCount ?? text.length) + DOCUMENT_OVERHEAD_BYTES,
    },
  })
}
