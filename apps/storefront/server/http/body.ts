import type { IncomingMessage } from 'node:http'

/** Largest body of a form or GraphQL request. @source reliability §4 */
const MAX_BODY_BYTES = 256 * 1024

/** A request body that is over the limit. */
export class BodyTooLarge extends Error {
  constructor() {
    super('The request body is over the limit.')
    this.name = 'BodyTooLarge'
  }
}

/** The whole body. @throws BodyTooLarge as soon as more than `maxBytes` are announced or have come. */
export async function readBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
