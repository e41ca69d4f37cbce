import { decodeNumericUid } from '@welt/kit/ids'
import { CODED_REASONS, isFaultReason, parseReturnText } from '@welt/rules/returns'
import type { RequestReturnItemInput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { PHOTOS_PER_ITEM } from '../photos/photos.ts'

/** `code` is null for Other. [A35] */
interface Reason {
  readonly code: string | null
  readonly text: string | null
  /** The shop's fault. [R3.97] */
  readonly isFault: boolean
}

export interface WantedItem {
  readonly lineId: number
  readonly quantity: number
  readonly reason: Reason
  /** The size to swap for. */
  readonly exchangeSku: string | undefined
  readonly photoUids: readonly string[]
}

type Attributes = RequestReturnItemInput['selected_custom_attributes']

const attributeOf = (attributes: Attributes, code: string) =>
  attributes?.find((attribute) => attribute?.attribute_code === code)?.value

/** A code, or else a text. @throws AppError REASON_REQUIRED [R3.78, R5.22, R5.23] */
function parseReason(item: RequestReturnItemInput): Reason {
  const code = attributeOf(item.selected_custom_attributes, 'reason')
  const typed = attributeOf(item.entered_custom_attributes, 'reason_other')
  if (code !== undefined && typed === undefined && CODED_REASONS.some((reason) => reason.code === code))
    return { code, text: null, isFault: isFaultReason(code) }
  const text = typed === undefined || code !== undefined ? undefined : parseReturnText(typed, 'reason').value
  if (text === undefined) throw fail('REASON_REQUIRED')
  return { code: null, text, isFault: false }
}

/** @throws AppError TOO_MANY_PHOTOS */
function parsePhotoUids({ photo_uids: uids }: RequestReturnItemInput): readonly string[] {
  if ((uids?.length ?? 0) > PHOTOS_PER_ITEM) throw fail('TOO_MANY_PHOTOS')
  return [...new Set(uids ?? [])]
}

/** @throws AppError NOTHING_CHOSEN, REASON_REQUIRED, QUANTITY_NOT_VALID, TOO_MANY_PHOTOS */
export function parseItems(items: readonly (RequestReturnItemInput | null | undefined)[]): readonly WantedItem[] {
  const given = items.filter((item) => item !== null && item !== undefined)
  if (given.length === 0) throw fail('NOTHING_CHOSEN')
  return given.map((item) => {
    const quantity = item.quantity_to_return
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 10_000) throw fail('QUANTITY_NOT_VALID')
    return {
      lineId: decodeNumericUid(item.order_item_uid) ?? 0,
      quantity,
      reason: parseReason(item),
      exchangeSku: item.exchange_sku || undefined,
      photoUids: parsePhotoUids(item),
    }
  })
}
