export interface ProcessFlags {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/**
 * By default V8 lets a small heap grow fourfold before a collection, and the allocator has an arena per thread; both
 * hold on to unused pages. [decision 61]
 */
const LEAN: ProcessFlags = {
  flags: ['--heap-growing-percent=60', '--max-semi-space-size=16'],
  env: { MALLOC_ARENA_MAX: '2' },
}

/** By service. docs/configuration.md lists them for other ways of starting. */
export const PROCESS_FLAGS: Readonly<Record<string, ProcessFlags>> = { commerce: LEAN, storefront: LEAN }
