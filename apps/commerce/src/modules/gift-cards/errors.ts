import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  /** One message for all reasons, so that codes cannot be guessed. */
  GIFT_CARD_NOT_USABLE: { message: 'Please correct the gift card code.', category: 'graphql-input' },
  GIFT_CARD_FOR_GIFT_CARDS: { message: 'A gift card can’t pay for a gift card.', category: 'graphql-input' },
  GIFT_CARDS_OFF: { message: 'Gift cards are not available in this shop.', category: 'graphql-input' },
  PARAMETER_MISSING: { message: 'Required parameter "{name}" is missing', category: 'graphql-input' },
})
