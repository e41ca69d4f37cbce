import assert from 'node:assert/strict'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { detailsFor, enterByHand, goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { typeAtOnce } from '../testing/keys.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

/** Text typed, suggestion to choose and its postcode, state (AU only), and another place's postcode. */
const LOOK_UPS = {
  mollini: {
    typed: 'fitzroy 3065',
    label: 'Fitzroy VIC 3065',
    city: 'Fitzroy',
    state: 'VIC',
    postcode: '3065',
    elsewhere: '6000',
  },
  'styletread-nz': {
    typed: 'dunedin',
    label: 'Dunedin Otago 9016',
    city: 'Dunedin',
    state: undefined,
    postcode: '9016',
    elsewhere: '9900',
  },
} as const

for (const [site, screen] of [
  ['mollini', 'desktop'],
  ['styletread-nz', 'phone'],
] as const)
  test(`${site}, ${screen}: a suburb picked while typing fills its fields; a wrong one is explained at its field [J16, R3.115, R5.29]`, async ({
    openShop,
  }) => {
    const { typed, label, city, state, postcode, elsewhere } = LOOK_UPS[site]
    const { context, page } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    await signIn(plainly(context, site), email)
    await page.goto(address(site, '/customer/address?edit=new'))
    await page.getByRole('textbox', { name: 'Street address' }).fill('1 High Street')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0412 345 678')
    const suburb = page.getByLabel(detailsFor(site).placeLabel)
    const place = page.getByRole('option', { name: label })
    const stateField = page.getByRole('combobox', { name: 'State' })
    const postcodeField = page.getByRole('textbox', { name: 'Postcode' })
    const assertFilled = async () => {
      await expect(suburb).toHaveValue(city)
      if (state) await expect(stateField).toHaveValue(state)
      else await expect(stateField, 'New Zealand has no states').toHaveCount(0)
      await expect(postcodeField).toHaveValue(postcode)
    }
    await typeAtOnce(suburb, typed)
    await place.waitFor()
    await suburb.fill(typed.slice(0, 2))
    await place.waitFor({ state: 'detached' })
    await suburb.fill('')
    await typeAtOnce(suburb, typed)
    // Pressing must not close the list, even in browsers where it does not focus a button.
    await place.hover()
    await page.mouse.down()
    await expect(suburb).toBeFocused()
    await page.mouse.up()
    await assertFilled()
    await postcodeField.fill('')
    await suburb.fill('')
    await typeAtOnce(suburb, typed)
    await place.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await assertFilled()
    await expect(page.getByRole('textbox', { name: 'Phone' }), 'what is still to be filled has the focus').toBeFocused()
    await postcodeField.fill(elsewhere)
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText(/Check the (?:suburb, state|town or city) and postcode/).waitFor()
    await page.locator('#postcode:focus[aria-invalid]').waitFor()
    await page.getByLabel('Use as my default billing address').check()
    await page.getByRole('textbox', { name: 'First name' }).fill('Ani')
    await expect(page.locator('#postcode[aria-invalid]'), 'wrong until something of the place is changed').toHaveCount(
      1,
    )
    await postcodeField.fill(postcode)
    await page.locator('#postcode:not([aria-invalid])').waitFor()
    const hints = await page.locator('[data-address] p').allInnerTexts()
    if (site === 'mollini') assert.doesNotMatch(hints.join(' '), /New Zealand|town/)
  })

test('styletread-nz, phone: what was typed of a place is there again after another country [J16, R3.115]', async ({
  openShop,
}) => {
  const { context, page } = await openShop({ screen: 'phone' })
  const email = newEmail()
  await makeAccount('styletread-nz', email)
  await signIn(plainly(context, 'styletread-nz'), email)
  await page.goto(address('styletread-nz', '/customer/address?edit=new'))
  const country = page.getByRole('combobox', { name: 'Country' })
  const field = (name: string) => page.getByLabel(name)
  await field('Suburb').fill('Te Aro')
  await field('Town or city').fill('Wellington')
  await field('Postcode').fill('6011')
  await country.selectOption('AU')
  assert.deepEqual([await field('Suburb').inputValue(), await field('Postcode').inputValue()], ['Wellington', '6011'])
  await field('Unit').fill('Level 2')
  await page.getByRole('combobox', { name: 'State' }).selectOption('VIC')
  await field('Postcode').fill('3065')
  await country.selectOption('NZ')
  assert.deepEqual(
    [
      await field('Suburb').inputValue(),
      await field('Town or city').inputValue(),
      await field('Postcode').inputValue(),
    ],
    ['Te Aro', 'Wellington', '3065'],
  )
  await country.selectOption('AU')
  await expect(field('Unit')).toHaveValue('Level 2')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('VIC')
})

test('styletread-nz, phone: picking a suburb fills it; the town leaves the postcode alone [J16, R3.115]', async ({
  openShop,
}) => {
  const { context, page } = await openShop({ screen: 'phone' })
  await goToCheckoutWithAPair(plainly(context, 'styletread-nz'), 'styletread-nz')
  await plainly(context, 'styletread-nz').post('/checkout', { intent: 'email', email: newEmail(), guest: '1' })
  await page.goto(address('styletread-nz', '/checkout'))
  await enterByHand(page)
  await typeAtOnce(page.locator('#suburb'), 'petone')
  await page.getByRole('option', { name: 'Petone Wellington' }).tap()
  await expect(page.locator('#suburb')).toHaveValue('Petone')
  const town = page.locator('#city')
  await expect(town).toHaveValue('')
  await expect(town, 'what is still to be filled has the focus').toBeFocused()
  await town.pressSequentially('lower hutt')
  await page.getByRole('option', { name: 'Lower Hutt Wellington 5010' }).tap()
  await expect(town).toHaveValue('Lower Hutt')
  const postcode = page.getByRole('textbox', { name: 'Postcode' })
  await expect(postcode).toHaveValue('')
  await expect(postcode, 'what is still to be filled has the focus').toBeFocused()
})
