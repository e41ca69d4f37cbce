import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressKey } from '@welt/kit/address-key'
import { BodyTooLarge, hasDisconnected, readBody } from './body.ts'
import { beginUpload, endUpload } from './uploads.ts'

/** Four photos of 10 MB, and the rest of the form. [decision 166] */
const MOST_BYTES = 42 * 1024 * 1024
/** A form without files. */
const SMALL_BYTES = 256 * 1024
/** More than a return of a hundred pairs has; reading as many takes 50 ms. */
const MOST_PARTS = 5000
/** Precedes the boundary of each part but the first. */
const DELIMITER = '\r\n--'

const PHOTO_FORMS = /^\/return\/create(?:\.data)?(?:\?|$)/

/** `mostBytes` is set for routes that take files; photo forms may be larger. */
function limitOf({ headers, url }: IncomingMessage, mostBytes: number | undefined): number | undefined {
  const isMultipart = headers['content-type']?.startsWith('multipart/form-data')
  return isMultipart && PHOTO_FORMS.test(url ?? '') ? MOST_BYTES : mostBytes
}

/** Parsing blocks the process, most of all for many small parts. */
function hasManyParts(body: Buffer): boolean {
  let count = 0
  for (let at = body.indexOf(DELIMITER); at >= 0; at = body.indexOf(DELIMITER, at + 1)) {
    count += 1
    if (count > MOST_PARTS) return true
  }
  return false
}

interface Reading {
  readonly response: ServerResponse
  readonly clientAddress: string
  readonly mostBytes: number | undefined
}

/**
 * Limits concurrent uploads, since each is held in memory until it is answered.
 * @returns undefined when there are too many
 * @throws UnsupportedEncoding; BodyTooLarge; UploadTooSlow
 */
export async function readForm(
  request: IncomingMessage,
  { response, clientAddress, mostBytes }: Reading,
): Promise<Buffer | undefined> {
  const most = limitOf(request, mostBytes)
  const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const isSmall = most === undefined || bytes <= SMALL_BYTES
  if (isSmall || hasDisconnected(request, response)) return readBody(request, most)
  const upload = beginUpload(addressKey(clientAddress))
  if (!upload) return undefined
  response.once('close', () => endUpload(upload))
  const body = await readBody(request, most, upload)
  upload.isComplete = true
  if (hasManyParts(body)) throw new BodyTooLarge()
  return body
}
