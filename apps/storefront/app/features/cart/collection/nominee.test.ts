import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkMobile, checkNominee, NO_NOMINEE } from './nominee.ts'

test('the mobile number of who collects is checked by the rules of the site’s country [R5.24]', () => {
  for (const good of ['0412 345 678', '+61 412 345 678', '0061412345678', '(0491) 570-156', '０４１２３４５６７８'])
    assert.equal(checkMobile(good, 'AU'), undefined, good)
  for (const bad of ['', '0412', '0412 345 6789', '03 9421 5500', 'call me'])
    assert.equal(checkMobile(bad, 'AU'), 'Enter a mobile number with 10 digits, like 0412 345 678', bad)
  assert.equal(checkMobile('+64 21 345 678', 'NZ'), undefined)
  assert.equal(checkMobile('0412 345 678', 'NZ'), 'Enter a mobile number with 9 to 11 digits, like 021 345 678')
})

test('names of who collects are optional, but must be names [R5.25]', () => {
  const phone = '0412 345 678'
  assert.deepEqual(checkNominee({ ...NO_NOMINEE, phone }, 'AU'), {})
  assert.deepEqual(checkNominee({ firstName: 'Tom', lastName: "O'Neil", phone }, 'AU'), {})
  assert.deepEqual(Object.keys(checkNominee({ firstName: '7', lastName: '<b>', phone: '' }, 'AU')), [
    'nominee_first_name',
    'nominee_last_name',
    'nominee_phone',
  ])
})
