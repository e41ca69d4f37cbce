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

const YEAR = 'public, max-age=31536000, immutable'
/** For a source image sent in place of its copy. */
const FALLBACK_SECONDS = 60

/** A CDN must not cache the source image for ever. [decision 20] */
function cacheControl({ isCopy }: PictureAnswer, isCurrent: boolean): string {
  if (isCurrent) return isCopy ? YEAR : `${YEAR}, s-maxage=${FALLBACK_SECONDS}`
  return `public, max-age=${isCopy ? 3600 : FALLBACK_SECONDS}`
}

export function createServePicture(picture: ReturnType<typeof createPictureFiles>, mediaVersion: string) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    brand: Brand | undefined,
  ): Promise<void> => {
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
