import assert from 'node:assert/strict'
import type { SiteId } from '@welt/brands'
import { detailsFor, goToCheckoutWithAPair, pairForm } from '../testing/buying/buying.ts'
import { textIn } from '../testing/buying/buying-plainly.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'

for (const [site, abroad] of [
  ['mathers', ['9016', /We deliver in Australia only; enter a postcode there/]],
  ['styletread-nz', ['2899', /Choose Australia as the country in your bag/]],
] as const satisfies readonly (readonly [SiteId, readonly [string, RegExp]])[])
  test(`${site}, without JavaScript: a postcode given for a shoe shows its day there and in the bag [J01.4]`, async () => {
    const shopper = openPlainBrowser(site)
    const { sku } = await pairForm(site)
    const send = async (postcode: string) => {
      const { status, headers } = await shopper.post('/api/delivery', { sku, postcode })
      assert.equal(status, 303)
      return (await shopper.open(String(headers.location))).body
    }
    const problem = (body: string) => textIn(body, /data-text="">([^<]*)</)
    for (const typed of ['', '31', '<script>'])
      assert.match(problem(await send(typed)), /Enter a postcode with 4 digits|Enter the postcode/, typed)
    assert.match(problem(await send('0001')), /0001/)
    assert.match(problem(await send(abroad[0])), abroad[1])
    assert.equal(shopper.cookies.has('delivery_to'), false)
    const { postcode } = detailsFor(site)
    const body = await send(postcode)
    assert.equal(problem(body), '')
    const promise = textIn(body, new RegExp(`Delivery to (?:<!-- -->)?${postcode}</strong>([\\s\\S]*?)</p>`))
    const [, day = '?'] = /^Order by .+ for delivery (.+), (?:free|\$[\d.]+)$/.exec(promise) ?? []
    await goToCheckoutWithAPair(shopper, site)
    const cart = (await shopper.open('/cart')).body.replaceAll('<!-- -->', '')
    assert.ok(cart.includes(`${day} by post`), promise)
    assert.equal(cart.includes('<option value="NZ"'), site !== 'mathers')
  })
