import { encodeUid } from '@welt/kit/ids'
import type { GiftCardItemModel } from '#modules/cart'
import { type GiftCardField, giftCardOfferOf, giftCardOptions } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { SelectedCustomizableOption } from '#src/platform/contract/contract.generated'
import type { BoughtGiftCard } from '#tables/cart'

function enteredText(giftCard: BoughtGiftCard, field: GiftCardField): string | null {
  const texts: Readonly<Record<GiftCardField, string | null>> = {
    amount: (giftCard.amountCents / 100).toFixed(2),
    sender_name: giftCard.senderName,
    sender_email: giftCard.senderEmail,
    recipient_name: giftCard.recipientName,
    recipient_email: giftCard.recipientEmail,
    message: giftCard.message,
    delivery_date: giftCard.deliveryDate,
  }
  return texts[field]
}

/** [R3.23] */
export async function enteredOptionsOf(
  ctx: Context,
  { giftCard }: GiftCardItemModel,
): Promise<SelectedCustomizableOption[]> {
  const offer = await giftCardOfferOf(ctx)
  return (offer ? giftCardOptions(offer) : []).flatMap(({ id, field, uid, title, isRequired }) => {
    const value = enteredText(giftCard, field)
    if (value === null) return []
    const entered = { id, customizable_option_value_uid: encodeUid(`${uid}:value`), label: title, value }
    return [
      {
        id,
        customizable_option_uid: uid,
        label: title,
        type: 'field',
        is_required: isRequired,
        sort_order: id,
        values: [{ ...entered, price: { type: 'FIXED' as const, units: '', value: 0 } }],
      },
    ]
  })
}
