import type { IncomingMessage, ServerResponse } from 'node:http'

const MAX_BODY_BYTES = 256 * 1024
/** Clients read the response only after sending, so drain up to this multiple of the limit. */
const DRAINED_BODIES = 8

export class BodyTooLarge extends Error {
  constructor() {
    super('The request body is over the limit.')
    this.name = 'BodyTooLarge'
  }
}

export class UnsupportedEncoding extends Error {
  /** [RFC 9110 §15.5.16] */
  readonly headers = { 'Accept-Encoding': 'identity', Connection: 'close' }

  constructor() {
    super('The request body is packed in a way that is not understood.')
    this.name = 'UnknownPacking'
  }
}

export function hasDisconnected(request: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || (request.destroyed && !request.complete) || (request.socket?.destroyed ?? false)
}

/** @throws UnknownPacking; BodyTooLarge */
export async function readBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const packing = (request.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (packing !== '' && packing !== 'identity') throw new UnsupportedEncoding()
  const mostDrained = DRAINED_BODIES * maxBytes
  if (Number(request.headers['content-length'] ?? 0) > mostDrained) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    else if (size > mostDrained) break
  }
  if (size > maxBytes) throw new BodyTooLarge()
  return Buffer.concat(chunks)
}
