const MAX_TAGS = 1000
const MAX_TAG_LENGTH = 200

/** Of one purge. */
export const areTags = (sent: unknown): sent is string[] =>
  Array.isArray(sent) &&
  sent.length <= MAX_TAGS &&
  sent.every((tag) => typeof tag === 'string' && tag.length <= MAX_TAG_LENGTH)
