import type { IncomingMessage } from 'node:http'

/** Undefined when too large; drains the rest, so that the client receives the answer. */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    size += (chunk as Buffer).length
    if (size <= maxBytes) chunks.push(chunk as Buffer)
    else if (size > 8 * maxBytes) break
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
