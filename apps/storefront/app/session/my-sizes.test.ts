import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mySizeText, parseMySizes } from './browser/my-sizes.ts'
import { mySizeIn, setMySize } from './my-sizes.ts'

const cookiesWith = (cookie: string) => ({ isSecure: true, cookies: new Map([['my_sizes', cookie]]) })
const cookieValue = (setCookie: string | undefined) => /^[^=]+=([^;]*)/.exec(setCookie ?? '')?.[1] ?? ''

test('one size is kept for each department, with its scale', () => {
  const first = setMySize(cookiesWith(''), { department: 'women', scale: 'au', label: '7', eu: '38' })
  const both = setMySize(cookiesWith(cookieValue(first[0])), { department: 'men', scale: 'eu', label: '43', eu: '43' })
  const [sizes, scale] = setMySize(cookiesWith(cookieValue(both[0])), {
    department: 'women',
    scale: 'uk',
    label: '6',
    eu: '39',
  })
  assert.deepEqual(parseMySizes(cookieValue(sizes)).map(mySizeText), ['women’s UK 6', 'men’s EU 43'])
  assert.equal(cookieValue(scale), 'uk')
  assert.match(sizes ?? '', /Max-Age=2592000; SameSite=Lax; Secure$/)
})

test('a kept size is read in the scale of each shoe of its department', () => {
  const ctx = cookiesWith('women-au-7-38~kids-au-5-21')
  assert.deepEqual(
    ['AUW', 'EUW', 'EUK', 'AUK', 'AUM', 'X', null].map((code) => mySizeIn(ctx, code)),
    ['7', '38', '21', undefined, undefined, undefined, undefined],
  )
})

test('entries that the size map lacks are ignored', () => {
  for (const cookie of ['', 'women', 'women-au-8-38', 'dogs-au-7-38', 'women-au-7-99', '<b>~~', 'women-cm-7-38'])
    assert.equal(mySizeIn(cookiesWith(cookie), 'EUW'), undefined, cookie)
  assert.deepEqual(parseMySizes(undefined), [])
  assert.equal(mySizeIn(cookiesWith('women-au-7-38~women-eu-99-99~dogs-eu-1-1'), 'EUW'), '38')
})
