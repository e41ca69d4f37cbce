import type { Context } from '#src/context'

const ANSWER_TAGS = 'site.answer-tags'

/** Tags of what the request has read: things that change on their own, such as `product:<sku>` and `category:<id>`. */
export function answerTagsOf(ctx: Pick<Context, 'memo'>): Set<string> {
  const known = ctx.memo.get(ANSWER_TAGS) as Set<string> | undefined
  if (known) return known
  const tags = new Set<string>()
  ctx.memo.set(ANSWER_TAGS, tags)
  return tags
}

/** Visible ASCII without the comma. */
const PLAIN = /^[\x21-\x2b\x2d-\x7e]*$/

/** A tag as a header's list of tags can hold it: what is no visible ASCII, and the comma, is percent-encoded. Encoding it again changes nothing. */
export function headerTag(tag: string): string {
  return PLAIN.test(tag) ? tag : tag.toWellFormed().replace(/[^\x21-\x2b\x2d-\x7e]/gu, encodeURIComponent)
}

/** Has a kept answer dropped when what bears one of `tags` changes. [decision 10] */
export function bearTags(ctx: Pick<Context, 'memo'>, ...tags: readonly string[]): void {
  const borne = answerTagsOf(ctx)
  for (const tag of tags) if (!borne.has(tag)) borne.add(headerTag(tag))
}
