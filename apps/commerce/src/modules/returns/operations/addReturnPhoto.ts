import { requireOwnOrder } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationAddReturnPhotoArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { parsePhoto } from '../photos/parse-photo.ts'
import { insertPhoto, newPhotoUid } from '../photos/photos.ts'
import { requireReturnsOn } from '../request/request-return.ts'

const PHOTOS_PER_HOUR = 40

/** @throws AppError ORDER_NOT_LOCATED, RETURNS_NOT_ENABLED, PHOTO_NOT_VALID, PHOTO_TOO_LARGE, RATE_LIMITED */
export async function addReturnPhoto(ctx: Context, { input }: MutationAddReturnPhotoArgs) {
  await requireReturnsOn(ctx)
  const { id } = await requireOwnOrder(ctx, input.token)
  await enforceLimit(ctx, { action: 'return-photo', key: String(id), limit: PHOTOS_PER_HOUR, windowSeconds: 3600 })
  const { jpeg, fault } = parsePhoto(input.content)
  if (fault) throw fail(fault === 'size' ? 'PHOTO_TOO_LARGE' : 'PHOTO_NOT_VALID')
  const uid = newPhotoUid()
  // The row first: a file without a row would never be deleted.
  await insertPhoto(ctx.db, uid, id)
  await ctx.ports.photos.write(uid, jpeg)
  return { photo_uid: uid }
}
