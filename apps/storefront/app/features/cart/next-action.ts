import { cartMessages } from './messages.ts'

const CHECK_CART = 'Nothing has been lost from your bag. Check it, then try again in a moment.'

const NEXT_STEPS = new Map<string, string>([
  [cartMessages.createEmptyCart, 'Nothing was added. Try again in a moment.'],
  [cartMessages.addProductsToCart, CHECK_CART],
  [cartMessages.removeItemFromCart, CHECK_CART],
  [cartMessages.updateCartItems, CHECK_CART],
])

/** A text of the catalogue, which says neither what became of the bag nor what to do, with words that do; other words stay as they are. */
export function withNextStep(message: string): string {
  const next = NEXT_STEPS.get(message)
  return next ? `${message} ${next}` : message
}

/** What the server says about a pair that was not put into the bag, and what can be done now. */
export function withNextAction(message: string): string {
  if (/^Could not find a product/.test(message)) return 'We no longer sell this shoe. Search for another, or see similar styles.'
  if (/out of stock|not available/i.test(message))
    return `${message.replace(/\.$/, '')}. Choose another size, or get an email when yours is back.`
  return withNextStep(message)
}
