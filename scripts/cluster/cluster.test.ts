import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVING } from '../../deploy/topology/parts.ts'
import { buildStorefront } from '../build.ts'
import { startBuyers } from './buyers.ts'
import { type Cluster, missingForCluster, startCluster } from './cluster.ts'
import { answers } from './machine.ts'
import { findShoe, type Shoe } from './shoe.ts'
import { type Answer, nextShopper, openShopper, type Shopper, WEBSITE_ID } from './shopper.ts'

/** Longer than the lease of a job whose worker lost the database. */
const MOST_MS = 300_000
/** Ten times what is promised or was measured, since a machine may be slow or busy. */
const BOUNDS_MS = { everywhere: 10_000, linkIsCut: 30_000, linkIsBack: 60_000, withoutDatabase: 50_000 } as const
const PRODUCTS = 60
const PAUSE_MS = 150
const STOREFRONT_PORT = 3000

async function until(isSo: () => Promise<boolean>, what: string, mostMs = MOST_MS): Promise<void> {
  for (const deadline = performance.now() + mostMs; !(await isSo()); await sleep(50))
    assert.ok(performance.now() < deadline, what)
}

/** Places orders until stopped, each as another shopper, since limits are per person. */
function shopOn(cluster: Cluster, shoe: Shoe): { readonly calls: () => number; end(): Promise<readonly string[]> } {
  const faults: string[] = []
  let calls = 0
  let isOver = false
  const note = async (what: string, call: () => Promise<Answer>, isRight: (answer: Answer) => boolean) => {
    calls += 1
    await call().then(
      (answer) => {
        if (!isRight(answer)) faults.push(`${what}: ${answer.status}`)
      },
      (error: Error) => void faults.push(`${what}: ${error.message}`),
    )
  }
  const form = { sku: shoe.parent, option: shoe.sku, quantity: '1' }
  const run = (async () => {
    while (!isOver) {
      const n = nextShopper()
      const shopper = openShopper(cluster, n)
      const isShown = ({ status }: Answer) => status === 200
      await note('home', () => shopper.open('/'), isShown)
      await note('search', () => shopper.open(`/search?q=boots+${n}`), isShown)
      await note('product', () => shopper.open(shoe.path), isShown)
      await note('stock', () => shopper.open(`/api/stock?sku=${form.sku}`), isShown)
      await note('order', () => orderOnce(shopper, shoe), isShown)
      await sleep(PAUSE_MS)
    }
  })()
  return {
    calls: () => calls,
    async end() {
      isOver = true
      await run
      return faults
    },
  }
}

async function orderOnce(shopper: Shopper, { sku, parent }: Shoe): Promise<Answer> {
  const cartId = await shopper.fillCart(sku, parent)
  await shopper.order(cartId, randomUUID())
  return { status: 200, body: '', headers: {} }
}

const missing = missingForCluster()

describe('two of each part behind nginx', { skip: missing && `no cluster here: ${missing}` }, () => {
  let cluster: Cluster
  let shoe: Shoe
  before(async () => {
    await buildStorefront()
    cluster = await startCluster({ products: PRODUCTS })
    shoe = await findShoe(cluster)
  })
  after(() => cluster?.close())

  const openAt = (storefront: string, path: string): Promise<Response> => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'mollini.localhost' }
    return fetch(`http://${cluster.addressOf(storefront)}:${STOREFRONT_PORT}${path}`, { headers })
  }
  const pageAt = async (storefront: string): Promise<string> => {
    const answer = await openAt(storefront, shoe.path)
    assert.equal(answer.status, 200)
    return answer.text()
  }
  const price = async (cents: number, mostMs: number = BOUNDS_MS.everywhere) => {
    await cluster.db.query(
      'update product_site set regular_cents = $3, sale_cents = null where product_id = $1 and website_id = $2',
      [shoe.id, WEBSITE_ID, cents],
    )
    const shown = `$${(cents / 100).toFixed(2)}`
    for (const storefront of ['storefront-1', 'storefront-2'])
      await until(
        async () => (await pageAt(storefront)).includes(shown),
        `${storefront} does not show ${shown}`,
        mostMs,
      )
  }

  it('a change is on both storefronts, whichever commerce server answers them', async () => {
    for (let cents = 12_345; cents < 12_351; cents += 1) await price(cents)
    for (let times = 0; times < 4; times += 1)
      for (const storefront of ['storefront-1', 'storefront-2'])
        assert.ok((await pageAt(storefront)).includes('$123.50'), storefront)
  })

  it('price, stock, content and flags change on both storefronts within ten seconds', async (t) => {
    const identifier = 'terms'
    const isEverywhere = async (isShown: (storefront: string) => Promise<boolean>) =>
      (await isShown('storefront-1')) && (await isShown('storefront-2'))
    const textOf = async (storefront: string, path: string) => (await openAt(storefront, path)).text()
    const measure = async (
      what: string,
      isShown: (storefront: string) => Promise<boolean>,
      text: string,
      values: readonly unknown[],
    ) => {
      assert.equal(await isEverywhere(isShown), false, what)
      assert.equal((await cluster.db.query(text, [...values])).rowCount, 1, what)
      const changedAt = performance.now()
      await until(() => isEverywhere(isShown), `the change of ${what} is not everywhere`)
      const tookMs = Math.round(performance.now() - changedAt)
      t.diagnostic(`${what}: on both storefronts after ${tookMs} ms`)
      assert.ok(tookMs < BOUNDS_MS.everywhere, `the change of ${what} took ${tookMs} ms`)
    }
    await measure(
      'price',
      async (storefront) => (await pageAt(storefront)).includes('$117.71'),
      'update product_site set regular_cents = 11771 where product_id = $1 and website_id = $2',
      [shoe.id, WEBSITE_ID],
    )
    const stockAt = async (storefront: string) => {
      const { stocks } = (await (await openAt(storefront, `/api/stock?sku=${shoe.parent}`)).json()) as {
        readonly stocks: readonly object[]
      }
      return JSON.stringify(stocks)
    }
    const plenty = await stockAt('storefront-1')
    await measure(
      'stock',
      async (storefront) => (await stockAt(storefront)) !== plenty,
      `update stock set on_hand = 2 where sku = $1 and source = 'warehouse'`,
      [shoe.sku],
    )
    await measure(
      'stock',
      async (storefront) => (await stockAt(storefront)) === plenty,
      `update stock set on_hand = 100000 where sku = $1 and source = 'warehouse'`,
      [shoe.sku],
    )
    await measure(
      'content',
      async (storefront) => (await textOf(storefront, `/${identifier}`)).includes('As agreed on every machine'),
      `update cms_page set content = content || '<p>As agreed on every machine</p>' where website_id = $1 and identifier = $2`,
      [WEBSITE_ID, identifier],
    )
    await measure(
      'flag',
      async (storefront) => (await openAt(storefront, '/blog')).status === 200,
      `insert into site_setting as own (website_id, key, value) values ($1, 'feature_flags', '{"blog": true}')
       on conflict (website_id, key) do update set value = own.value || excluded.value`,
      [WEBSITE_ID],
    )
  })

  it('from a commerce container a purge reaches both storefronts, and caches lists all three', async () => {
    const both = ['storefront-1', 'storefront-2']
    const isCached = async (storefront: string) => {
      const answer = await openAt(storefront, '/faq')
      await answer.text()
      return answer.headers.get('x-cache') === 'hit'
    }
    for (const storefront of both) await until(() => isCached(storefront), `${storefront} never caches the page`)
    const purged = cluster.operate('purge', 'store', 'cms')
    assert.equal(purged.status, 0, purged.output)
    for (const storefront of both)
      await until(async () => !(await isCached(storefront)), `${storefront} does not follow the purge`)
    const caches = cluster.operate('caches')
    assert.equal(caches.status, 0, caches.output)
    for (const process of [...both.map((name) => `http://${name}:3000/api`), 'http://127.0.0.1:3001'])
      assert.ok(caches.output.includes(`${process}/caches\n`), caches.output)
  })

  it('orders of one key are one order and one mail, whichever instances answer', async () => {
    const shopper = openShopper(cluster, 1)
    const cartId = await shopper.fillCart(shoe.sku, shoe.parent)
    const key = randomUUID()
    const sent = await Promise.allSettled(Array.from({ length: 4 }, () => openShopper(cluster, 1).order(cartId, key)))
    const number = await shopper.order(cartId, key)
    for (const one of sent) if (one.status === 'fulfilled') assert.equal(one.value, number)
    const { rows } = await cluster.db.query('select number from orders where cart_id = $1', [cartId])
    assert.deepEqual(rows, [{ number }])
    const mails = async () =>
      (
        await cluster.db.query(
          `select sent_at from mail where kind = 'order-confirmation' and subject_id = $1 and sent_at is not null`,
          [number],
        )
      ).rows.length
    await until(async () => (await mails()) === 1, 'its mail is never sent')
  })

  it('a storefront goes to the other commerce server when one dies, or its link is cut', async () => {
    const shopper = openShopper(cluster, 2)
    const search = async (text: string) => (await shopper.open(`/search?q=${text}`)).status
    await cluster.machine('commerce-1').stop('SIGKILL')
    for (let at = 0; at < 6; at += 1) assert.equal(await search(`dead${at}`), 200)
    await cluster.machine('commerce-1').start()
    cluster.network.cut('commerce-2')
    let inTurn = 0
    const isSteady = async () => {
      inTurn = (await search(`cut${nextShopper()}`)) === 200 ? inTurn + 1 : 0
      return inTurn === 8
    }
    await until(isSteady, 'pages do not come while a link is cut', BOUNDS_MS.linkIsCut)
    await price(13_500)
    cluster.network.mend('commerce-2')
    await price(13_600, BOUNDS_MS.linkIsBack)
  })

  const restart = async (name: string) => {
    const isBehindNginx = !name.startsWith('worker')
    if (isBehindNginx) cluster.takeOut(name)
    await cluster.machine(name).stop()
    await cluster.machine(name).start()
    if (isBehindNginx) cluster.putBack(name)
  }

  it('an instance is taken out once, the last one of a part never', () => {
    for (const time of ['first', 'second']) {
      cluster.takeOut('storefront-1')
      assert.throws(() => cluster.takeOut('storefront-2'), /storefront-2 is the last one of storefront/, time)
    }
    cluster.putBack('storefront-1')
    assert.throws(() => cluster.takeOut('worker-1'), /nginx sends no requests to worker-1/)
  })

  it('all parts start again one by one under load without a failed request', async () => {
    const shoppers = [1, 2, 3].map(() => shopOn(cluster, shoe))
    for (const number of [1, 2]) {
      await Promise.all([restart(`storefront-${number}`), restart(`worker-${number}`)])
      await restart(`commerce-${number}`)
    }
    await until(async () => shoppers.every(({ calls }) => calls() > 10), 'a shopper makes no more calls')
    assert.deepEqual((await Promise.all(shoppers.map(({ end }) => end()))).flat(), [])
  })

  const areAllReady = async () => {
    const parts = (['commerce', 'storefront', 'worker'] as const).flatMap((part) =>
      [1, 2].map((n) => [part, n] as const),
    )
    const ready = parts.map(([part, n]) => {
      const { port, readyPath } = SERVING[part]
      return answers(`http://${cluster.addressOf(`${part}-${n}`)}:${port}${readyPath}`)
    })
    return (await Promise.all(ready)).every(Boolean)
  }

  it('PgBouncer and PostgreSQL die under buyers: nothing is lost, all recover by themselves', async (t) => {
    const buyers = startBuyers(cluster, shoe)
    t.after(() => buyers.end().catch(() => undefined))
    const sellOn = async (what: string) => {
      const paid = buyers.paid()
      await until(async () => buyers.paid() > paid + 1, what)
    }
    await sellOn('nothing is sold')
    for (const [name, signal] of [
      ['pgbouncer', 'SIGKILL'],
      ['primary', 'SIGQUIT'],
    ] as const) {
      await cluster.machine(name).stop(signal)
      await cluster.machine(name).start()
      await sellOn(`nothing is sold after ${name} came back`)
    }
    await until(areAllReady, 'a part did not recover by itself')
    const { orders: numbers, faults, longestGapMs } = await buyers.end()
    t.diagnostic(
      `${numbers.length} orders, ${faults.length} calls sent again, longest gap ${Math.round(longestGapMs)} ms`,
    )
    assert.ok(longestGapMs < BOUNDS_MS.withoutDatabase, `${Math.round(longestGapMs)} ms`)
    // An answer is an order that is still being paid.
    const clear = /^503 .*"(?:UNAVAILABLE|TIMEOUT)"|still being placed|took too long|^\{/s
    const unclear = faults.filter(({ message }) => !clear.test(message))
    assert.deepEqual(unclear, [])
    assert.equal(new Set(numbers).size, numbers.length)
    const { rows } = await cluster.db.query(
      `select count(*)::int as orders, count(distinct cart_id)::int as carts from orders where number = any($1)`,
      [numbers],
    )
    assert.deepEqual(rows, [{ orders: numbers.length, carts: numbers.length }])
    const mails = async () =>
      (
        await cluster.db.query(
          `select count(*)::int as all, count(distinct subject_id)::int as orders from mail
           where kind = 'order-confirmation' and sent_at is not null and subject_id = any($1)`,
          [numbers],
        )
      ).rows[0]
    await until(async () => (await mails()).orders === numbers.length, 'mails are missing')
    assert.equal((await mails()).all, numbers.length)
    const { status, output } = cluster.operate('invariants')
    assert.equal(status, 0, output)
  })
})
