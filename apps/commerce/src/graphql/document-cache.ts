import type { CacheRegister, RecentCache } from '@welt/kit/cache/cache-register'
import type { DocumentNode } from 'graphql'

/** Memory estimate per token; at most 520 measured. */
const TOKEN_BYTES = 700
const DOCUMENT_OVERHEAD_BYTES = 2000

export type DocumentCache = RecentCache<string, DocumentNode>

export const DOCUMENT_CACHE_BYTES = 16 * 1024 * 1024

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
