import { LRUCache } from 'lru-cache'

interface KeptRead {
  readonly body: string
  readonly tags: readonly string[]
}

const LIFETIME_MS = 86_400_000

const reads = new LRUCache<string, KeptRead>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (read, key) => read.body.length + key.length + 200,
  ttl: LIFETIME_MS,
})
const running = new Map<string, Promise<string | undefined>>()
let generation = 0

/** Forgets every kept read that carries one of `tags`, and every read that is under way. Returns how many were kept. */
export function purgeReads(tags: readonly string[]): number {
  generation += 1
  running.clear()
  const purged = new Set(tags)
  let count = 0
  for (const [key, read] of reads.entries()) {
    if (!read.tags.some((tag) => purged.has(tag))) continue
    reads.delete(key)
    count += 1
  }
  return count
}

/**
 * The body kept under `key`, or the one `load` gives; equal reads at the same time share one `load`. An undefined body is not kept,
 * nor is one whose load began before a purge. @source spec §7 GET calls, 86400 s
 */
export async function readThrough(
  key: string,
  tags: readonly string[] | ((body: string) => readonly string[]),
  load: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const kept = reads.get(key)
  if (kept) return kept.body
  const shared = running.get(key)
  if (shared) return shared
  const begun = generation
  const work = load().then((body) => {
    if (body !== undefined && begun === generation) reads.set(key, { body, tags: typeof tags === 'function' ? tags(body) : tags })
    return body
  })
  running.set(key, work)
  try {
    return await work
  } finally {
    if (running.get(key) === work) running.delete(key)
  }
}
