import type { IncomingMessage } from 'node:http'

/** Largest request body. */
export const BODY_BYTES = 256 * 1024
/** Deepest nesting of a request's JSON. */
const JSON_DEPTH = 32

/**
 * Reads a body of at most `maxBytes`; undefined when it is larger. The rest of a larger one is read away, so that the
 * answer arrives.
 */
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

/** Whether JSON text nests deeper than allowed; strings are skipped, nothing is parsed. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let i = 0; i < json.length; i += 1) {
    const char = json[i]
    if (isInString) {
      if (char === '\\') i += 1
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth > JSON_DEPTH) return true
    } else if (char === '}' || char === ']') depth -= 1
  }
  return false
}
