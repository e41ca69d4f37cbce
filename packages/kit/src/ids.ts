export function encodeUid(plain: string | number): string {
  return Buffer.from(String(plain), 'utf8').toString('base64')
}

/** Undefined unless the uid decodes to printable ASCII. */
export function decodeUid(uid: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{1,200}={0,2}$/.test(uid)) return undefined
  const plain = Buffer.from(uid, 'base64').toString('utf8')
  return /^[\x20-\x7e]+$/.test(plain) ? plain : undefined
}

/** Undefined unless the uid decodes to a positive integer. */
export function decodeNumericUid(uid: string): number | undefined {
  const plain = decodeUid(uid)
  return plain && /^[1-9]\d{0,14}$/.test(plain) ? Number(plain) : undefined
}
