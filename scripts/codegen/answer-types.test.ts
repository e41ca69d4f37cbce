import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSchema, Kind, parse } from 'graphql'
import { answerType, variablesType } from './answer-types.ts'

const schema = buildSchema(`
  type Query { cart(id: ID!, page: Int = 1, kind: Kind, lines: [Line!]): Cart, goods: [Good] }
  type Cart { id: ID!, total: Float, goods: [Good] }
  input Line { sku: String! }
  enum Kind { A B }
  interface Good { sku: String }
  type Shoe implements Good { sku: String, kind: Kind, size: Int }
  type Card implements Good { sku: String, size: String }
`)

function typesOf(text: string) {
  const document = parse(text)
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  assert.ok(operation)
  return { answer: answerType(schema, document, operation), variables: variablesType(operation) }
}

test('every selected field of an answer is present, under its alias', () => {
  assert.equal(
    typesOf('{ cart(id: 1) { __typename number: id total } }').answer,
    '{ readonly cart: { readonly __typename: string; readonly number: string; readonly total: number } }',
  )
})

test('fields selected twice are one, fragments add theirs, and a key of two types has a union', () => {
  const { answer } = typesOf(`{ cart(id: 1) { goods { sku } goods { ...Size ... on Card { size } } } }
    fragment Size on Shoe { kind size }`)
  assert.equal(
    answer,
    '{ readonly cart: { readonly goods: ReadonlyArray<{ readonly sku: string; ' +
      'readonly kind: Contract.Kind; readonly size: number | string }> } }',
  )
})

test('variables are required unless they may be null or have a default', () => {
  assert.equal(typesOf('{ goods { sku } }').variables, 'Record<string, never>')
  assert.equal(
    typesOf('query ($id: ID!, $page: Int! = 2, $lines: [Line!]) { cart(id: $id, page: $page, lines: $lines) { id } }')
      .variables,
    '{ readonly id: string; readonly page?: number; readonly lines?: ReadonlyArray<Contract.Line> | null }',
  )
})
