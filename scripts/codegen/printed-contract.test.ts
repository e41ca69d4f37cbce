import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortedAs } from './printed-contract.ts'

const PRINTED = `type Query {
  cart: Cart
  offers: [Offer]
}

type Cart {
  id: ID
}

type Offer {
  label: String
}`

test('a move between modules leaves the printed contract as it was', () => {
  const moved = 'type Query { offers: [Offer] cart: Cart } type Offer { label: String } type Cart { id: ID }'
  assert.equal(sortedAs(PRINTED, moved), PRINTED)
})

test('a new type or field follows the one before it in its module', () => {
  const grown =
    'type Query { offers: [Offer] hint: Hint cart: Cart } type Offer { label: String } type Hint { text: String } type Cart { id: ID }'
  assert.equal(
    sortedAs(PRINTED, grown),
    PRINTED.replace('[Offer]\n', '[Offer]\n  hint: Hint\n').concat('\n\ntype Hint {\n  text: String\n}'),
  )
})

test('a removed field is not printed', () => {
  const shrunk = 'type Query { cart: Cart } type Cart { id: ID }'
  assert.equal(sortedAs(PRINTED, shrunk), 'type Query {\n  cart: Cart\n}\n\ntype Cart {\n  id: ID\n}')
})
