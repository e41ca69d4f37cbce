import assert from 'node:assert/strict'
import { test } from 'node:test'
import { userErrorCode } from '#app/graphql/other-servers/messages.ts'
import { type CartCall, cartMessages } from './messages.ts'
import { withNextAction, withNextStep } from './next-action.ts'

const shown = (code: string, message: string) => withNextAction({ message, code: userErrorCode({ code, message }) })

test('a pair that sold out while its page was open is named with the next step [R3.56]', () => {
  for (const [code, message] of [
    ['INSUFFICIENT_STOCK', 'This product is out of stock'],
    ['INSUFFICIENT_STOCK', 'The requested qty is not available'],
    ['NOT_SALABLE', 'The required options you selected are not available'],
    ['UNDEFINED', 'This product is out of stock'],
  ] as const)
    assert.equal(shown(code, message), `${message}. Choose another size, or get an email when yours is back.`)
  assert.equal(
    withNextAction({ message: 'Product that you are trying to add is not available.', code: 'PRODUCT_GONE' }),
    'Product that you are trying to add is not available. Choose another size, or get an email when yours is back.',
  )
  assert.match(shown('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "X"'), /^We no longer sell this shoe/)
  assert.equal(shown('INSUFFICIENT_STOCK', 'The most you may purchase is 99.'), 'The most you may purchase is 99.')
  assert.equal(withNextAction({ message: 'Choose a size' }), 'Choose a size')
})

test('the catalogue’s texts stay and are followed by the bag’s state and what to do [R8.20, R8.22-R8.24]', () => {
  for (const [failedCall, text] of [
    ['createEmptyCart', 'Error creating cart.'],
    ['addProductsToCart', 'Error adding cart products.'],
    ['removeItemFromCart', 'Error removing item from cart.'],
    ['updateCartItems', 'Error updating cart items.'],
  ] as const satisfies readonly (readonly [CartCall, string])[]) {
    const failed = { message: cartMessages[failedCall], failedCall }
    assert.ok(withNextStep(failed).startsWith(`${text} Nothing `))
    assert.match(withNextStep(failed), /try again in a moment\.$/i)
    assert.equal(withNextAction(failed), withNextStep(failed))
  }
  assert.equal(withNextStep({ message: 'The requested qty is not available' }), 'The requested qty is not available')
})
