/** How a part's process may use memory: flags of Node, and settings of the C library's allocator. */
export interface ProcessFlags {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/**
 * V8 lets a small heap grow fourfold before it clears away, and the allocator keeps an arena for each thread: pages
 * that were used once stay with the process. What is alive may still grow as it needs to. [decision 61]
 */
const LEAN: ProcessFlags = {
  flags: ['--heap-growing-percent=60', '--max-semi-space-size=16'],
  env: { MALLOC_ARENA_MAX: '2' },
}

/** By the part's name; who starts them without `npm start` finds them in docs/configuration.md. */
export const PROCESS_FLAGS: Readonly<Record<string, ProcessFlags>> = { commerce: LEAN, storefront: LEAN }
