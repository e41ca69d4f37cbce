import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderNumberIn, splitHelpHub } from './split-help-hub.ts'

const TOPICS = '<section id="topics"><h2>Topics</h2><ul><li><a href="/delivery">Delivery</a>: costs &amp; days</li>'
const REST = '<section id="frequent"><h2>Asked most</h2></section><section id="people">Call</section>'

test('the help hub is split into topics, questions and the rest', () => {
  assert.deepEqual(splitHelpHub(`${TOPICS}</ul></section>${REST}`), {
    topics: [{ path: '/delivery', name: 'Delivery', about: 'Costs &amp; days' }],
    questions: '<section id="frequent"><h2>Asked most</h2></section>',
    rest: '<section id="people">Call</section>',
  })
})

test('a help hub with other topics than links, or none, stays as it is stored', () => {
  assert.equal(splitHelpHub(`${TOPICS}<li>Ask <b>us</b></li></ul></section>${REST}`), undefined)
  assert.equal(splitHelpHub(REST), undefined)
})

test('a search for an order number alone is told from sizes and sentences', () => {
  assert.equal(orderNumberIn(' #1000234 '), '1000234')
  for (const text of ['42', 'order 1000234', '12345678901', '']) assert.equal(orderNumberIn(text), undefined)
})
