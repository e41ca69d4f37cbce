/** [RFC 9110 §13.1.2] */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '').replace(/^"|"$/g, '') === etag) ??
    false
  )
}
