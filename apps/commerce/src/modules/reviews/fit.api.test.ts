import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { enqueueJobsOfChanges } from '#src/composition/changes/enqueue-jobs'
import { jobs } from '#src/jobs/index'
import type { JobContext } from '#src/queue/job-handler'
import { viewChangeLog } from '#src/testing/change-log-view'
import { PASSWORD, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'

interface Pair {
  readonly sku?: string
  readonly size?: string
  readonly daysAgo?: number
  readonly reason?: string
  readonly returnStatus?: string
  readonly customerId?: number
  readonly websiteId?: number
}

type Customer = Awaited<ReturnType<typeof registerCustomer>>

const FACTS = 'cases kept too_small too_large too_narrow too_wide verdict sentence'

describe('fit from facts', () => {
  let database: TestDatabase
  let server: TestServer
  let orderCount = 0
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
  })
  after(async () => {
    await server?.close()
    await database?.drop()
  })
  beforeEach(async () => {
    await sql`delete from review; delete from return_request; delete from orders; delete from style_fit; delete from site_setting;
      delete from graphile_worker._private_jobs`.execute(database.db)
  })

  /** A pair that was shipped, and returned when a reason is given. @returns the order line's number */
  async function insertPair({
    sku = 'WINTON-BLACK',
    size = '8',
    daysAgo = 90,
    reason,
    ...over
  }: Pair = {}): Promise<number> {
    orderCount += 1
    const { customerId = null, websiteId = 9, returnStatus = 'APPROVED' } = over
    const cartId = String(orderCount).padStart(32, '0')
    const { rows } = await sql<{ id: number }>`
      with bag as (insert into cart (id, website_id, currency, is_active) values (${cartId}, ${websiteId}, 'AUD', false) returning id),
      placed as (
        insert into orders (access_token, website_id, cart_id, cart_version, customer_id, email, state, currency, subtotal_cents, shipping_cents, tax_cents,
          total_cents, billing_address, payment_method, placed_at)
        select ${cartId}, ${websiteId}, bag.id, 1, ${customerId}, 'ada@example.com', 'complete', 'AUD', 0, 0, 0, 0, '{}', '{}',
          now() - make_interval(days => ${daysAgo}) from bag returning id),
      line as (
        insert into order_line (order_id, position, product_id, product_sku, variant_sku, product_type, name, size_label, size_scale, quantity, unit_cents,
          regular_unit_cents, row_cents, tax_cents, quantity_shipped)
        select placed.id, 0, p.id, p.sku, ${`${sku}-${size}`}, 'configurable', p.name, ${size}, p.size_scale, 1, 0, 0, 0, 0, 1
        from placed, product p where p.sku = ${sku} returning id),
      parcel as (
        insert into shipment (order_id, number, title, shipped_at)
        select id, ${cartId}, 'Post', now() - make_interval(days => ${daysAgo}) from placed)
      select id from line`.execute(database.db)
    const lineId = rows[0]?.id ?? assert.fail('no line')
    if (reason)
      await sql`
        with asked as (insert into return_request (uid, number, order_id, status) select ${cartId}, ${cartId}, order_id, 'PENDING' from order_line where id = ${lineId} returning id)
        insert into return_item (return_id, order_line_id, quantity, reason_code, status) select id, ${lineId}, 1, ${reason}, ${returnStatus} from asked`.execute(
        database.db,
      )
    return lineId
  }
  const insertPairs = async (count: number, pair: Pair = {}) => {
    for (let i = 0; i < count; i += 1) await insertPair(pair)
  }
  const insertReview = (
    fit: string | null,
    width: string | null,
    over: { orderLineId?: number; state?: string } = {},
  ) =>
    sql`insert into review (product_id, style_code, website_id, nickname, summary, text, rating, fit, width, state, order_line_id)
      select id, style_code, 9, 'Ada', 'Soft', 'Words.', 4, ${fit}, ${width}, ${over.state ?? 'approved'}, ${over.orderLineId ?? null}
      from product where sku = 'WINTON-TAN'`.execute(database.db)

  /** Runs the queued jobs. */
  async function work(): Promise<void> {
    await enqueueJobsOfChanges(database.db)
    const { rows } = await sql<{ task: string; payload: unknown }>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id returning t.identifier as task, j.payload`.execute(
      database.db,
    )
    for (const row of rows) await jobs[row.task]?.(row.payload, { db: database.db } as JobContext)
  }
  const recount = () => jobs['refresh-all-fits']?.({}, { db: database.db } as JobContext)
  const factsOf = async (sku = 'WINTON-TAN') => {
    const document = gql(
      `query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on ConfigurableProduct { fit_facts { ${FACTS} } } } } }`,
    )
    const { data, errors } = await server.graphql(document, {
      sku,
    })
    assert.deepEqual(errors, [])
    return data?.products.items[0]?.fit_facts
  }

  it('nine cases say nothing, ten say it for every colour of the style', async () => {
    await insertPairs(6)
    await insertPairs(3, { reason: '10406' })
    await recount()
    assert.equal(await factsOf(), null)
    await insertPair({ sku: 'WINTON-TAN', reason: '10406' })
    await recount()
    const facts = {
      cases: 10,
      kept: 6,
      too_small: 4,
      too_large: 0,
      too_narrow: 0,
      too_wide: 0,
      verdict: 'RUNS_SMALL',
      sentence: 'Runs small: 4 in 10 found it small, consider one size up',
    }
    assert.deepEqual(await factsOf('WINTON-TAN'), facts)
    assert.deepEqual(await factsOf('WINTON-BLACK'), facts)
    assert.equal(await factsOf('CAPRI-RED'), null)
  })

  it('each return reason counts as it says; refused returns and open windows as nothing', async () => {
    await insertPairs(5)
    for (const reason of ['10406', '10407', '10408', '10409', '10409']) await insertPair({ reason })
    await insertPair({ reason: '10410' })
    await insertPair({ reason: '10406', returnStatus: 'DENIED', daysAgo: 10 })
    await insertPair({ daysAgo: 36 })
    await recount()
    const { verdict, sentence, ...counts } = (await factsOf()) ?? {}
    assert.deepEqual(counts, { cases: 10, kept: 5, too_small: 1, too_large: 1, too_narrow: 1, too_wide: 2 })
    assert.deepEqual([verdict, sentence], ['MIXED', 'Opinions differ: 5 in 10 took their usual size'])
  })

  it("a pair is kept once a week and the site's return window are over [A58]", async () => {
    await insertPairs(10, { daysAgo: 36 })
    await recount()
    assert.equal(await factsOf(), null)
    await sql`insert into site_setting (website_id, key, value) values (9, 'return_window_days', '28')`.execute(
      database.db,
    )
    await recount()
    assert.equal((await factsOf())?.kept, 10)
  })

  it('fit answers of approved reviews count once for each pair and misfit, at once', async () => {
    const lineId = await insertPair()
    await insertPairs(5)
    await insertReview('small', 'narrow')
    await insertReview('true', 'wide')
    await insertReview('large', null)
    await insertReview(null, null)
    await insertReview('small', 'true', { state: 'pending' })
    await insertReview('small', 'true', { orderLineId: lineId })
    await work()
    assert.equal(await factsOf(), null)
    await insertReview('true', 'true')
    await work()
    const { verdict: _verdict, sentence: _sentence, ...counts } = (await factsOf()) ?? {}
    assert.deepEqual(counts, { cases: 10, kept: 7, too_small: 1, too_large: 1, too_narrow: 0, too_wide: 1 })
  })
  it('a return is counted at once', async () => {
    await insertPairs(9)
    await insertPair({ reason: '10407', daysAgo: 3 })
    await work()
    assert.deepEqual([(await factsOf())?.too_large, (await factsOf())?.sentence], [1, '9 in 10 took their usual size'])
  })

  it('pages that show how a style fits hear when its figures change, and only then', async () => {
    const log = await viewChangeLog(database.db)
    const purged = async () => (await log.tags()).filter((tag) => tag.startsWith('fit:'))
    const document = gql(
      '{ products(filter: { sku: { eq: "WINTON-TAN" } }) { items { ... on ConfigurableProduct { fit_facts { cases } } } } }',
    )
    const tags = (await server.graphqlByGet(document)).headers.get('x-magento-tags')?.split(',') ?? []
    assert.ok(tags.includes('fit:winton'), tags.join())
    await insertPairs(11)
    await purged()
    await recount()
    assert.deepEqual(await purged(), ['fit:winton'])
    await recount()
    assert.deepEqual(await purged(), [])
    await insertReview('small', null)
    await work()
    assert.deepEqual(await purged(), ['fit:winton'])
    await insertPair({ reason: '10407', daysAgo: 3 })
    await work()
    assert.deepEqual(await purged(), ['fit:winton'])
  })

  describe('fit of a brand', () => {
    const BRANDS = gql('{ brands(values: ["ashgrove", "vela", "unknown"]) { value fit_verdict } }')
    const read = async (store = 'williams_au') => {
      const { data, errors, headers } = await server.graphqlByGet(BRANDS, {}, { store })
      assert.deepEqual(errors, [])
      const verdicts = data?.brands.map(({ value, fit_verdict }) => [value, fit_verdict] as const) ?? []
      return { verdicts: Object.fromEntries(verdicts), tags: headers.get('x-magento-tags')?.split(',') ?? [] }
    }
    const setFit = (style: string, [kept, small, large]: readonly [number, number, number]) =>
      sql`insert into style_fit (style_code, cases, kept, too_small, too_large, too_narrow, too_wide)
        values (${style}, ${kept + small + large}, ${kept}, ${small}, ${large}, 0, 0) on conflict (style_code) do update
        set cases = excluded.cases, kept = excluded.kept, too_small = excluded.too_small,
          too_large = excluded.too_large`.execute(database.db)
    const verdictOf = async (...styles: readonly (readonly [string, readonly [number, number, number]])[]) => {
      for (const [style, counts] of styles) await setFit(style, counts)
      return (await read()).verdicts
    }

    it('the cases of all styles of a brand count together; below ten there is no verdict', async () => {
      assert.deepEqual(await verdictOf(['capri', [5, 0, 0]], ['sienna', [4, 0, 0]], ['winton', [20, 0, 0]]), {
        ashgrove: 'TRUE_TO_SIZE',
        vela: null,
      })
      assert.equal((await verdictOf(['sienna', [4, 1, 0]])).vela, 'TRUE_TO_SIZE')
      assert.equal((await verdictOf(['sienna', [4, 6, 0]])).vela, 'RUNS_SMALL')
    })

    it('without a clear majority, or with a tie of small and large, the verdict is mixed', async () => {
      assert.equal((await verdictOf(['capri', [4, 3, 3]])).vela, 'MIXED')
      assert.equal((await verdictOf(['capri', [0, 5, 0]], ['sienna', [0, 0, 5]])).vela, 'MIXED')
      assert.equal((await verdictOf(['capri', [3, 1, 1]], ['sienna', [3, 1, 1]])).vela, 'MIXED')
    })

    it('only styles that the site sells count', async () => {
      await setFit('capri', [10, 0, 0])
      await setFit('winton', [10, 0, 0])
      const sell = (isEnabled: boolean) =>
        sql`update product_site s set is_enabled = ${isEnabled} from product p
        where p.id = s.product_id and p.style_code = 'capri' and s.website_id = 9`.execute(database.db)
      await sell(false)
      const { verdicts } = await read()
      await sell(true)
      assert.deepEqual(verdicts, { ashgrove: 'TRUE_TO_SIZE', vela: null })
    })

    it('a change in the fit of a style purges the pages of its brand', async () => {
      const { tags } = await read()
      assert.ok(tags.includes('fit-brand:vela'), tags.join())
      const log = await viewChangeLog(database.db)
      await setFit('capri', [10, 0, 0])
      assert.deepEqual(await log.tags(), ['fit-brand:vela', 'fit:capri'])
      await setFit('capri', [10, 0, 0])
      assert.deepEqual(await log.tags(), [])
      await insertReview('small', null)
      await log.tags()
      await work()
      assert.deepEqual(await log.tags(), ['fit-brand:ashgrove', 'fit:winton'])
    })
  })

  it('twenty refreshes at once agree', async () => {
    await insertPairs(12)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? recount() : jobs['refresh-fit']?.({ styleCode: 'winton' }, { db: database.db } as JobContext),
      ),
    )
    assert.equal((await factsOf())?.cases, 12)
  })

  describe('sizes a shopper kept before', () => {
    const KEPT = gql(
      '{ productAdditionalData(sku: "WINTON-TAN") { kept_sizes { size size_scale pairs product_name ordered_on } } }',
    )
    const keptSizes = async (headers: Readonly<Record<string, string>> = {}) => {
      const { data, errors, headers: answered } = await server.graphql(KEPT, {}, headers)
      assert.deepEqual(errors, [])
      assert.match(answered.get('cache-control') ?? '', /no-store/)
      return data?.productAdditionalData.kept_sizes ?? assert.fail('no data')
    }
    let ada: Customer
    let bea: Customer
    before(async () => {
      ada = await registerCustomer(server, 'ada@example.com')
      bea = await registerCustomer(server, 'bea@example.com')
    })

    it('a shopper sees their own kept sizes of this brand, most often kept first', async () => {
      await insertPairs(2, { customerId: ada.id, size: '8', daysAgo: 200 })
      await insertPair({ customerId: ada.id, size: '9', daysAgo: 60 })
      await insertPair({ customerId: ada.id, size: '7', reason: '10406' })
      await insertPair({ customerId: ada.id, sku: 'CAPRI-RED', size: '7' })
      await insertPairs(3, { customerId: bea.id, size: '9' })
      const kept = await keptSizes(ada.headers)
      assert.deepEqual(
        kept.map(({ size, pairs }) => [size, pairs]),
        [
          ['8', 2],
          ['9', 1],
        ],
      )
      assert.match(
        JSON.stringify(kept[0]),
        /"size_scale":"AUW","pairs":2,"product_name":"Winton Chelsea Boot","ordered_on":"\d{4}-\d\d-\d\d"/,
      )
      assert.deepEqual(
        (await keptSizes(bea.headers)).map(({ size, pairs }) => [size, pairs]),
        [['9', 3]],
      )
    })

    it('a guest, a token of another site and a customer without orders see none [R1.15]', async () => {
      await insertPair({ customerId: ada.id })
      assert.deepEqual(await keptSizes(), [])
      assert.deepEqual(await keptSizes({ ...ada.headers, store: 'styletread_nz' }), [])
      assert.deepEqual(await keptSizes(bea.headers), [])
      assert.equal((await keptSizes(ada.headers)).length, 1)
    })

    it('a review of a bought style is a verified purchase; a customer reviews a style once [A80]', async () => {
      await insertPair({ customerId: ada.id })
      const input = {
        sku: 'WINTON-TAN',
        nickname: 'Ada',
        summary: 'Soft',
        text: 'No blisters.',
        ratings: [{ id: btoa('rating'), value_id: btoa('rating/5') }],
      }
      const document = gql(
        'mutation($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { is_verified_purchase } } }',
      )
      const write = (who: Customer) => server.graphql(document, { input }, who.headers)
      assert.deepEqual((await write(ada)).data?.createProductReview, { review: { is_verified_purchase: true } })
      assert.deepEqual((await write(bea)).data?.createProductReview, { review: { is_verified_purchase: false } })
      const again = (await write(ada)).errors[0]
      assert.deepEqual(
        [again?.message, again?.extensions.category],
        ['You have already reviewed this style. Thank you.', 'graphql-already-exists'],
      )
    })

    it('who deletes their account leaves a review by nobody and no alert [A80]', async () => {
      const cleo = await registerCustomer(server, 'cleo@example.com')
      await insertReview('true', null)
      await sql`update review set customer_id = ${cleo.id}, nickname = 'Cleo'`.execute(database.db)
      await server.graphql(gql('mutation { productStockAlert(sku: "WINTON-BLACK-9") { success } }'), {}, cleo.headers)
      assert.equal(
        (await sql`select 1 from stock_alert where email = 'cleo@example.com'`.execute(database.db)).rows.length,
        1,
      )
      const gone = await server.graphql(gql(`mutation { deleteCustomer(password: "${PASSWORD}") }`), {}, cleo.headers)
      assert.deepEqual(gone.errors, [])
      const { rows } = await sql`select nickname, customer_id from review`.execute(database.db)
      assert.deepEqual(rows, [{ nickname: 'A shopper', customer_id: null }])
      assert.equal(
        (await sql`select 1 from stock_alert where email = 'cleo@example.com'`.execute(database.db)).rows.length,
        0,
      )
    })
  })
})
