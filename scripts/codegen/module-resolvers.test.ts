import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildASTSchema, concatAST, extendSchema, parse } from 'graphql'
import type { Contract } from './contract.ts'
import { moduleResolvers, resolvedBy } from './module-resolvers.ts'
import { pruneUnused } from './prune-unused.ts'

const cart = parse(`
  extend type Query { cart: Cart }
  type Cart { id: ID! items: [Item] }
  interface Item { id: ID! }
  interface Unanswered { id: ID! }
  type Line implements Item { id: ID! }
  type Money { value: Float }
  type AddOutput { cart: Cart }
`)
const orders = parse('extend type Cart { order: Money } type Order { total: Money }')
const base = buildASTSchema(parse('type Query\ntype Mutation'), { assumeValidSDL: true })
const contract: Contract = {
  schema: extendSchema(base, concatAST([cart, orders])),
  blocks: new Map([
    ['cart', cart],
    ['orders', orders],
  ]),
}
const models = new Set(['Cart'])
const typesOf = (module: 'cart' | 'orders') =>
  resolvedBy(contract, module, (type) => type === 'Query' || models.has(type))

describe('resolver types of a module', () => {
  it('name fields of its own block, and interfaces that a field answers', () => {
    assert.deepEqual(
      [...typesOf('cart')],
      [
        ['Query', ['cart']],
        ['Cart', ['id', 'items']],
        ['Item', ['__resolveType']],
      ],
    )
    assert.deepEqual([...typesOf('orders')], [['Cart', ['order']]])
  })

  it('have a name for each answer that holds models, not for plain ones', () => {
    const text = moduleResolvers(contract, 'cart', typesOf('cart'), models)
    assert.match(text, /export type CartResolvers = ResolverTable<\{/)
    assert.match(text, /export type AddOutput = /)
    assert.doesNotMatch(text, /export type Money = /)
    assert.doesNotMatch(moduleResolvers(contract, 'orders', typesOf('orders'), models), /export type Order = /)
  })
})

describe('generated text', () => {
  it('keeps what a name leads to, and its head', () => {
    const text = 'import x\nexport type A = B;\n\nexport type B = 1;\n\nexport type C = A;\n'
    assert.equal(pruneUnused(text, ['A']), 'import x\nexport type A = B;\n\nexport type B = 1;\n\n')
  })
})
