/** Messages for failed calls whose response has none. */
export const cartMessages = {
  liveInventoryCheck: 'Error getting live inventory',
  createEmptyCart: 'Error creating cart.',
  cart: 'Error fetching cart products.',
  addProductsToCart: 'Error adding cart products.',
  removeItemFromCart: 'Error removing item from cart.',
  updateCartItems: 'Error updating cart items.',
  /** Not from the specification. */
  quantity: 'Choose a quantity from 1 to 99.',
} as const

export const codeMessages = {
  /** [R5.10] */
  applyCoupons: 'This promo code is invalid.',
  /** Shown for any problem with the card. [R5.08, A24] */
  giftCardExhausted: 'The Gift card balance is exhausted',
  /** [R5.09] */
  giftCardAbsent: 'Gift card not present in the cart.',
  /** [R8.68] */
  giftCardSpent: 'Nothing left on this card',
  giftCardExpired: 'This card has expired',
  giftCardVoid: 'This card has been cancelled',
  giftCardForGiftCards: 'A gift card can’t pay for a gift card.',
  giftCardsRemoved: 'Gift cards removed',
  /** The remaining texts are not from the specification. */
  applyGiftCard: 'We couldn’t check this gift card. Try again in a moment.',
  removeGiftCard: 'We couldn’t remove this gift card. Try again in a moment.',
  removeCoupons: 'We couldn’t remove this code. Try again in a moment.',
} as const

export type CartCall = 'createEmptyCart' | 'addProductsToCart' | 'removeItemFromCart' | 'updateCartItems'
