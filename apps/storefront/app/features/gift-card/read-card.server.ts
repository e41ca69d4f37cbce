import { toDecimal } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import type { RequestContext } from '#app/session/request-context.ts'
import type { GiftCardAnswer } from './form/gift-card-form.tsx'
import {
  amountOf,
  checkGiftCard,
  detailsOf,
  fieldOfContract,
  type GiftCardFields,
  OTHER,
  readGiftCardForm,
} from './gift-card-rules.ts'
import type { GiftCardDetails, GiftCardOffer } from './offer.ts'

/** Undo posts any amount as a listed one. */
function withListedAmount(fields: GiftCardFields, { amountsCents, openAmount }: GiftCardOffer): GiftCardFields {
  const cents = amountOf(fields)
  if (fields.amount === OTHER || !openAmount || cents === undefined || amountsCents.includes(cents)) return fields
  return { ...fields, amount: OTHER, other: String(toDecimal(cents)) }
}

/** [R3.25, R3.26] */
export function readCard(
  { brand }: Pick<RequestContext, 'brand'>,
  form: FormData,
  offer: GiftCardOffer,
): { readonly fields: GiftCardFields; readonly details: GiftCardDetails } | { readonly refusal: GiftCardAnswer } {
  const fields = withListedAmount(readGiftCardForm(form), offer)
  const errors = checkGiftCard(fields, offer, localDate(new Date(), brand.timeZone))
  if (Object.keys(errors).length > 0) return { refusal: { isDone: false, errors, fields } }
  return { fields, details: detailsOf(fields) }
}

/** [R1.23, R3.109] */
export function switchedOff(form: FormData): GiftCardAnswer {
  return {
    isDone: false,
    errors: {},
    fields: readGiftCardForm(form),
    message: 'Gift cards are not available in this shop.',
  }
}

interface Change {
  readonly isDone: boolean
  readonly wrongFields?: readonly { readonly field: string; readonly message: string }[]
  readonly cartView?: { readonly count: number }
}

/** Maps the server's field errors to the form's fields. */
export function answerTo(
  { isDone, wrongFields = [], cartView }: Change,
  fields: GiftCardFields,
  message: string | undefined,
): GiftCardAnswer {
  const errors = Object.fromEntries(wrongFields.map((wrong) => [fieldOfContract(wrong.field, fields), wrong.message]))
  return {
    isDone,
    errors,
    ...(isDone ? {} : { fields }),
    ...(message && !isDone && wrongFields.length === 0 ? { message } : {}),
    ...(cartView ? { count: cartView.count } : {}),
  }
}
