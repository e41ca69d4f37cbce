import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildStorefront } from '../build.ts'
import { type Cluster, missingForCluster, startCluster } from './cluster.ts'
import { type Answer, openShopper, type Shopper, WEBSITE_ID } from './shopper.ts'

const MOST_MS = 60_000
const PRODUCTS = 60
const PAUSE_MS = 150
const STOREFRONT_PORT = 3000

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(50))
    assert.ok(performance.now() < deadline, what)
}

interface Shoe {
  readonly id: number
  readonly path: string
  readonly sku: string
  readonly parent: string
}

let shoppers = 10

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
      const n = shoppers++
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
    const { rows } = await cluster.db.query<Shoe>(
      `select p.id, '/' || p.url_key || '.html' as path, v.sku, p.sku as parent
       from product p join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled
       join variant v on v.product_id = p.id join stock s on s.sku = v.sku and s.source = 'warehouse' and s.ships
       where p.type = 'configurable' order by s.on_hand desc, p.id, v.sku limit 1`,
      [WEBSITE_ID],
    )
    assert.ok(rows[0])
    shoe = rows[0]
    await cluster.db.query(`update stock set on_hand = 100000 where sku = $1 and source = 'warehouse'`, [shoe.sku])
  })
  after(() => cluster?.close())

  const pageAt = async (storefront: string): Promise<string> => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'mollini.localhost' }
    const answer = await fetch(`http://${cluster.addressOf(storefront)}:${STOREFRONT_PORT}${shoe.path}`, { headers })
    assert.equal(answer.status, 200)
    return answer.text()
  }
  const price = async (cents: number) => {
    await cluster.db.query(
      'update product_site set regular_cents = $3, sale_cents = null where product_id = $1 and website_id = $2',
      [shoe.id, WEBSITE_ID, cents],
    )
    const shown = `$${(cents / 100).toFixed(2)}`
    for (const storefront of ['storefront-1', 'storefront-2'])
      await until(async () => (await pageAt(storefront)).includes(shown), `${storefront} never shows ${shown}`)
  }

  it('a change is on both storefronts, whichever commerce server answers them', async () => {
    for (let cents = 12_345; cents < 12_351; cents += 1) await price(cents)
    for (let times = 0; times < 4; times += 1)
      for (const storefront of ['storefront-1', 'storefront-2'])
        assert.ok((await pageAt(storefront)).includes('$123.50'), storefront)
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
      inTurn = (await search(`cut${shoppers++}`)) === 200 ? inTurn + 1 : 0
      return inTurn === 8
    }
    await until(isSteady, 'pages do not come while a link is cut')
    await price(13_500)
    cluster.network.mend('commerce-2')
    await price(13_600)
  })

  const restart = async (name: string) => {
    cluster.takeOut(name)
    await cluster.machine(name).stop()
    await cluster.machine(name).start()
    cluster.putBack(name)
  }

  it('all parts start again one by one under load without a failed request', async () => {
    const shoppers = [1, 2, 3].map(() => shopOn(cluster, shoe))
    for (const number of [1, 2]) {
      await Promise.all([restart(`storefront-${number}`), restart(`worker-${number}`)])
      await restart(`commerce-${number}`)
    }
    await until(async () => shoppers.every(({ calls }) => calls() > 10), 'a shopper makes no more calls')
    assert.deepEqual((await Promise.all(shoppers.map(({ end }) => end()))).flat(), [])
  })
})
