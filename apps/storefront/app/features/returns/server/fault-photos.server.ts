import { createQueue } from '@welt/kit/queue/work-queue'
import { isFaultReason } from '@welt/rules/returns'
import sharp from 'sharp'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type DraftLine, fieldOf, filesOf, photoFileErrors } from '../draft.ts'
import { AddReturnPhotoDocument } from '../returns.generated.ts'

/** Bytes before the base64 encoding. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp']
const MOST_PIXELS = 64_000_000
/** What the server takes. */
const MOST_BYTES = 180 * 1024

const SIZES = [
  { px: 1600, quality: 76 },
  { px: 1280, quality: 66 },
  { px: 1024, quality: 56 },
  { px: 800, quality: 46 },
] as const

async function encode(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const photo = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    if (!FORMATS.includes((await photo.metadata()).format)) return undefined
    for (const { px, quality } of SIZES) {
      const inside = { width: px, height: px, fit: 'inside', withoutEnlargement: true } as const
      const resized = photo.clone().rotate().resize(inside).flatten({ background: 'white' })
      const jpeg = await resized.jpeg({ quality, mozjpeg: true }).toBuffer()
      if (jpeg.length <= MOST_BYTES) return jpeg
    }
  } catch {
    // Truncated, or not a picture.
  }
  return undefined
}

/** Of all requests: a decoded photo can take 250 MB. */
const AT_ONCE = 2
const inTurn = createQueue(AT_ONCE)

/** Upright and without metadata; undefined for content that is not a picture. */
export const encodePhoto = (bytes: Uint8Array): Promise<Buffer | undefined> => inTurn(() => encode(bytes))

type Added = { readonly uid: string } | { readonly error: string }

async function addPhoto(ctx: RequestContext, token: string, file: File): Promise<Added> {
  const jpeg = await encodePhoto(new Uint8Array(await file.arrayBuffer()))
  if (!jpeg) return { error: `We can’t open “${file.name}”. Choose a JPEG, PNG or WebP photo` }
  const input = { token, content: jpeg.toString('base64') }
  const answer = await fetchPrivate(ctx, AddReturnPhotoDocument, { input })
  const uid = answer.ok ? answer.data.addReturnPhoto?.photo_uid : undefined
  return uid ? { uid } : { error: `We couldn’t upload “${file.name}”. Choose it again, or send the return without it` }
}

interface WithPhotos {
  readonly draft: readonly DraftLine[]
  readonly errors: FieldErrors
}

async function withLinePhotos(ctx: RequestContext, token: string, one: DraftLine, files: readonly File[]) {
  const photos = [...one.photos]
  let error: string | undefined
  for (const file of files) {
    const added = await addPhoto(ctx, token, file)
    if ('uid' in added) photos.push(added.uid)
    else error ??= added.error
  }
  return { line: { ...one, photos }, error }
}

/** Stores the photos of ticked lines with a fault. Valid ones stay in the draft when the form has other errors. */
export async function takePhotos(
  ctx: RequestContext,
  token: string,
  draft: readonly DraftLine[],
  form: FormData,
): Promise<WithPhotos> {
  const wrong = photoFileErrors(form, draft)
  const errors: Record<string, string | undefined> = { ...wrong }
  const lines: DraftLine[] = []
  for (const one of draft) {
    const name = fieldOf('photos', one.line.uid)
    const isTaken = one.isTicked && isFaultReason(one.reason) && wrong[name] === undefined
    const { line, error } = await withLinePhotos(ctx, token, one, isTaken ? filesOf(form, one.line.uid) : [])
    if (error) errors[name] = error
    lines.push(line)
  }
  return { draft: lines, errors }
}
