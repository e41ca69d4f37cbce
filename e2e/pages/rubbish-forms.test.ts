import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import routes from '../../apps/storefront/app/routes.ts'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { goToCheckoutWithAPair, productPath } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { port } from '../testing/shop.ts'

const SITE = 'williams'
const APP = join(import.meta.dirname, '../../apps/storefront/app')
const NO_STACK = /\n\s+at \S|\.tsx?:\d+:\d+|node_modules|TypeError|ReferenceError|Unexpected Server Error/

interface FormRoute {
  readonly path: string
}

function formRoutes(entries: readonly (typeof routes)[number][], above = ''): readonly FormRoute[] {
  return entries.flatMap(({ path, file, children }) => {
    const whole = [above, path].filter(Boolean).join('/')
    const source = readFileSync(join(APP, file), 'utf8')
    const own = /^export (?:async function|const) action\b/m.test(source) ? [{ path: `/${whole}` }] : []
    return [...own, ...formRoutes(children ?? [], whole)]
  })
}

/** Names of fields that any action reads. */
function fieldNames(): readonly string[] {
  const files = globSync('{routes,features,forms}/**/*.{ts,tsx}', { cwd: APP })
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(APP, file), 'utf8').matchAll(/(?:fieldText\(\w+, |\bform\.(?:get|getAll|has)\()'([\w-]+)'/g),
    ].map(([, name = '']) => name),
  )
  return [...new Set(names)]
}

/** Reads no form, or looks for an order first. */
const BEFORE_THE_FORM =
  /^\/(?:customer\/account\/(?:confirm|logout)|customer\/orders\/:number|return\/(?:create|view))$/

const FORM = 'application/x-www-form-urlencoded'
const PART = 'Content-Disposition: form-data; name="message"\r\n\r\nHello\r\n'

/** Type and body. */
const UNREADABLE_PARTS: readonly (readonly [string, string])[] = [
  ['multipart/form-data;', `--x\r\n${PART}--x--\r\n`],
  ['multipart/form-data; boundary=', `--x\r\n${PART}--x--\r\n`],
  ['multipart/form-data; boundary=y', `--x\r\n${PART}--x--\r\n`],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', 'rubbish'],
  ['multipart/form-data; boundary=x', `--x\r\n${PART}`],
  ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="message"`],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\nHello\r\n--x--\r\n'],
]

async function openSessions() {
  const [guest, customer] = [openPlainBrowser(SITE), openPlainBrowser(SITE)]
  const email = newEmail()
  await makeAccount(SITE, email)
  await signIn(customer, email)
  await goToCheckoutWithAPair(guest, SITE)
  const cookieOf = ({ cookies }: typeof guest) => [...cookies].map((pair) => pair.join('=')).join('; ')
  return { guest: cookieOf(guest), customer: cookieOf(customer) }
}

async function send(path: string, cookie: string, type: string, body: string) {
  const headers = { accept: 'text/html', 'content-type': type, ...(cookie ? { cookie } : {}) }
  const answer = await httpRequest(`${SITE}.localhost:${port}`, path, headers, { body })
  const said = `${path} ${type} ${JSON.stringify(body.slice(0, 60))}: ${answer.status} ${answer.body.slice(0, 200)}`
  assert.ok(answer.status < 500, said)
  assert.doesNotMatch(answer.body, NO_STACK, said)
  return { ...answer, said }
}

/** Open to customers alone. */
const OF_CUSTOMERS = /^\/customer\/(?!account\/(?!confirm|logout)|rewards)/

/** Every form, and the session that may send it. */
async function eachForm() {
  const all = formRoutes(routes)
  assert.ok(all.length > 40, `${all.length} routes have an action`)
  const { guest, customer } = await openSessions()
  const [key = ''] = (await productPath(SITE)).slice(1).split('.')
  const at = (path: string) =>
    path.replace(':urlKey', key).replace(':number', '100000001').replace(':token?', 'x').replace('*', 'contact')
  // These end the session.
  const isLast = ({ path }: FormRoute) => Number(/logout|security/.test(path))
  return all
    .toSorted((one, other) => isLast(one) - isLast(other))
    .map(({ path }) => ({ path, at: at(path), cookie: OF_CUSTOMERS.test(path) ? customer : guest }))
}

test('every form answers a body that can’t be read with the shop’s message', async () => {
  for (const { path, at, cookie } of await eachForm()) {
    // The type is none, though its first letters are a form's.
    const { status, body, said } = await send(at, cookie, `${FORM}\u00a0`, '')
    if (BEFORE_THE_FORM.test(path)) continue
    assert.equal(status, 400, said)
    if (/^\/(?:api|store)\/|export/.test(path)) assert.match(body, /^\{"problem":"What was sent can’t be read\./, said)
    else assert.match(body, /<main[\s\S]*>This request cannot be read</, said)
  }
})

test('every form answers fields of rubbish without a server error', async () => {
  const names = fieldNames()
  assert.ok(names.length > 40, `${names.length} fields`)
  const rubbish = ['constructor', '\0', '-1'].map((value) => new URLSearchParams(names.map((name) => [name, value])))
  const bodies = ['', '%E0%A4%A&=&&%=%&%00=%00', ...rubbish.map(String)]
  for (const { at, cookie } of await eachForm()) for (const body of bodies) await send(at, cookie, FORM, body)
})

test('forms that take files answer parts that can’t be read, and too much text', async () => {
  for (const path of ['/contact', '/contact.data', '/subscribe?unsubscribe=x', '/cart'])
    for (const [type, body] of UNREADABLE_PARTS) {
      const { status, said } = await send(path, '', type, body)
      assert.equal(status, path === '/cart' ? 415 : 400, said)
    }
  const long = `--x\r\n${PART.replace('Hello', '\r\n-'.repeat(100_000))}--x--\r\n`
  const { status: tooLong, said, body: page } = await send('/contact', '', 'multipart/form-data; boundary=x', long)
  assert.deepEqual([tooLong, /<main[\s\S]*>That’s too large</.test(page)], [413, true], said)
  const { status, body } = await send('/contact', '', FORM, '')
  assert.deepEqual([status, /Enter your name\./.test(body)], [422, true])
})

test('a form sent without its intent, or with an unknown one, is refused and changes nothing', async () => {
  const [guest, customer, elsewhere] = [openPlainBrowser(SITE), openPlainBrowser(SITE), openPlainBrowser(SITE)]
  const email = newEmail()
  await makeAccount(SITE, email)
  for (const browser of [customer, elsewhere]) await signIn(browser, email)
  await goToCheckoutWithAPair(guest, SITE)
  const cart = (await guest.open('/api/bag')).body
  const OF_THE_CUSTOMER = ['security', 'details', 'preferences', 'address'].map((page) => `/customer/${page}`)
  const choices = Object.fromEntries(['intent', 'wish'].map((name) => [name, 'unheard-of']))
  const unknown = { ...choices, who: 'me', quantity: '1', compare: 'x', sku: 'x' }
  const refuses = async (browser: typeof guest, path: string, forms: readonly Readonly<Record<string, string>>[]) => {
    for (const form of forms) {
      const { status, body } = await browser.post(path, form)
      const said = `${path} ${JSON.stringify(form)}: ${status} ${body.slice(0, 200)}`
      assert.equal(status, 400, said)
      assert.match(body, /<main[\s\S]*>This request cannot be read<|"problem":"What was sent can’t be read\./, said)
    }
  }
  for (const path of OF_THE_CUSTOMER) await refuses(customer, path, [{}, { intent: '' }, unknown])
  await refuses(customer, '/customer/rewards', [{ code: 'REWARD-1' }, { ...unknown, code: 'REWARD-1' }])
  for (const path of ['/cart', '/wishlist', '/compare', '/checkout/success']) await refuses(guest, path, [{}, unknown])
  for (const path of ['/compare/add', '/api/me', '/subscribe']) await refuses(guest, path, [unknown])
  await refuses(guest, '/store/choose', [{ line: 'x' }])
  assert.equal((await guest.open('/api/bag')).body, cart)
  assert.equal((await elsewhere.open('/customer/security')).status, 200)
})
