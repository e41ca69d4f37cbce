import { decodeNumericUid } from '@welt/kit/ids'
import { MAX_COMPARED } from '@welt/rules/limits'
import { fail } from './errors.ts'

/** Per call. */
const MAX_SENT = 50

/** Accepts ids, as Magento's clients send, and uids. */
function parseProductId(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : decodeNumericUid(id)
}

/** Distinct. @throws AppError COMPARE_LIST_FULL, PRODUCT_NOT_FOUND */
export function requireProductIds(sent: readonly (string | null)[]): number[] {
  const ids = sent.filter((id) => id !== null)
  if (ids.length > MAX_SENT) throw fail('COMPARE_LIST_FULL', { count: MAX_COMPARED })
  return [
    ...new Set(
      ids.map((id) => {
        const number = parseProductId(id)
        if (number === undefined || number >= 2 ** 31) throw fail('PRODUCT_NOT_FOUND', { id: id.slice(0, 64) })
        return number
      }),
    ),
  ]
}

/** Skips invalid ids. */
export function parseProductIds(sent: readonly (string | null)[]): number[] {
  return sent.slice(0, MAX_SENT).flatMap((id) => {
    const number = id === null ? undefined : parseProductId(id)
    return number === undefined || number >= 2 ** 31 ? [] : [number]
  })
}
