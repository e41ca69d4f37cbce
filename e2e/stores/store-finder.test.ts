import type { Page } from '@playwright/test'
import { findings, overflow } from '../testing/axe.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { address, SCREENS } from '../testing/shop.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Suburb, town or postcode' })
const plainField = (page: Page) => page.getByRole('textbox', { name: 'Suburb, town or postcode' })
const rows = (page: Page) => page.getByRole('region', { name: 'Stores', exact: true }).getByRole('listitem')

test('a suggested suburb lists the stores, nearest first, and opens the nearest [R2.33, R3.36, R3.37]', {
  tag: '@phone',
}, async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('williams', '/store-locator'))
  await expect(page.getByRole('heading', { level: 2, name: 'Victoria' })).toBeVisible()
  await plainField(page).pressSequentially('richm')
  const suggested = page.getByRole('option', { name: 'Richmond VIC 3121' })
  await expect(suggested).toContainText(/Nearest store: .*Ringwood, 20 km/)
  await expect(page.getByRole('option').last()).toHaveText('Use my location instead')
  await field(page).press('ArrowDown')
  await suggested.click()
  await page.waitForURL(/q=Richmond/)
  await expect(page.getByRole('status').filter({ hasText: 'nearest to Richmond VIC 3121 first' })).toBeVisible()
  const distances = (
    await rows(page)
      .getByText(/^[\d.]+ km$/)
      .allTextContents()
  ).map(Number.parseFloat)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  const nearest = rows(page).first()
  await expect(nearest.getByRole('heading', { name: 'Williams Ringwood' })).toBeVisible()
  await expect(nearest.getByText(/^(Open until|Closes at|Closed, opens)/)).toBeVisible()
  await expect(nearest.getByRole('term')).toHaveCount(7)
  await expect(nearest.getByRole('term').filter({ hasText: ', today' })).toHaveCount(1)
  await expect(nearest.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /Maroondah/)
  expect(problems).toEqual([])
})

interface FoundStore {
  readonly name: string
  readonly zone: string
  readonly suburb: string
  readonly postcode: string
  readonly address: string
  readonly pin: RegExp
}

const GOLD_COAST: FoundStore = {
  name: 'Styletread Gold Coast',
  zone: 'Australia/Brisbane',
  suburb: 'Bundall',
  postcode: '4217',
  address: '86 Bundall Road, Bundall',
  pin: /^Gold Coast, [\d.]+ km/,
}
const PERTH: FoundStore = {
  name: 'Styletread Perth',
  zone: 'Australia/Perth',
  suburb: 'Perth WA',
  postcode: '6000',
  address: '712 Hay Street, Perth',
  pin: /^Perth, [\d.]+ km/,
}

/** "2026-11-27 20:35:49" */
const clockIn = ({ zone }: FoundStore, minutes = 0) =>
  new Date(Date.now() + minutes * 60_000).toLocaleString('sv-SE', { timeZone: zone })

/** Whether an hour before and an hour after now fall on the same day. */
function isFarFromMidnight(store: FoundStore): boolean {
  const hour = Number(clockIn(store).slice(11, 13))
  return hour >= 1 && hour <= 22
}

/** Minutes from now. */
async function openToday(store: FoundStore, opensIn: number, closesIn: number): Promise<void> {
  const [opens, closes] = [clockIn(store, opensIn).slice(11, 16), clockIn(store, closesIn).slice(11, 16)]
  const day = { date: clockIn(store).slice(0, 10), label: 'Today', opens, closes }
  await runSql('update store set special_hours = $2 where name = $1', [store.name, JSON.stringify([day])])
}

test('a store found by suburb or postcode shows every fact, also around opening and closing [J24.1, R3.35, R3.37]', async ({
  openShop,
}) => {
  const store = isFarFromMidnight(GOLD_COAST) ? GOLD_COAST : PERTH
  const { page, problems } = await openShop()
  const nearest = rows(page).first()
  for (const place of [store.suburb, store.postcode]) {
    await page.goto(address('styletread', '/store-locator'))
    await plainField(page).fill(place)
    await plainField(page).press('Enter')
    await page.waitForURL(/q=/)
    await expect(nearest.getByRole('heading', { name: store.name })).toBeVisible()
    await expect(nearest).toContainText(store.address)
    await expect(nearest.getByRole('term')).toHaveCount(7)
    await expect(nearest.locator('a[href^="tel:"]')).toBeVisible()
    await expect(nearest).toContainText(/Collect (today|tomorrow|\w{3} \d+ \w{3}) from/)
    await expect(page.getByRole('button', { name: store.pin })).toBeVisible()
  }
  const [row] = await runSql<{ special_hours: unknown }>('select special_hours from store where name = $1', [
    store.name,
  ])
  try {
    for (const [screen, opensIn, closesIn, status] of [
      ['desktop', 5, 60, /^Closed, opens at /],
      ['desktop', -1, 60, /^Open until /],
      ['phone', -60, 5, /^Closes at .+, in [1-5] min$/],
      ['phone', -60, -1, /^Closed, opens (tomorrow|\w{3} \d)/],
    ] as const) {
      await page.setViewportSize(SCREENS[screen])
      await openToday(store, opensIn, closesIn)
      await expect(async () => {
        await page.reload()
        await expect(nearest.getByText(status)).toBeVisible({ timeout: 1000 })
      }).toPass()
    }
  } finally {
    await runSql('update store set special_hours = $2 where name = $1', [
      store.name,
      JSON.stringify(row?.special_hours),
    ])
  }
  expect(problems).toEqual([])
})

test('filters, the selected store and the map are in the address, and a pin keeps the focus [R2.77]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('williams', '/store-locator?q=3121'))
  await page.getByRole('button', { name: 'Click and collect' }).press(' ')
  await page.waitForURL(/collect=1/)
  await expect(page.getByRole('button', { name: 'Click and collect', pressed: true })).toBeFocused()
  const pin = page.getByRole('button', { name: /^Geelong, [\d.]+ km, (open|close)/ })
  await pin.click()
  await page.waitForURL(/store=williams-geelong/)
  await expect(pin).toBeFocused()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  const chosen = rows(page).filter({ hasText: 'Williams Geelong' })
  await expect(chosen.getByRole('button', { name: 'Make this my store' })).toBeInViewport()
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  await page.waitForURL(/all=1/)
  await page.reload()
  await expect(chosen.getByRole('term')).toHaveCount(7)
  await chosen.getByRole('link', { name: /^Store page/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Williams Geelong' })).toBeVisible()
  expect(problems).toEqual([])
})

test('places that are empty, unknown, ambiguous or abroad, and a refused position, lead on [R2.77]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  await context.clearPermissions()
  await page.goto(address('styletread', '/store-locator?q='))
  const alert = page.getByRole('search', { name: 'Stores' }).getByRole('alert')
  await expect(alert).toHaveText('Error: Please enter an address or postcode')
  await plainField(page).fill('Toowomg')
  await plainField(page).press('Enter')
  await expect(alert).toContainText('We don’t know “Toowomg”. Did you mean one of these?')
  await page.getByRole('button', { name: 'Toowong QLD 4066' }).click()
  await expect(rows(page).first()).toContainText('Brisbane')
  await page.goto(address('styletread-nz', '/store-locator?q=Wellington'))
  await expect(rows(page).first()).toContainText('Styletread Wellington')
  await expect(page.getByRole('navigation', { name: 'Other places of this name' })).toHaveCount(0)
  await page.goto(address('styletread', '/store-locator?q=richmond'))
  await page.getByRole('navigation', { name: 'Other places of this name' }).getByRole('link', { name: /NSW/ }).click()
  await expect(rows(page).first()).toContainText('Parramatta')
  await page.goto(address('styletread', '/store-locator?q=Dunedin'))
  await expect(alert).toContainText('is in New Zealand')
  await expect(page.getByRole('link', { name: 'Find a Styletread NZ store' })).toHaveAttribute('href', /q=Dunedin/)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(alert).toContainText('We can’t see where you are. Type a suburb or postcode instead')
  await expect(plainField(page)).toBeFocused()
  expect(problems).toEqual([])
})

test('a position is sent in no address; its suburb is searched again for 30 minutes [R9.12, A101]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop({ screen: 'phone' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -36.8609, longitude: 174.7762 })
  await page.goto(address('styletread-nz', '/store-locator'))
  await page.getByRole('button', { name: 'Use my location' }).click()
  await page.waitForURL(/q=/)
  await expect(rows(page).first()).toContainText('Auckland')
  expect(sent.filter((url) => /36\.8|174\.7/.test(decodeURIComponent(url)))).toEqual([])
  await page.goto(address('styletread-nz', '/store-locator'))
  await page.waitForURL(/q=/)
  await page.getByRole('link', { name: 'Map' }).click()
  await page.waitForURL(/view=map/)
  await expect(page.getByRole('region', { name: 'Map of the stores' })).toBeVisible()
  await expect(rows(page).first()).toBeHidden()
  await page.getByRole('link', { name: 'Clear the place' }).click()
  await expect(plainField(page)).toHaveValue('')
  await page.reload()
  await expect(plainField(page)).toHaveValue('')
  expect(problems).toEqual([])
})

test('the store finder and a store’s page pass axe and fit 320, 390 and 1280 px', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const found: string[] = []
  for (const [name, path, heading] of [
    ['all stores', '/store-locator', 'Victoria'],
    ['search', '/store-locator?q=Richmond+VIC+3121&collect=1', 'Williams Ringwood'],
    ['error', '/store-locator?q=Toowomg', 'Find a store'],
    ['store', '/store-locator/williams-ringwood', 'Opening hours'],
  ] as const) {
    await page.goto(address('williams', path))
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    for (const size of [SCREENS.desktop, SCREENS.phone, { width: 320, height: 700 }]) {
      await page.setViewportSize(size)
      const where = `${name}, ${size.width} px`
      found.push(...(await findings(page, where)), ...(await overflow(page, where)))
    }
  }
  expect(found).toEqual([])
  expect(problems).toEqual([])
})

test('the shopper’s own store says so on its page and in the finder, with a way to change it', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('styletread-nz', '/store-locator/styletread-albany'))
  await page.getByRole('button', { name: 'Make this my store' }).click()
  const own = page.getByText('This is your store')
  await expect(own).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make this my store' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find a store' })).toBeVisible()
  await page.goto(address('styletread-nz', '/store-locator?q=Albany'))
  await expect(own).toBeVisible()
  expect(problems).toEqual([])
})
