/** Messages for failed calls whose answer has none. */
export const cartMessages = {
  liveInventoryCheck: 'Error getting live inventory',
  createEmptyCart: 'Error creating cart.',
  cart: 'Error fetching cart products.',
  addProductsToCart: 'Error adding cart products.',
  removeItemFromCart: 'Error removing item from cart.',
  updateCartItems: 'Error updating cart items.',
  /** Our own text. */
  quantity: 'Choose a quantity from 1 to 99.',
} as const

/** Messages about codes and gift cards. */
export const codeMessages = {
  /** [R5.10] */
  applyCoupons: 'This promo code is invalid.',
  /** Whatever is wrong with the card. [R5.08, A24] */
  giftCardExhausted: 'The Gift card balance is exhausted',
  /** [R5.09] */
  giftCardAbsent: 'Gift card not present in the cart.',
  /** [R8.68] */
  giftCardSpent: 'Nothing left on this card',
  giftCardExpired: 'This card has expired',
  giftCardVoid: 'This card has been cancelled',
  giftCardForGiftCards: 'A gift card can’t pay for a gift card.',
  giftCardsRemoved: 'Gift cards removed',
  /** Our own texts from here on. */
  applyGiftCard: 'We couldn’t check this gift card. Try again in a moment.',
  removeGiftCard: 'We couldn’t remove this gift card. Try again in a moment.',
  removeCoupons: 'We couldn’t remove this code. Try again in a moment.',
} as const

/** Calls that change the cart. */
export type CartCall = 'createEmptyCart' | 'addProductsToCart' | 'removeItemFromCart' | 'updateCartItems'
