/** What a failed change says when the server gave no message of its own. */
export const cartMessages = {
  createEmptyCart: 'Error creating cart.',
  cart: 'Error fetching cart products.',
  addProductsToCart: 'Error adding cart products.',
  removeItemFromCart: 'Error removing item from cart.',
  updateCartItems: 'Error updating cart items.',
  /** Not worded by the spec. */
  quantity: 'Choose a quantity from 1 to 99.',
} as const

/** Calls that change the cart. */
export type CartCall = 'createEmptyCart' | 'addProductsToCart' | 'removeItemFromCart' | 'updateCartItems'
