import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Brand, brandOf, brands } from '@welt/brands'
import { methodsFor } from './shipping-quotes.ts'

function quote(brand: Brand, country: 'AU' | 'NZ', goodsCents: number, isSignedIn = false) {
  return methodsFor({ brand, thresholds: brand.thresholds, country, postcode: undefined, isSignedIn, goodsCents })
}

test('every site offers two methods in each country it delivers to, its default first [A99]', () => {
  for (const brand of brands) {
    for (const country of brand.shipsTo) assert.ok(quote(brand, country, 5000).length >= 2, `${brand.id} ${country}`)
    assert.equal(quote(brand, brand.country, 5000)[0]?.methodCode, brand.defaultShippingMethod)
  }
})

test('the default is STEFPP by StarTrack, on Styletread NZ DHLEXP by DHL [J08.4, R9.27, R9.28]', () => {
  assert.equal(quote(brandOf('williams'), 'AU', 5000)[0]?.carrierCode, 'startrack')
  const [nz] = quote(brandOf('styletread-nz'), 'NZ', 5000)
  assert.deepEqual([nz?.carrierCode, nz?.methodCode], ['dhlglobalmail', 'DHLEXP'])
})

test('Mathers offers nothing for New Zealand [R1.26]', () => {
  assert.deepEqual(quote(brandOf('mathers'), 'NZ', 50_000), [])
})

test('delivery is free from exactly 10 AUD, on Trybe 12, in New Zealand 15 [J08.1, J08.3, R9.24, R9.25, R9.26]', () => {
  const price = (site: Brand, country: 'AU' | 'NZ', cents: number) => quote(site, country, cents)[0]?.amountCents
  for (const [site, country, thresholdCents] of [
    [brandOf('williams'), 'AU', 1000],
    [brandOf('trybe'), 'AU', 1200],
    [brandOf('williams'), 'NZ', 1500],
    [brandOf('styletread-nz'), 'NZ', 1500],
  ] as const) {
    assert.equal(price(site, country, thresholdCents), 0)
    assert.ok((price(site, country, thresholdCents - 1) ?? 0) > 0)
  }
})

test('express is free from its threshold for signed-in customers only [J08.1, R6.11]', () => {
  const express = (isSignedIn: boolean) =>
    quote(brandOf('williams'), 'AU', 15_000, isSignedIn).find((option) => option.methodCode === 'EXPRESS')
  assert.equal(express(true)?.isFree, true)
  assert.equal(express(false)?.isFree, false)
})
