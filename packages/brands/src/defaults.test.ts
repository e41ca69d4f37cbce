import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SiteData, withDefaults } from './brand.ts'
import { brandOf, brands } from './index.ts'
import { styletreadNz } from './styletread-nz.ts'
import { williams } from './williams.ts'

const partOf = ({ currency, country, timeZone }: Partial<SiteData>) => [currency, country, timeZone]

test('a site whose configuration gives none has Australian dollars, country and time', () => {
  assert.deepEqual(partOf(williams as Partial<SiteData>), [undefined, undefined, undefined])
  assert.deepEqual(partOf(withDefaults(williams)), ['AUD', 'AU', 'Australia/Melbourne'])
  assert.deepEqual(partOf(brandOf('williams')), ['AUD', 'AU', 'Australia/Melbourne'])
})

test('what a configuration gives comes before the defaults', () => {
  assert.deepEqual(partOf(withDefaults(styletreadNz)), ['NZD', 'NZ', 'Australia/Melbourne'])
  assert.deepEqual(partOf(withDefaults({ ...williams, country: 'NZ' })), ['AUD', 'NZ', 'Australia/Melbourne'])
})

test('the sites of the six brands have the numbers of the specification [A01]', () => {
  assert.deepEqual(Object.fromEntries(brands.map(({ id, websiteId }) => [id, websiteId])), {
    williams: 9,
    styletread: 2,
    'styletread-nz': 4,
    mollini: 7,
    trybe: 19,
    mathers: 10,
    midas: 11,
  })
})

test('every flag is on for one site and off for another, but two that all sites share [A04]', () => {
  const states = Object.keys(williams.flags).map((flag) => {
    const on = brands.filter(({ flags }) => flags[flag as keyof typeof flags]).length
    return [flag, on === 0 ? 'off' : on === brands.length ? 'on' : 'both']
  })
  assert.deepEqual(Object.fromEntries(states), {
    bazaarVoice: 'both',
    loyaltyIcon: 'on',
    newsLetter: 'both',
    parcelPoint: 'off',
    blog: 'both',
    brandedHeader: 'both',
    giftCard: 'both',
    checkoutDeliveryBlock: 'both',
  })
  const blogs = brands.filter(({ flags }) => flags.blog).map(({ id }) => id)
  assert.deepEqual(blogs.toSorted(), ['mathers', 'styletread', 'trybe'])
})
