import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentsIn } from './api-test-documents.ts'

const textsIn = (...files: readonly (readonly [path: string, text: string])[]) => [
  ...documentsIn(new Map(files)).keys(),
]

const withConstant = (name: string) => `\${${name}}`

test('a document is a literal in any quotes, with constants of its own or an imported file', () => {
  const other = "const FIELDS = 'other'"
  const shared = `export const FIELDS = \`id ${withConstant('PRICES')}\`\nconst PRICES = "prices"`
  const file = `import { FIELDS } from './testing/fields.ts'\nconst NAME = 'name'\nconst C = '{ c }'
    gql('{ a }'), gql(C), gql(
      \`query { b { ${withConstant('NAME')} ${withConstant('FIELDS')} } }\`,
    )`
  assert.deepEqual(
    textsIn(['cart/testing/fields.ts', shared], ['testing/other.ts', other], ['cart/cart.api.test.ts', file]),
    ['{ a }', '{ c }', 'query { b { name id prices } }'],
  )
})

test('a document that is not known before the test runs is refused with its file', () => {
  const dynamic = [`\`{ ${withConstant('call')} }\``, "'{ a }' + b", 'build()', 'UNKNOWN']
  for (const argument of dynamic)
    assert.throws(() => textsIn(['a.api.test.ts', `gql(${argument})`]), /a\.api\.test\.ts/, argument)
})
