import type { IncomingMessage } from 'node:http'
import { BodyTooLarge, readBody } from './body.ts'

/** Four photos of 10 MB, and the rest of the form. [decision 166] */
const MOST_BYTES = 42 * 1024 * 1024
const AT_ONCE = 6

const PHOTO_FORMS = /^\/return\/create(?:\.data)?(?:\?|$)/

let reading = 0

/** More where photos are posted. @throws UnsupportedEncoding; BodyTooLarge, also while too many photos are read */
export async function readForm(request: IncomingMessage, mostBytes: number | undefined): Promise<Buffer> {
  const isMultipart = request.headers['content-type']?.startsWith('multipart/form-data')
  if (!isMultipart || !PHOTO_FORMS.test(request.url ?? '')) return readBody(request, mostBytes)
  if (reading >= AT_ONCE) throw new BodyTooLarge()
  reading += 1
  try {
    return await readBody(request, MOST_BYTES)
  } finally {
    reading -= 1
  }
}
