import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTrackingPages } from '@welt/rules/tracking'
import { trackingHref } from './tracking-href.ts'

const hrefOf = (carrier: string | null, number: string) =>
  trackingHref(readTrackingPages({}), { carrier, number, country: 'AU' })

test('the star-track code leads to its tracking page, with the number in it [J19.2, R2.88, R2.89]', () => {
  assert.equal(hrefOf('startrack', 'MTH 1'), 'https://startrack.com.au/track/details/MTH%201')
})

test('the global-mail code leads to its tracking page, with the number appended [J19.2, R2.90]', () => {
  assert.equal(hrefOf('dhlglobalmail', 'GM 6-1'), 'https://webtrack.dhlecs.com/orders?trackingNumber=GM%206-1')
})

test('any other carrier, or none, leads to the national post with the number in the address [J19.2, R2.91]', () => {
  const national = 'https://auspost.com.au/mypost/track/#/details/7XL%201'
  for (const carrier of ['other', 'auspost', '', null]) assert.equal(hrefOf(carrier, '7XL 1'), national)
})

test('a number with markup or other characters has no link', () => {
  for (const number of ['<a>', '1/../2', 'x?y=1', '', 'é1']) assert.equal(hrefOf('startrack', number), undefined)
})
