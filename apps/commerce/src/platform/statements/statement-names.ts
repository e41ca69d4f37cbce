import { createHash } from 'node:crypto'

/** More than the server's distinct texts. Further ones are sent unnamed. */
export const MOST_NAMES = 1000

/** PostgreSQL prepares only these commands, one at a time. */
const PREPARABLE = /^\s*(?:select|with|insert|update|delete)\b[^;]*$/i

/** A stale statement begins a new generation of names. */
export interface StatementNames {
  readonly generation: number
  /** @returns undefined to send a text unnamed */
  nameOf(text: string): string | undefined
  /** Does nothing when another call has begun one since `stale`. */
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

/** The schema changed, or the statement no longer exists. */
export function isStaleStatement(error: unknown): boolean {
  const { code, routine } = error as { readonly code?: string; readonly routine?: string }
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000'
}
