import { createHash } from 'node:crypto'

/** More texts than the server has. One that a list or a number makes anew each time goes without a name after that. */
export const MOST_NAMES = 1000

/** One statement that reads or writes rows: PostgreSQL prepares neither other commands nor several at once. */
const PREPARABLE = /^\s*(?:select|with|insert|update|delete)\b[^;]*$/i

/** Names of prepared statements: the hash of the text, in a generation that ends when one of them is stale. */
export interface StatementNames {
  readonly generation: number
  /** @returns undefined for a text that is sent without a name */
  nameOf(text: string): string | undefined
  /** Begins a new generation, unless somebody has begun one since `stale`. */
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

/** Whether what a connection has prepared fits the schema no more, or is no more there. */
export function isStaleStatement(error: unknown): boolean {
  const { code, routine } = error as { readonly code?: string; readonly routine?: string }
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000'
}
