import { normalizeSku } from '../text/skus.ts'

const MAX_TAGS = 1000
const MAX_TAG_LENGTH = 200

/** Of one purge. */
export const areTags = (sent: unknown): sent is string[] =>
  Array.isArray(sent) &&
  sent.length <= MAX_TAGS &&
  sent.every((tag) => typeof tag === 'string' && tag.length <= MAX_TAG_LENGTH)

/** As pages have it: an operator types an SKU in either case. */
export const normalTag = (tag: string): string =>
  tag.replace(/^product:(.*)$/s, (_, sku: string) => `product:${normalizeSku(sku)}`)
