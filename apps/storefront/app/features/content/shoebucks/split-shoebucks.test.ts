import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitShoebucks } from './split-shoebucks.ts'

const YEAR = '<section id="year"><h2>A year</h2><p>Ana.</p>'
const TABLE = '<table><tbody><tr><th>Spent</th><td>$1,279.90</td></tr></tbody></table></section>'

test('the programme’s text is split at its introduction and its example', () => {
  assert.deepEqual(splitShoebucks(`<p>Free.</p><h2>Steps</h2>${YEAR}${TABLE}<p>End</p>`), {
    intro: 'Free.',
    before: `<h2>Steps</h2>${YEAR}`,
    after: `${TABLE}<p>End</p>`,
    spentCents: 127_990,
  })
  assert.equal(splitShoebucks(`${YEAR}</section>`).spentCents, undefined)
  assert.deepEqual(splitShoebucks('<h2>Other</h2>'), {
    intro: '',
    before: '<h2>Other</h2>',
    after: '',
    spentCents: undefined,
  })
})
