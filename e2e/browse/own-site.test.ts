import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import { makeAccount, makeGuestWishlist, newEmail, PASSWORD, queryShop, tokenOf } from '../testing/accounts.ts'
import { test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'

const HERE = 'styletread'
const THERE = 'styletread-nz'
/** Sells other products; the two above share theirs. */
const FAR = 'mollini'

/** URL key of a shoe that the first site sells; `isThere`: whether `other` sells it too. */
async function shoeOf(other: SiteId, isThere: boolean): Promise<string> {
  const [shoe] = await runSql<{ url_key: string }>(
    `select p.url_key from product p join product_site s on s.product_id = p.id where p.type = 'configurable'
       group by p.id having bool_or(s.website_id = $1) and bool_or(s.website_id = $2) = $3 order by p.id limit 1`,
    [brandOf(HERE).websiteId, brandOf(other).websiteId, isThere],
  )
  assert.ok(shoe)
  return shoe.url_key
}

interface Data {
  readonly products: {
    readonly total_count: number
    readonly items: readonly {
      readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly currency: string } } }
    }[]
  }
  readonly cmsPage: { readonly content: string }
  readonly storeConfig: { readonly website_id: number }
  readonly createEmptyCart: string
  readonly cart: { readonly id: string } | null
  readonly guestWishlist: { readonly items_count: number } | null
  readonly generateCustomerToken: { readonly token: string } | null
  readonly customer: { readonly email: string } | null
}

/** The answers of both sites; without data where the whole query is refused. */
async function both<T>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  read: (data: Data) => T,
  token?: string,
): Promise<readonly (T | undefined)[]> {
  const answers = await Promise.all(
    ([HERE, THERE] as const).map((site) => queryShop<Data | null>(site, query, variables, token)),
  )
  return answers.map(({ data, errors }) => (data && !errors ? read(data) : undefined))
}

test('goods, prices, pages, bag, wishlist and account are of one site, cookies of its host [A03]', async () => {
  const FOUND = `query ($key: String!) { products(filter: { url_key: { eq: $key } }) {
    total_count items { price_range { minimum_price { regular_price { currency } } } } } }`
  const key = await shoeOf(FAR, false)
  const counts = ([HERE, FAR] as const).map(async (site) => {
    const { data } = await queryShop<Data>(site, FOUND, { key })
    return data.products.total_count
  })
  assert.deepEqual(await Promise.all(counts), [1, 0])
  const currencies = await both(
    FOUND,
    { key: await shoeOf(THERE, true) },
    ({ products: { items } }) => items[0]?.price_range.minimum_price.regular_price.currency,
  )
  assert.deepEqual(currencies, ['AUD', 'NZD'])
  const [page, other] = await both('{ cmsPage(identifier: "contact") { content } }', {}, (data) => data.cmsPage.content)
  assert.ok(page && other && page !== other)
  assert.deepEqual(await both('{ storeConfig { website_id } }', {}, (data) => data.storeConfig.website_id), [2, 4])

  const { data } = await queryShop<Data>(HERE, 'mutation { createEmptyCart }', {})
  const id = data.createEmptyCart
  assert.deepEqual(await both('query ($id: String!) { cart(cart_id: $id) { id } }', { id }, ({ cart }) => cart?.id), [
    id,
    undefined,
  ])
  const { session } = await makeGuestWishlist(HERE)
  const LIST = 'query ($session: String!) { guestWishlist(session_id: $session) { items_count } }'
  assert.deepEqual(await both(LIST, { session }, (answer) => answer.guestWishlist?.items_count), [1, undefined])

  const email = newEmail('site')
  await makeAccount(HERE, email)
  const SIGN_IN = `mutation ($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { token } }`
  const given = { email, password: PASSWORD }
  const [here, there] = await both(SIGN_IN, given, (answer) => answer.generateCustomerToken?.token)
  assert.ok(here && !there)
  const seen = await both('{ customer { email } }', {}, ({ customer }) => customer?.email, await tokenOf(HERE, email))
  assert.deepEqual(seen, [email, undefined])

  const { headers } = await openPlainBrowser(HERE).post('/customer/account/login', given)
  const cookies = [headers['set-cookie'] ?? []].flat()
  assert.ok(cookies.some((cookie) => cookie.startsWith('token=')))
  assert.ok(cookies.every((cookie) => !/; Domain=/i.test(cookie)))
})
