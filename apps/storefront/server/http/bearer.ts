import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** False if no secret is configured. */
export function hasSecret(request: IncomingMessage, secret: string | undefined, header?: string): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? (header && request.headers[header])
  return Boolean(secret) && typeof given === 'string' && timingSafeEqual(digest(given), digest(secret ?? ''))
}
