import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { brands } from '@welt/brands'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'

describe('site', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  it('each Store header answers with its own configuration [R1.05, R1.12, R7.03, R7.125]', async () => {
    for (const brand of brands) {
      const { data } = await server.graphql(
        gql(
          '{ storeConfig { store_code website_id base_currency_code default_country timezone default_shipping_method_code } }',
        ),
        {},
        { store: brand.storeCode },
      )
      assert.deepEqual(data?.storeConfig, {
        store_code: brand.storeCode,
        website_id: brand.websiteId,
        base_currency_code: brand.currency,
        default_country: brand.country,
        timezone: brand.timeZone,
        default_shipping_method_code: brand.defaultShippingMethod,
      })
    }
  })

  it('a Store header that names no site is refused [R7.03, A65]', async () => {
    const { errors, status } = await server.graphql(gql('{ storeConfig { store_code } }'), {}, { store: 'nobody_au' })
    assert.equal(status, 200)
    assert.equal(errors[0]?.message, 'Requested store is not found (nobody_au)')
  })

  it('a site trades in its one currency', async () => {
    const query = (currency: string) =>
      server.graphql(
        gql('{ currency { base_currency_code } }'),
        {},
        { store: 'styletread_nz', 'content-currency': currency },
      )
    assert.deepEqual((await query('NZD')).data?.currency, { base_currency_code: 'NZD' })
    assert.equal((await query('AUD')).errors[0]?.message, 'Please correct the target currency')
  })

  it('operators change a flag of one site and no other [J01.2, R1.16]', async () => {
    await database.db
      .insertInto('site_setting')
      .values([
        { website_id: 9, key: 'feature_flags', value: JSON.stringify({ blog: true }) },
        { website_id: 9, key: 'returns_enabled', value: 'false' },
      ])
      .execute()
    const document = gql('{ storeConfig { returns_enabled feature_flags { blog bazaarVoice } } }')
    const changed = await server.graphql(document)
    assert.deepEqual(changed.data?.storeConfig, {
      returns_enabled: 'disabled',
      feature_flags: { blog: true, bazaarVoice: true },
    })
    const other = await server.graphql(document, {}, { store: 'mollini_au' })
    assert.deepEqual(other.data?.storeConfig, {
      returns_enabled: 'enabled',
      feature_flags: { blog: false, bazaarVoice: false },
    })
  })

  it('free delivery begins at 10, on Trybe at 12, to New Zealand at 15 [R9.24, R9.25, R9.26, R3.114]', async () => {
    const document = gql(
      '{ storeConfig { shipping_thresholds { code country_code threshold free_shipping_requires_login } } }',
    )
    const thresholdOf = async (store: string, code: string) => {
      const { data } = await server.graphql(document, {}, { store })
      return data?.storeConfig.shipping_thresholds.find((threshold) => threshold.code === code)
    }
    const isForAll = { free_shipping_requires_login: false }
    assert.deepEqual(await thresholdOf('williams_au', 'STEFPP'), {
      code: 'STEFPP',
      country_code: 'AU',
      threshold: 10,
      ...isForAll,
    })
    assert.deepEqual(await thresholdOf('trybe_au', 'STEFPP'), {
      code: 'STEFPP',
      country_code: 'AU',
      threshold: 12,
      ...isForAll,
    })
    assert.deepEqual(await thresholdOf('styletread_nz', 'DHLEXP'), {
      code: 'DHLEXP',
      country_code: 'NZ',
      threshold: 15,
      ...isForAll,
    })
    assert.equal((await thresholdOf('williams_au', 'EXPRESS'))?.free_shipping_requires_login, true)
  })

  it('the configuration of a site carries every switch, amount and list that its pages go by [R3.103, A40]', async () => {
    const brandLists = { featured_brands: ['ashgrove'], excluded_brands: ['vela'] }
    for (const [key, values] of Object.entries(brandLists))
      await database.db
        .insertInto('site_setting')
        .values({ website_id: 19, key, value: JSON.stringify(values) })
        .execute()
    const { storeConfig: shownConfig } = await server.requireData(
      gql(`{ storeConfig { returns_enabled paid_return_label_enabled paid_return_label_cost { value } click_and_collect_enabled
        featured_brands excluded_brands gift_cards_enabled loyalty_enabled express_cart_enabled express_product_page_enabled
        customer_access_token_lifetime shipping_thresholds { code } countries { id available_regions { code } } size_scale_mappings { code }
        product_url_suffix base_currency_code timezone default_country } }`),
      {},
      { store: 'trybe_au' },
    )
    for (const name of [
      'paid_return_label_enabled',
      'click_and_collect_enabled',
      'gift_cards_enabled',
      'loyalty_enabled',
    ] as const)
      assert.equal(typeof shownConfig[name], 'boolean', name)
    for (const name of ['express_cart_enabled', 'express_product_page_enabled'] as const)
      assert.equal(typeof shownConfig[name], 'boolean', name)
    assert.ok(['enabled', 'disabled'].includes(String(shownConfig.returns_enabled)))
    assert.equal(shownConfig.customer_access_token_lifetime, 72)
    for (const name of [
      'featured_brands',
      'excluded_brands',
      'shipping_thresholds',
      'countries',
      'size_scale_mappings',
    ] as const)
      assert.ok(Array.isArray(shownConfig[name]), name)
    const { product_url_suffix, base_currency_code, timezone, default_country } = shownConfig
    assert.deepEqual(
      [product_url_suffix, base_currency_code, timezone, default_country],
      ['.html', 'AUD', 'Australia/Melbourne', 'AU'],
    )
    assert.partialDeepStrictEqual(shownConfig, brandLists)
  })

  it('Mathers lists Australia only, the others New Zealand too [J01.4, R1.25, R3.115]', async () => {
    const document = gql('{ countries { id available_regions { code } } storeConfig { ships_to_countries } }')
    const mathers = await server.graphql(document, {}, { store: 'mathers_au' })
    assert.deepEqual(
      mathers.data?.countries.map((country) => country.id),
      ['AU'],
    )
    const nz = await server.graphql(document, {}, { store: 'styletread_nz' })
    assert.deepEqual(
      nz.data?.countries.map((country) => [country.id, country.available_regions?.length ?? null]),
      [
        ['NZ', null],
        ['AU', 8],
      ],
    )
    const unknown = await server.graphql(gql('{ country(id: "FR") { id } }'))
    assert.equal(unknown.errors[0]?.message, "The country isn't available.")
    assert.equal(unknown.errors[0]?.extensions.category, 'graphql-no-such-entity')
  })

  it('size scales convert and the EUK heading is hidden [R3.116, R9.33, A102]', async () => {
    const { data } = await server.graphql(
      gql('{ storeConfig { size_scale_mappings { code heading is_heading_hidden sizes { size au uk eu us } } } }'),
    )
    const scales = data?.storeConfig.size_scale_mappings ?? []
    assert.deepEqual(
      scales.filter((scale) => scale.is_heading_hidden).map((scale) => scale.code),
      ['EUK'],
    )
    const seven = scales.find((scale) => scale.code === 'AUW')?.sizes.find((size) => size.size === '7')
    assert.deepEqual([seven?.eu, seven?.uk], ['38', '5'])
  })

  it('the purge token is given to the service key only and never cached [R7.127, A81]', async () => {
    const document = gql('{ purgeToken { token tags } }')
    const refused = await server.graphqlByGet(document)
    assert.equal(refused.errors[0]?.message, "The current customer isn't authorized.")
    const given = await server.graphqlByGet(document, {}, { 'x-service-key': server.config.serviceKey })
    assert.equal(given.data?.purgeToken.token, server.config.purgeToken)
    assert.equal(given.headers.get('cache-control'), 'private, no-store')
  })
})
