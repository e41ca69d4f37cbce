import type { Client } from 'pg'

/** A stage of the seed, run in one transaction and recorded in `seed_step`. */
export interface SeedStep {
  readonly name: string
  /** Name of the rows in the progress display, for example `products`. */
  readonly unit: string
  /** Changes with the content; a finished step with the same fingerprint is skipped. */
  fingerprint(): string
  /** Runs in the caller's transaction. @returns the number of rows, for the progress display */
  run(client: Client): Promise<number>
}
