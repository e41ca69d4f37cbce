import { encodeUid } from '@welt/kit/ids'
import { toDecimal } from '@welt/kit/money'
import type { EnteredOptionInput, GiftCardOptionsInput } from '#app/contract.generated.ts'
import type { GiftCardDetails, GiftCardOffer } from './offer.ts'

const decimals = (cents: number) => (cents / 100).toFixed(2)

/** Empty texts are cleared. [R7.72] */
export function toOptionsInput(details: GiftCardDetails): GiftCardOptionsInput {
  return {
    amount: toDecimal(details.amountCents),
    recipient_name: details.recipientName,
    recipient_email: details.recipientEmail,
    sender_name: details.senderName,
    sender_email: details.senderEmail,
    message: details.message,
    delivery_date: details.deliveryDate ?? '',
  }
}

/** A listed amount goes by its uid, everything else by Magento's names. [R3.23] */
export function toAddRequest(
  details: GiftCardDetails,
  quantity: number,
  { sku, amountsCents, amountUids }: GiftCardOffer,
) {
  const { amount: _amount, ...texts } = toOptionsInput(details)
  const optionUid = amountUids[amountsCents.indexOf(details.amountCents)] ?? ''
  const option = (name: string, value: string): EnteredOptionInput => ({ uid: encodeUid(`giftcard/${name}`), value })
  const entered = Object.entries(texts).flatMap(([name, value]) => (value ? [option(`giftcard_${name}`, value)] : []))
  const open = optionUid ? [] : [option('custom_giftcard_amount', decimals(details.amountCents))]
  return { sku, optionUid, quantity, entered: [...entered, ...open] }
}
