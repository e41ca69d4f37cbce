import type { Client } from 'pg'

/** One transaction, recorded in `seed_step`. */
export interface SeedStep {
  readonly name: string
  /** For the progress display, for example `products`. */
  readonly unit: string
  /** A finished step with the same fingerprint is skipped. */
  fingerprint(): string
  /** In the caller's transaction. @returns the number of rows */
  run(client: Client): Promise<number>
}
