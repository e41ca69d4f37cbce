import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderNumberIn, splitHelpHub } from './split-help-hub.ts'

const OFTEN = '<section id="often"><h2>Often asked</h2><p><a href="/order">where is it</a></p></section>'
const TOPICS =
  '<section id="topics"><h2>Topics</h2><ul><li><a href="/delivery">Delivery</a>: costs &amp; days</li></ul></section>'
const FREQUENT = '<section id="frequent"><h2>Asked most</h2><ul><li><a href="/faq#pay">Pay?</a></li></ul></section>'
const PEOPLE = '<section id="people"><h2>People</h2><ul><li><a href="tel:1300">1300</a>: Mon to Fri</li></ul></section>'
const OWN = '<section id="people">Call</section>'

test('the help hub is split into topics, questions, ways to reach a person and the rest', () => {
  assert.deepEqual(splitHelpHub(`${OFTEN}${TOPICS}<p>More.</p>${FREQUENT}${PEOPLE}`), {
    often: '<a href="/order">where is it</a>',
    topics: [{ path: '/delivery', name: 'Delivery', about: 'Costs &amp; days' }],
    questions: [{ path: '/faq#pay', name: 'Pay?', about: '' }],
    people: [{ path: 'tel:1300', name: '1300', about: 'Mon to Fri' }],
    rest: '<p>More.</p>',
  })
})

test('sections of another form stay as they are stored', () => {
  assert.equal(splitHelpHub(`${TOPICS}${OWN}`)?.rest, OWN)
  assert.equal(splitHelpHub(TOPICS.replace('</ul>', '<li>Ask <b>us</b></li></ul>')), undefined)
  assert.equal(splitHelpHub(OWN), undefined)
})

test('a search for an order number alone is told from sizes and sentences', () => {
  assert.equal(orderNumberIn(' #1000234 '), '1000234')
  for (const text of ['42', 'order 1000234', '12345678901', '']) assert.equal(orderNumberIn(text), undefined)
})
