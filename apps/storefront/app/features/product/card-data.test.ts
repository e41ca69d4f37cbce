import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayName } from './card-data.ts'
import { ProductDocument } from './product.generated.ts'

const FIELDS = [
  ...['web_display_name', 'heel_height', 'care', 'fit_notes', 'sole_material', 'lining', 'colour', 'size_scale'],
  ...[1, 2, 3, 4, 5].map((number) => `selling_feature_${number}`),
]

test('a product’s facts have their names; its heading is its name on the web, else its name [A29]', () => {
  for (const field of FIELDS) assert.match(ProductDocument.text, new RegExp(`[ {]${field}[ }]`), field)
  assert.equal(displayName({ web_display_name: 'Roma sandal', name: 'ROMA 1' }), 'Roma sandal')
  assert.equal(displayName({ web_display_name: null, name: 'ROMA 1' }), 'ROMA 1')
})
