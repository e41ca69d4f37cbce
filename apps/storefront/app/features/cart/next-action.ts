import type { CartCall } from './messages.ts'

const CHECK_CART = 'Nothing has been lost from your bag. Check it, then try again in a moment.'

const NEXT_STEPS: Readonly<Record<CartCall, string>> = {
  createEmptyCart: 'Nothing was added. Try again in a moment.',
  addProductsToCart: CHECK_CART,
  removeItemFromCart: CHECK_CART,
  updateCartItems: CHECK_CART,
}

interface Failed {
  readonly message: string
  readonly code?: string
  readonly failedCall?: CartCall
  readonly mostCount?: number
}

/** Messages of the specification name no next step, so one is added. */
export function withNextStep({ message, failedCall }: Failed): string {
  return failedCall ? `${message} ${NEXT_STEPS[failedCall]}` : message
}

const UNAVAILABLE: ReadonlySet<string> = new Set(['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_GONE'])

export function withNextAction(failed: Failed): string {
  const { code = '', message, mostCount } = failed
  if (code === 'PRODUCT_NOT_FOUND') return 'We no longer sell this shoe. Search for another, or see similar styles.'
  if (mostCount && code !== 'MOST_OF_A_LINE')
    return `${message.replace(/\.$/, '')}. The most you can have in your bag is ${mostCount}.`
  if (UNAVAILABLE.has(code))
    return `${message.replace(/\.$/, '')}. Choose another size, or get an email when yours is back.`
  return withNextStep(failed)
}
