import assert from 'node:assert/strict'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { detailsForm, goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser, type PlainBrowser } from '../testing/plain-browser.ts'

/** React writes a button's name last, so the value may come before it. */
function postedValue(html: string, name: string): string {
  const tag = new RegExp(`<(?:input|button)[^>]*name="${name}"[^>]*>`).exec(html)?.[0]
  return /value="([^"]+)"/.exec(tag ?? '')?.[1] ?? ''
}

const forms: readonly (readonly [
  where: string,
  path: string,
  open: (browser: PlainBrowser) => Promise<Readonly<Record<string, string>>>,
])[] = [
  [
    'the address book',
    '/customer/address?edit=new',
    async (browser) => {
      const email = newEmail()
      await makeAccount('mollini', email)
      await signIn(browser, email)
      return { intent: 'save' }
    },
  ],
  [
    'checkout',
    '/checkout?edit=details',
    async (browser) => {
      await goToCheckoutWithAPair(browser, 'mollini')
      await browser.post('/checkout', { intent: 'email', email: newEmail(), guest: '1' })
      return { intent: 'details' }
    },
  ],
]

for (const [where, path, open] of forms)
  test(`${where}, without scripts: a suburb that seems wrong is questioned, and never blocks`, async () => {
    const browser = openPlainBrowser('mollini')
    const form = { ...detailsForm('mollini'), ...(await open(browser)), postcode: '3121', region: 'VIC' }
    const save = (city: string, more: Readonly<Record<string, string>> = {}) =>
      browser.post(path, { ...form, city, ...more })
    const refused = await save('Richmond', { region: 'NSW' })
    assert.equal(refused.status, 422)
    assert.match(refused.body, /Richmond is not in NSW 3121\. Check the suburb, state and postcode\./)
    assert.equal((await save('North Richmond\u200b')).status, 303, 'a compass word before')
    const doubted = await save('Richmnd')
    assert.equal(doubted.status, 422)
    assert.match(
      doubted.body,
      /Did you mean Richmond VIC 3121\?[\s\S]*Keep what I typed[\s\S]*Use (?:<!-- -->)?Richmond VIC 3121/,
    )
    const confirmed = postedValue(doubted.body, 'confirmed_place')
    assert.equal((await save('Richmnd', { confirmed_place: confirmed })).status, 303)
    assert.match((await browser.open(path.replace(/\?.*/, ''))).body, /richmnd/i)
    assert.equal(
      (await save('Fitzroy', { confirmed_place: confirmed })).status,
      422,
      'another place is asked about anew',
    )
    assert.equal((await save('Richmnd', { meant: postedValue(doubted.body, 'meant') })).status, 303)
    assert.match((await browser.open(path.replace(/\?.*/, ''))).body, />[^<]*(?<!North )Richmond,? VIC,? 3121/i)
  })
