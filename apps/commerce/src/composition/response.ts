import { headerTag } from '../modules/site/header-tag.ts'

/**
 * Collects what the response says besides its data, while the answer is computed. The rest of a request's context is
 * read-only.
 */
export interface ResponseCollector {
  /** Has a cached answer purged when one of the things that `tags` name changes. [decision 30] */
  addTags(...tags: readonly string[]): void
  /** Lets caches store the answer, under `tags` and those that were added. */
  allowCaching(tags: readonly string[]): void
  /** All tags of an answer that may be cached; undefined when it may not. */
  cacheTags(): readonly string[] | undefined
}

export function createResponseCollector(): ResponseCollector {
  const added = new Set<string>()
  let own: readonly string[] | undefined
  return {
    addTags(...tags) {
      for (const tag of tags) if (!added.has(tag)) added.add(headerTag(tag))
    },
    allowCaching(tags) {
      own = tags
    },
    cacheTags: () => own && [...own, ...added],
  }
}
