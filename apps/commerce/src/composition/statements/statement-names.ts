import { createHash } from 'node:crypto'

/** More than the server's distinct texts. Beyond it, texts that vary with a list or a number are sent unnamed. */
export const MOST_NAMES = 1000

/** PostgreSQL prepares only single statements that read or write rows. */
const PREPARABLE = /^\s*(?:select|with|insert|update|delete)\b[^;]*$/i

/** Names are hashes of the text, with a generation that ends when one of them is stale. */
export interface StatementNames {
  readonly generation: number
  /** @returns undefined for a text that is sent without a name */
  nameOf(text: string): string | undefined
  /** Begins a new generation unless one has begun since `stale`. */
  startAfter(stale: number): void
}

export function createStatementNames(): StatementNames {
  const nameOfText = new Map<string, string | undefined>()
  let generation = 0
  return {
    get generation() {
      return generation
    },
    nameOf(text) {
      if (!nameOfText.has(text) && nameOfText.size < MOST_NAMES) {
        const hash = createHash('sha1').update(text).digest('base64url')
        nameOfText.set(text, PREPARABLE.test(text) ? `${generation}.${hash}` : undefined)
      }
      return nameOfText.get(text)
    },
    startAfter(stale) {
      if (stale !== generation) return
      generation += 1
      nameOfText.clear()
    },
  }
}

/** Whether a prepared statement no longer exists or no longer fits the schema. */
export function isStaleStatement(error: unknown): boolean {
  const { code, routine } = error as { readonly code?: string; readonly routine?: string }
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000'
}
