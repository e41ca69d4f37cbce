import type { IncomingMessage, ServerResponse } from 'node:http'

/** Largest body of a form or GraphQL request. */
const MAX_BODY_BYTES = 256 * 1024
/** How much of one that is too large is read away, so that the answer arrives: who is still sending does not listen. */
const DRAINED_BODIES = 8

/** A request body that is over the limit. */
export class BodyTooLarge extends Error {
  constructor() {
    super('The request body is over the limit.')
    this.name = 'BodyTooLarge'
  }
}

/** A request body that is packed; none is unpacked here. */
export class UnknownPacking extends Error {
  /** What is taken. [RFC 9110 §15.5.16] */
  readonly headers = { 'Accept-Encoding': 'identity', Connection: 'close' }

  constructor() {
    super('The request body is packed in a way that is not understood.')
    this.name = 'UnknownPacking'
  }
}

/** Whether the client went away before its request was answered. */
export function hasHungUp(request: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || (request.destroyed && !request.complete) || (request.socket?.destroyed ?? false)
}

/**
 * The whole body. @throws UnknownPacking; BodyTooLarge when it is larger than `maxBytes`, once it has come, or at once
 * when it is larger by far.
 */
export async function readBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const packing = (request.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (packing !== '' && packing !== 'identity') throw new UnknownPacking()
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
