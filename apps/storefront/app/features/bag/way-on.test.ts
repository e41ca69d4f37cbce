import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withWayOn } from './way-on.ts'

test('a pair that sold out or was taken off sale while its page was open is told with what to do now [R3.56]', () => {
  assert.equal(
    withWayOn('This product is out of stock'),
    'This product is out of stock. Choose another size, or ask for an email when yours is back.',
  )
  assert.match(withWayOn('Could not find a product with SKU "X"'), /^This shoe is no longer sold here/)
  assert.equal(withWayOn('Error adding cart products.'), 'Error adding cart products.')
})
