import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brand } from '@welt/brands'
import { respond } from '#server/http/respond.ts'
import { parsePictureRequest } from './negotiate.ts'
import type { createPictureFiles } from './picture-files.ts'

const MISSING = {
  status: 404,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: 'There is no such picture.',
} as const

/** Answers `/media/…`: the form by `Accept`, one of our widths, kept for ever when the address carries the current version. */
export function createServePicture(picture: ReturnType<typeof createPictureFiles>, mediaVersion: string) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL, brand: Brand | undefined): Promise<void> => {
    const wanted = parsePictureRequest(url, request.headers.accept)
    const body = wanted && (await picture(wanted, brand?.theme.tile ?? 'white'))
    if (!wanted || !body) return respond(response, MISSING)
    const cacheControl = wanted.version === mediaVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    respond(response, {
      status: 200,
      headers: {
        'Content-Type': `image/${wanted.format}`,
        'Cache-Control': cacheControl,
        Vary: 'Accept',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      body,
    })
  }
}
