import type { Client } from 'pg'

export interface SeedCounts {
  readonly written: number
  /** Not written, because the stored rows were edited. */
  readonly edited: number
}

/** One transaction, recorded in `seed_step`. */
export interface SeedStep {
  readonly name: string
  /** For the progress display, for example `products`. */
  readonly unit: string
  /** A finished step with the same fingerprint is skipped. */
  fingerprint(): string
  /** In the caller's transaction. @returns the number of rows written */
  run(client: Client): Promise<number | SeedCounts>
}
