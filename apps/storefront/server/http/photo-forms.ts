import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressKey } from '@welt/kit/address-key'
import { hasDisconnected, readBody } from './body.ts'

/** Four photos of 10 MB, and the rest of the form. [decision 166] */
const MOST_BYTES = 42 * 1024 * 1024
const AT_ONCE = 6
const AT_ONCE_OF_ADDRESS = 3
/** A form without files. */
const SMALL_BYTES = 256 * 1024

const PHOTO_FORMS = /^\/return\/create(?:\.data)?(?:\?|$)/

/** Client address of each unanswered upload. */
let uploads: readonly string[] = []

/** `mostBytes` is set for routes that take files; photo forms may be larger. */
function limitOf({ headers, url }: IncomingMessage, mostBytes: number | undefined): number | undefined {
  const isMultipart = headers['content-type']?.startsWith('multipart/form-data')
  return isMultipart && PHOTO_FORMS.test(url ?? '') ? MOST_BYTES : mostBytes
}

interface Reading {
  readonly response: ServerResponse
  readonly clientAddress: string
  readonly mostBytes: number | undefined
}

/**
 * Limits concurrent uploads, since each is held in memory until it is answered.
 * @returns undefined when there are too many
 * @throws UnsupportedEncoding; BodyTooLarge
 */
export async function readForm(
  request: IncomingMessage,
  { response, clientAddress, mostBytes }: Reading,
): Promise<Buffer | undefined> {
  const most = limitOf(request, mostBytes)
  const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const isSmall = most === undefined || bytes <= SMALL_BYTES
  if (isSmall || hasDisconnected(request, response)) return readBody(request, most)
  const address = addressKey(clientAddress)
  const ofAddress = uploads.filter((one) => one === address).length
  if (uploads.length >= AT_ONCE || ofAddress >= AT_ONCE_OF_ADDRESS) return undefined
  uploads = [...uploads, address]
  response.once('close', () => {
    uploads = uploads.toSpliced(uploads.indexOf(address), 1)
  })
  return readBody(request, most)
}
