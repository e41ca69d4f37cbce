/** Visible ASCII without the comma. */
const PLAIN = /^[\x21-\x2b\x2d-\x7e]*$/

/**
 * A tag as it is written in a header's list: everything but visible ASCII, and the comma, is percent-encoded. Encoding
 * it again changes nothing.
 */
export function headerTag(tag: string): string {
  return PLAIN.test(tag) ? tag : tag.toWellFormed().replace(/[^\x21-\x2b\x2d-\x7e]/gu, encodeURIComponent)
}
