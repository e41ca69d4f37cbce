import assert from 'node:assert/strict'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import {
  detailsForm,
  fillCard,
  goToCheckoutWithAPair,
  goToPayment,
  orderNumber,
  pairForm,
  placeOrder,
} from '../testing/buying/buying.ts'
import { test } from '../testing/journey.ts'
import { type PlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mollini'
const NAME = 'Wolfeschlegelsteinhausenberger'
const LONG = { firstname: NAME, lastname: `${NAME}dorff`, street1: `12${NAME}${NAME}` }
/** Without hyphens or other break opportunities. */
const longEmail = () =>
  newEmail('alexandra.whitford.longname').replaceAll('-', '').replace('@', '@westernhealthgroupofvictoria')

/** Pages that print the shopper's own texts. */
const PAGES: readonly (readonly [path: string, prepare?: (forms: PlainBrowser, email: string) => Promise<unknown>])[] =
  [
    ['/checkout?edit=details', (forms, email) => forms.post('/checkout', { intent: 'email', email, guest: '1' })],
    ['/checkout', (forms, email) => goToLongPayment(forms, email)],
    [`/search?q=${NAME.repeat(2)}`],
    [`/${NAME.repeat(2).toLowerCase()}`],
    ['/customer/account', signInAnew],
    ['/customer/address'],
    ['/customer/address?edit=new'],
    ['/customer/details'],
    ['/wishlist'],
    ['/customer/security'],
    ['/customer/preferences'],
  ]

/** Submits the details step with long values. */
async function goToLongPayment(forms: PlainBrowser, email: string): Promise<void> {
  await goToPayment(forms, SITE, email)
  const { body } = await forms.open('/checkout?edit=details')
  const way = /name="(method_AU)"[^>]*value="([^"]+)"/.exec(body)
  const { status } = await forms.post('/checkout', {
    ...detailsForm(SITE),
    ...LONG,
    ...(way?.[1] && way[2] ? { [way[1]]: way[2] } : {}),
  })
  assert.equal(status, 303)
}

async function signInAnew(forms: PlainBrowser, email: string): Promise<void> {
  await makeAccount(SITE, email, NAME)
  await signIn(forms, email)
  assert.equal(
    (await forms.post('/customer/address?edit=new', { ...detailsForm(SITE), ...LONG, intent: 'save' })).status,
    303,
  )
}

test('no page is wider than a screen of 320 or 390 px, however long names and emails are', async ({ openShop }) => {
  const { context, page, problems } = await openShop({ screen: 'phone' })
  const forms = plainly(context, SITE)
  const email = longEmail()
  const look = async (where: string) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const [content, view] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      assert.equal(content, view, `${where} at ${width} px`)
    }
  }
  await goToCheckoutWithAPair(forms, SITE)
  for (const [path, prepare] of PAGES) {
    await prepare?.(forms, email)
    await page.goto(address(SITE, path))
    await look(path)
    if (path !== '/checkout') continue
    await fillCard(page)
    await placeOrder(page)
    await orderNumber(page)
    await look('the success page')
  }
  await forms.post('/wishlist/add', { sku: (await pairForm(SITE)).sku, returnTo: '/' })
  await forms.post('/wishlist', { intent: 'share', named: '1' })
  const shared = /value="(http[^"]*\/w\/[^"]+)"/.exec((await forms.open('/wishlist')).body)?.[1]
  await page.goto(shared ?? assert.fail('not shared'))
  await page.getByRole('heading', { level: 1, name: new RegExp(NAME) }).waitFor()
  await look('the shared list')
  assert.deepEqual(problems, [])
})
