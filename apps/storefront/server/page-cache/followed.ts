/** A server that is new may have answered before it is followed, with what it had not read yet. */
const OVERLAP_MS = 30_000

/** A position in the change log. */
export interface Followed {
  readonly horizon: string
  readonly atMs: number
}

/** Where the stream of a new server begins: `OVERLAP_MS` before the latest message where that is known. */
export function createFollowed(before: Followed | undefined) {
  let start = before
  let next: Followed | undefined
  return {
    note(now: Followed): void {
      start ??= now
      next ??= now
      if (now.atMs - next.atMs < OVERLAP_MS) return
      start = next
      next = now
    },
    start: () => start,
  }
}
