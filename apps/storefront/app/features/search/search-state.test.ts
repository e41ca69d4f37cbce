import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INITIAL_SEARCH, nextSearch, type SearchEvent, type SearchState } from './search-state.ts'

const none = { categories: [], keywords: [], products: [] }
const some = { ...none, keywords: [{ text: 'boots', href: '/search?q=boots' }] }
const after = (...events: readonly SearchEvent[]): SearchState => events.reduce(nextSearch, INITIAL_SEARCH)
const typed = (value: string): SearchEvent => ({ type: 'typed', value })
const answered = (value: string, suggestions = some): SearchEvent => ({ type: 'answered', value, suggestions })

test('the search bar starts empty with the source TEXTFIELD [R3.101, R3.102]', () => {
  assert.deepEqual(INITIAL_SEARCH, {
    value: '',
    previousValue: '',
    suggestions: none,
    keywordSource: 'TEXTFIELD',
    isRecent: false,
    isOpen: false,
  })
})

test('suggestions open with any list and close when all three are empty [R4.78]', () => {
  assert.equal(after(typed('boo'), answered('boo')).isOpen, true)
  assert.deepEqual(after(typed('boo'), answered('boo'), typed('booq'), answered('booq', none)), {
    ...INITIAL_SEARCH,
    value: 'booq',
    previousValue: 'booq',
  })
  assert.equal(after(typed('boo'), answered('boo'), typed('bo')).isOpen, false)
  assert.equal(after(typed('boot'), answered('boo')).isOpen, false)
})

test('closing clears the three lists and keeps the values; typing again brings them back [R4.79]', () => {
  const closed = after(typed('boo'), answered('boo'), { type: 'closed' })
  assert.deepEqual(closed, { ...INITIAL_SEARCH, value: 'boo', previousValue: 'boo' })
  assert.equal([typed('boot'), answered('boot')].reduce(nextSearch, closed).isOpen, true)
})

test('reset clears value, previous value, suggestions and source [R4.80]', () => {
  const picked = after(typed('boo'), answered('boo'), { type: 'picked', value: 'boots' })
  assert.equal(picked.keywordSource, 'SUGGESTION')
  assert.deepEqual(nextSearch(picked, { type: 'reset' }), INITIAL_SEARCH)
})

test('recent searches open while nothing is typed; picking one has the source RECENT [R3.102, A39]', () => {
  const recalled: SearchEvent = { type: 'recalled', searches: some.keywords }
  assert.deepEqual(after(recalled), { ...INITIAL_SEARCH, suggestions: some, isRecent: true, isOpen: true })
  assert.equal(after({ type: 'recalled', searches: [] }).isOpen, false)
  assert.equal(after(typed('bo'), recalled).isOpen, false)
  assert.deepEqual([after(recalled, typed('b')).isOpen, after(recalled, typed('boo')).isOpen], [false, false])
  assert.equal(after(recalled, { type: 'picked', value: 'boots' }).keywordSource, 'RECENT')
  assert.equal(
    after(recalled, typed('boo'), answered('boo'), { type: 'picked', value: 'boots' }).keywordSource,
    'SUGGESTION',
  )
  assert.equal(after(recalled, { type: 'picked', value: 'boots' }, typed('boots x')).keywordSource, 'TEXTFIELD')
})

test('the source tells typed from picked searches and from redirects [R3.102, A39]', () => {
  assert.equal(after(typed('boo'), { type: 'submitted' }).keywordSource, 'TEXTFIELD')
  assert.equal(after(typed('returns'), { type: 'submitted' }, { type: 'redirected' }).keywordSource, 'REDIRECT')
  assert.equal(after({ type: 'picked', value: 'boots' }, typed('boots x')).keywordSource, 'TEXTFIELD')
})
