import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTrackingPages, trackingOrigins, trackingUrlOf } from '@welt/rules/tracking'

const NUMBER = 'A 1/é?'
const ENCODED = 'A%201%2F%C3%A9%3F'

const urlsOf = (pages: ReturnType<typeof readTrackingPages>, country: 'AU' | 'NZ' = 'AU') =>
  ['startrack', 'dhlglobalmail', 'auspost', 'nzpost', 'toString', '', null].map((carrier) =>
    trackingUrlOf(pages, { carrier, number: NUMBER, country }),
  )

test('two carriers have own trackers, any other and none the national post, as configured [A20]', () => {
  const pages = readTrackingPages({})
  const [starTrack, globalMail, ...others] = urlsOf(pages)
  assert.equal(starTrack, `https://startrack.com.au/track/details/${ENCODED}`)
  assert.equal(globalMail, `https://webtrack.dhlecs.com/orders?trackingNumber=${ENCODED}`)
  assert.deepEqual([...new Set(others)], [`https://auspost.com.au/mypost/track/#/details/${ENCODED}`])
  assert.deepEqual(
    [...new Set(urlsOf(pages, 'NZ').slice(2))],
    [`https://www.nzpost.co.nz/tools/tracking/item/${ENCODED}`],
  )
  const given = readTrackingPages({
    TRACKING_PAGES: ' startrack=https://one.test/?id=\n auspost=https://two.test/ AU=http://three.test/#',
  })
  assert.deepEqual(
    urlsOf(given).map((url) => url.replace(ENCODED, '')),
    [
      ...['https://one.test/?id=', pages.dhlglobalmail, 'https://two.test/'],
      ...Array.from({ length: 4 }, () => 'http://three.test/#'),
    ],
  )
  assert.deepEqual(trackingOrigins(given), [
    ...['https://one.test', 'https://webtrack.dhlecs.com', 'http://three.test', 'https://www.nzpost.co.nz'],
    'https://two.test',
  ])
})

test('an entry without a name or a web address is refused by name', () => {
  for (const entry of ['startrack', 'https://one.test/', '=https://one.test/', 'AU=', 'AU=javascript:alert(1)'])
    assert.throws(() => readTrackingPages({ TRACKING_PAGES: entry }), { message: /TRACKING_PAGES/ }, entry)
})
