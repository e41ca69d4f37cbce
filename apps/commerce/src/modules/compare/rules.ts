import { decodeNumericUid } from '@welt/kit/ids'
import { fail } from './errors.ts'

/** Most products on a list: as many as stand beside each other on a page. */
export const MAX_COMPARED = 4

/** Products that one call names at most; more are refused before they are looked up. */
const MAX_SENT = 50

/** The number of a product that is named by it, as Magento's clients do, or by its uid. */
function parseProductId(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : decodeNumericUid(id)
}

/** Distinct numbers of products in the order sent. @throws AppError COMPARE_LIST_FULL, PRODUCT_NOT_FOUND */
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

/** The same without those that are no product's. */
export function parseProductIds(sent: readonly (string | null)[]): number[] {
  return sent.slice(0, MAX_SENT).flatMap((id) => {
    const number = id === null ? undefined : parseProductId(id)
    return number === undefined || number >= 2 ** 31 ? [] : [number]
  })
}
