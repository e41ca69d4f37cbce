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

/** Others were waiting for its place. */
export class UploadTooSlow extends Error {
  constructor() {
    super('The request body arrived too slowly while others were waiting.')
    this.name = 'UploadTooSlow'
  }
}

/** What has arrived of a body; `isDropped` and empty once its place was given to another. */
export interface ArrivingBody {
  chunks: Buffer[]
  isDropped: boolean
  readonly noteArrived: (bytes: number, isStored: boolean) => void
}

const wholeBody = (): ArrivingBody => ({ chunks: [], isDropped: false, noteArrived: () => undefined })

export function hasDisconnected(request: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || (request.destroyed && !request.complete) || (request.socket?.destroyed ?? false)
}

/** @throws UnknownPacking; BodyTooLarge; UploadTooSlow, once all has arrived */
export async function readBody(
  request: IncomingMessage,
  maxBytes = MAX_BODY_BYTES,
  body: ArrivingBody = wholeBody(),
): Promise<Buffer> {
  const packing = (request.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (packing !== '' && packing !== 'identity') throw new UnsupportedEncoding()
  const mostDrained = DRAINED_BODIES * maxBytes
  if (Number(request.headers['content-length'] ?? 0) > mostDrained) throw new BodyTooLarge()
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    const isStored = size <= maxBytes && !body.isDropped
    if (isStored) body.chunks.push(chunk)
    else body.chunks = []
    body.noteArrived(chunk.length, isStored)
    if (size > mostDrained) break
  }
  if (size > maxBytes) throw new BodyTooLarge()
  if (body.isDropped) throw new UploadTooSlow()
  return Buffer.concat(body.chunks)
}
