import type { Client } from 'pg'

/** One stage of filling the shops: all of it in one transaction, remembered by a `seed_step` row. */
export interface SeedStep {
  readonly name: string
  /** What the progress display calls the rows, for example `products`. */
  readonly unit: string
  /** Changes whenever what would be written changes; a finished step with the same fingerprint is passed over. */
  fingerprint(): string
  /** Writes the rows inside the caller's transaction. @returns how many things it wrote, for the progress display. */
  run(client: Client): Promise<number>
}
