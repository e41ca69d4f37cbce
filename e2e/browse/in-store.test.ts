import { expect, test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'

const BOX = 'In store near me'

test('a listing shows only what stores near a place have in a size, and how many it hides @phone', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  const all = Number(await page.getByRole('status').locator('strong').first().textContent())
  const box = page.getByRole('region', { name: BOX })
  await box.getByRole('switch', { name: BOX }).click()
  await expect(page).toHaveURL(/near=/)
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible()
  await box.getByLabel('Size').selectOption({ label: 'AU 7' })
  await box.getByLabel('Place').fill('Toowong')
  await box.getByLabel('Place').press('Enter')
  await expect(page).toHaveURL(/near=Toowong/)
  await box.getByLabel('Within').selectOption({ label: '10 km' })
  await expect(page).toHaveURL(/within=10/)
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
  await expect(cards.first()).toContainText(/(In stock|Last pair) in .*7.*km/s)
  const count = page.getByRole('status').locator('strong').first()
  await expect(count).not.toHaveText(String(all))
  const near = Number(await count.textContent())
  expect(near).toBeLessThan(all)
  await expect(page.locator('button[popovertarget=filters]').first()).toHaveText('Filter (1)')
  const hidden = page.getByRole('complementary', { name: 'Styles not in these stores' })
  await expect(hidden).toContainText(`${all - near} more styles are not in these stores`)
  await hidden.getByRole('link', { name: `Show all ${all} styles` }).click()
  await expect(box.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  expect(problems).toEqual([])
})

test('without scripts the switch, its settings and an unknown place work by forms', async ({ openShop }) => {
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('mathers', '/women'))
  await page.getByRole('switch', { name: BOX }).click()
  const box = page.getByRole('region', { name: BOX })
  await box.getByLabel('Place').fill('Toowongg')
  await box.getByRole('button', { name: 'Show styles' }).click()
  await expect(box.getByRole('alert')).toContainText('We don’t know ‘Toowongg’')
  await box
    .getByRole('link', { name: /Toowong/ })
    .first()
    .click()
  await expect(box.getByLabel('Place')).toHaveValue(/Toowong/)
})

test('switched on again it has its last settings; an empty list offers counted ways out [R9.12]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women?near=Toowong+QLD+4066&near_size=AUW%3A7&within=60'))
  const box = page.getByRole('region', { name: BOX })
  await box.getByRole('switch', { name: BOX }).click()
  await expect(box.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await page.goto(address('mathers', '/women/boots'))
  await box.getByRole('switch', { name: BOX }).click()
  await expect(page).toHaveURL(/near=Toowong\+QLD\+4066&near_size=AUW:7&within=60/)
  await expect(box.getByLabel('Size')).toHaveValue('AUW:7')
  await page.goto(address('mathers', '/women?near=Coober+Pedy&near_size=AUW%3A7&within=10'))
  await expect(page.getByRole('heading', { name: /^No styles in AU 7 within 10 km of Coober Pedy/ })).toBeVisible()
  const ways = page.getByRole('region', { name: /^No styles/ }).getByRole('link')
  const [text = '', count] = /^Delivered \((\d+) styles\)$/.exec((await ways.last().textContent()) ?? '') ?? []
  expect(text).not.toBe('')
  await ways.last().click()
  await expect(page.getByRole('status').locator('strong').first()).toHaveText(count ?? '')
  expect(problems).toEqual([])
})
