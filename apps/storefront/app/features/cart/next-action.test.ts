import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withNextAction, withNextStep } from './next-action.ts'

test('a pair that sold out or was taken off sale while its page was open is told with what to do now [R3.56]', () => {
  assert.equal(
    withNextAction('This product is out of stock'),
    'This product is out of stock. Choose another size, or get an email when yours is back.',
  )
  assert.match(withNextAction('Could not find a product with SKU "X"'), /^We no longer sell this shoe/)
  assert.equal(withNextAction('Choose a size'), 'Choose a size')
})

test('the texts of the catalogue stay as they are and are followed by what became of the bag and what to do [R8.20, R8.22-R8.24]', () => {
  for (const text of [
    'Error creating cart.',
    'Error adding cart products.',
    'Error removing item from cart.',
    'Error updating cart items.',
  ]) {
    assert.ok(withNextStep(text).startsWith(`${text} Nothing `))
    assert.match(withNextStep(text), /try again in a moment\.$/i)
    assert.equal(withNextAction(text), withNextStep(text))
  }
  assert.equal(withNextStep('The requested qty is not available'), 'The requested qty is not available')
})
