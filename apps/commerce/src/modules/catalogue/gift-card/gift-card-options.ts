import { decodeUid, encodeUid } from '@welt/kit/ids'
import { MAX_EMAIL_LENGTH } from '@welt/kit/text/patterns'
import { MAX_PERSON_LENGTH } from '@welt/rules/gift-card'
import type { GiftCardOffer } from './gift-card-offer.ts'

/** Undefined fields stay unchanged. */
export interface EnteredGiftCard {
  /** In dollars. */
  readonly amount?: number | undefined
  readonly sender_name?: string | undefined
  readonly sender_email?: string | undefined
  readonly recipient_name?: string | undefined
  readonly recipient_email?: string | undefined
  readonly message?: string | undefined
  readonly delivery_date?: string | undefined
}

export type GiftCardField = keyof EnteredGiftCard

interface GiftCardOption {
  readonly id: number
  readonly field: GiftCardField
  readonly uid: string
  readonly title: string
  readonly isRequired: boolean
  /** 0: no limit. */
  readonly maxCharacters: number
}

const CODES: Readonly<Record<GiftCardField, string>> = {
  sender_name: 'giftcard_sender_name',
  sender_email: 'giftcard_sender_email',
  recipient_name: 'giftcard_recipient_name',
  recipient_email: 'giftcard_recipient_email',
  message: 'giftcard_message',
  delivery_date: 'giftcard_delivery_date',
  amount: 'custom_giftcard_amount',
}

const uidOf = (field: GiftCardField) => encodeUid(`giftcard/${CODES[field]}`)

/** For `selected_options`. */
export function giftCardAmountUid(cents: number): string {
  return encodeUid(`giftcard/giftcard_amount/${(cents / 100).toFixed(2)}`)
}

/** [R3.24] */
export function giftCardOptions({ openAmount, messageMaxLength }: GiftCardOffer): readonly GiftCardOption[] {
  const option = (
    id: number,
    field: GiftCardField,
    title: string,
    isRequired: boolean,
    maxCharacters: number,
  ): GiftCardOption => {
    return { id, field, uid: uidOf(field), title, isRequired, maxCharacters }
  }
  return [
    option(1, 'recipient_name', 'Their name', true, MAX_PERSON_LENGTH),
    option(2, 'recipient_email', 'Their email', true, MAX_EMAIL_LENGTH),
    option(3, 'sender_name', 'Your name', true, MAX_PERSON_LENGTH),
    option(4, 'sender_email', 'Your email', true, MAX_EMAIL_LENGTH),
    ...(messageMaxLength > 0 ? [option(5, 'message', 'Message', false, messageMaxLength)] : []),
    option(6, 'delivery_date', 'Delivery date', false, 10),
    ...(openAmount ? [option(7, 'amount', 'Open amount', false, 0)] : []),
  ]
}

interface OptionText {
  readonly uid: string
  readonly value: string
}

const AMOUNT = /^giftcard\/giftcard_amount\/(\d{1,6}(?:\.\d{1,2})?)$/

const dollars = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN)

/** @returns undefined when a uid is not a gift card's */
export function readGiftCardOptions(
  selected: readonly string[],
  entered: readonly OptionText[],
): EnteredGiftCard | undefined {
  const fields = new Map((Object.keys(CODES) as GiftCardField[]).map((field) => [uidOf(field), field]))
  const given: Partial<Record<GiftCardField, string>> = {}
  for (const { uid, value } of entered) {
    const field = fields.get(uid)
    if (!field) return undefined
    given[field] = value
  }
  const [listed, ...others] = selected.map((uid) => AMOUNT.exec(decodeUid(uid) ?? '')?.[1])
  if (others.length > 0 || (selected.length > 0 && listed === undefined)) return undefined
  const { amount: open = '', ...texts } = given
  const amount = listed !== undefined ? Number(listed) : open.trim() === '' ? undefined : dollars(open)
  return { ...texts, amount }
}
