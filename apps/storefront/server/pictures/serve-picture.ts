import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brand } from '@welt/brands'
import { respond } from '#server/http/respond.ts'
import { parsePictureRequest } from './negotiate.ts'
import type { createPictureFiles, PictureAnswer } from './picture-files.ts'

const MISSING = {
  status: 404,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: 'There is no such picture.',
} as const

/** A copy is kept for ever when the address carries the current version; a master in its place only until it is likely made. */
function cacheControl({ isCopy }: PictureAnswer, isCurrent: boolean): string {
  if (!isCopy) return 'public, max-age=60'
  return isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** Answers `/media/…`: the form by `Accept`, one of our widths. */
export function createServePicture(picture: ReturnType<typeof createPictureFiles>, mediaVersion: string) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL, brand: Brand | undefined): Promise<void> => {
    const wanted = parsePictureRequest(url, request.headers.accept)
    const answer = wanted && (await picture(wanted, brand?.theme.tile ?? 'white'))
    if (!wanted || !answer) return respond(response, MISSING)
    respond(response, {
      status: 200,
      headers: {
        'Content-Type': `image/${wanted.format}`,
        'Cache-Control': cacheControl(answer, wanted.version === mediaVersion),
        Vary: 'Accept',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      body: answer.body,
    })
  }
}
