import type { CartCall } from './messages.ts'

const CHECK_CART = 'Nothing has been lost from your bag. Check it, then try again in a moment.'

const NEXT_STEPS: Readonly<Record<CartCall, string>> = {
  createEmptyCart: 'Nothing was added. Try again in a moment.',
  addProductsToCart: CHECK_CART,
  removeItemFromCart: CHECK_CART,
  updateCartItems: CHECK_CART,
}

/** A change that failed. */
interface Failed {
  readonly message: string
  readonly code?: string
  /** The call whose text of the catalogue `message` is. */
  readonly failedCall?: CartCall
  /** Most of the size that the cart can have. */
  readonly mostCount?: number
}

/**
 * A text of the catalogue says neither what became of the cart nor what to do, so that follows; the server's own
 * messages stay as they are.
 */
export function withNextStep({ message, failedCall }: Failed): string {
  return failedCall ? `${message} ${NEXT_STEPS[failedCall]}` : message
}

const UNAVAILABLE: ReadonlySet<string> = new Set(['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_GONE'])

/** What is shown of a pair that was not put into the cart, with what can be done now. */
export function withNextAction(failed: Failed): string {
  const { code = '', message, mostCount } = failed
  if (code === 'PRODUCT_NOT_FOUND') return 'We no longer sell this shoe. Search for another, or see similar styles.'
  if (mostCount && code !== 'MOST_OF_A_LINE')
    return `${message.replace(/\.$/, '')}. The most you can have in your bag is ${mostCount}.`
  if (UNAVAILABLE.has(code))
    return `${message.replace(/\.$/, '')}. Choose another size, or get an email when yours is back.`
  return withNextStep(failed)
}
