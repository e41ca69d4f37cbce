import type { DocumentNode } from 'graphql'

/** What a token of a parsed document takes in memory, with its place in the text, its node and what is worked out about it; measured at most 520. */
const TOKEN_BYTES = 700
const DOCUMENT_OVERHEAD_BYTES = 2000

interface KeptDocument {
  readonly document: DocumentNode
  readonly bytes: number
}

/** Documents that were parsed, held every limit and fit the schema, by their text. */
export interface KeptDocuments {
  find(text: string): DocumentNode | undefined
  keep(text: string, document: DocumentNode): void
  /** What all of them take, as estimated. */
  bytes(): number
}

/** Keeps documents up to `maxBytes`; the least recently used leave first. */
export function createKeptDocuments(maxBytes: number): KeptDocuments {
  const kept = new Map<string, KeptDocument>()
  let bytes = 0
  const drop = (text: string) => {
    bytes -= kept.get(text)?.bytes ?? 0
    kept.delete(text)
  }
  return {
    find(text) {
      const found = kept.get(text)
      if (!found) return undefined
      // A Map gives its keys in the order they were set: the first was used least recently.
      kept.delete(text)
      kept.set(text, found)
      return found.document
    },
    keep(text, document) {
      drop(text)
      const size = 2 * text.length + TOKEN_BYTES * (document.tokenCount ?? text.length) + DOCUMENT_OVERHEAD_BYTES
      if (size > maxBytes) return
      kept.set(text, { document, bytes: size })
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    bytes: () => bytes,
  }
}
