import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_SIGNED_IN: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  ORDER_NOT_AVAILABLE: { message: "The order isn't available.", category: 'graphql-no-such-entity' },
  ORDER_NOT_LOCATED: {
    message: "We couldn't locate an order with the information provided.",
    category: 'graphql-no-such-entity',
  },
  RETURN_NOT_AVAILABLE: { message: "The return isn't available.", category: 'graphql-no-such-entity' },
  ONLY_GIFT_CARD: { message: 'only gift card', category: 'graphql-input' },
  RETURNS_NOT_ENABLED: { message: 'Returns are not enabled.', category: 'graphql-input' },
  PARCEL_POINT_NOT_AVAILABLE: { message: 'Parcel point is not available.', category: 'graphql-input' },
  NOTHING_CHOSEN: { message: 'Choose at least one item to return.', category: 'graphql-input' },
  QUANTITY_NOT_VALID: { message: 'Return a whole number of pieces, at least 1.', category: 'graphql-input' },
  REASON_REQUIRED: { message: 'A reason is required.', category: 'graphql-input' },
  ITEM_NOT_OF_ORDER: { message: 'An item to return is not part of this order.', category: 'graphql-input' },
  QUANTITY_TOO_GREAT: {
    message: 'A quantity of {name} is greater than you can return.',
    category: 'graphql-input',
  },
  WINDOW_ENDED: { message: "{name} can't be returned any more: the last day was {date}.", category: 'graphql-input' },
  PAYMENT_REQUIRED: { message: 'Return payment is required.', category: 'graphql-input' },
  GATEWAY_DOWN: { message: 'Payment is not available right now. Try again in a minute.', category: 'adyen' },
  PAYMENT_NOT_NEEDED: { message: "Return payment isn't needed.", category: 'graphql-input' },
  COMMENT_NOT_VALID: { message: 'Write a message of at most 1000 characters.', category: 'graphql-input' },
  CARRIER_NOT_VALID: { message: 'Choose one of the carriers listed.', category: 'graphql-input' },
  TRACKING_NOT_VALID: {
    message: 'Enter the tracking number: 6 to 40 letters, digits and hyphens.',
    category: 'graphql-input',
  },
  TOO_LATE_TO_CHANGE: { message: 'It is too late to change this return.', category: 'graphql-input' },
  SIZE_NOT_OFFERED: { message: '{name} has no such size to swap for.', category: 'graphql-input' },
  SIZE_SOLD_OUT: {
    message: '{name} in {size} has just sold out. Choose another size, or a refund.',
    category: 'graphql-input',
  },
  CONTACT_EMAIL_NEEDS_TOKEN: {
    message: "Only the order's own email can be used without its token. Leave contact_email out, or send the token.",
    category: 'graphql-input',
  },
  PHOTO_NOT_VALID: { message: 'That isn’t a photo. Choose a JPEG.', category: 'graphql-input' },
  PHOTO_TOO_LARGE: { message: 'The photo is too large. Make it smaller than 180 KB.', category: 'graphql-input' },
  PHOTO_GONE: {
    message: 'Photos were not added, or are in another return. Add the photos again.',
    category: 'graphql-input',
  },
  TOO_MANY_PHOTOS: { message: 'Add at most 4 photos of a pair.', category: 'graphql-input' },
  EMAIL_NOT_VALID: {
    message: '"{email}" is not an email address. Correct it, or leave it out.',
    category: 'graphql-input',
  },
})
