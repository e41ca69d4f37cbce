import { encodeUid } from '@welt/kit/ids'
import { enteredText, type GiftCardItemModel, giftCardOptions } from '#modules/cart'
import { giftCardOfferOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { SelectedCustomizableOption } from '#src/platform/contract/contract.generated'

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
