import { decodeNumericUid } from '@welt/kit/ids'
import { fail } from '../errors.ts'

/** @throws AppError UID_INCORRECT */
export function parseLineUid(uid: string): number {
  const lineId = decodeNumericUid(uid)
  if (lineId === undefined) throw fail('UID_INCORRECT', { uid: uid.slice(0, 64) })
  return lineId
}
