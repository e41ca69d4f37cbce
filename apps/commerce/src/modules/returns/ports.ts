/** Files of photos, by their 128-bit uid. */
export interface PhotoFiles {
  /** Overwrites. */
  write(uid: string, jpeg: Buffer): Promise<void>
  read(uid: string): Promise<Buffer | undefined>
  /** Idempotent. */
  remove(uids: readonly string[]): Promise<void>
}
