import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { reclaimJobs } from '../../../apps/commerce/src/jobs/runner.ts'
import { findBrokenInvariants } from '../../../apps/commerce/src/modules/orders/index.ts'
import { openDatabase } from '../../../apps/commerce/src/platform/database.ts'
import { type Cluster, startCluster } from '../cluster.ts'
import { findPlaces } from '../places.ts'
import { findShoe } from '../shoe.ts'
import { WEBSITE_ID } from '../shopper.ts'
import type { DatabaseName, Databases } from './databases.ts'
import { type Browsed, openPages, type Seen, startShopping } from './shoppers.ts'

const MOST_MS = 180_000
const CHECK_MS = 200
const PRODUCTS = 200
/** Jobs whose end could not be written run again after this, instead of after two minutes. */
const LEASE_SECONDS = 20
const PAID = ['paid', 'processing', 'complete']
/** Changes of buyers before and after a fault. */
const CHANGES = 6

export type Fault = 'leader killed' | 'leader cut off'

interface Outcome extends Seen {
  readonly fault: Fault
  readonly from: DatabaseName
  readonly to: DatabaseName
  /** Writes that were tried at the leader that was cut off. */
  readonly triedThere: number
}

export interface Survivor {
  readonly cluster: Cluster
  provoke(fault: Fault): Promise<Outcome>
  /** Acknowledged orders that are not paid, or have not just one mail; broken invariants. */
  findFaults(orders: readonly string[]): Promise<readonly string[]>
}

export async function until(isSo: () => Promise<boolean> | boolean, what: () => string): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(CHECK_MS))
    assert.ok(performance.now() < deadline, what())
}

/** Starts two of each part on a database that survives its leader, with products that no cache has. */
export async function startSurvivor(products = PRODUCTS): Promise<Survivor> {
  const cluster = await startCluster({ products, survives: true })
  const databases = cluster.databases as Databases
  const shoe = await findShoe(cluster)
  const paths = ['/', '/boots', shoe.path]
  const places = await findPlaces(cluster.databaseUrl, WEBSITE_ID)
  const browsed: Browsed = { places, paths: new Set(), pages: 0 }
  await cluster.db.query('create table cut_off_write (at timestamptz not null)')
  const commerce = openDatabase(cluster.db)

  async function provoke(fault: Fault): Promise<Outcome> {
    await until(databases.isWhole, () => `The databases are not whole before: ${fault}.\n${databases.said()}`)
    await openPages(cluster, paths)
    const from = await databases.leader()
    assert.ok(from)
    const shopping = startShopping(cluster, shoe, paths, browsed)
    let triedThere = 0
    let acceptedThere = 0
    const isCut = fault === 'leader cut off'
    const tryThere = async () => {
      if (!isCut) return
      triedThere += 1
      if (await databases.accepts(from, 'insert into cut_off_write values (now())')) acceptedThere += 1
    }
    try {
      const go = async (what: string) => {
        const enough = shopping.changes() + CHANGES
        await until(
          () => shopping.changes() >= enough,
          () => `Nothing is bought ${what}.\n${databases.said()}`,
        )
      }
      await go(`before: ${fault}`)
      if (isCut) cluster.network.cut(from)
      else await databases.kill(from)
      let to: DatabaseName | undefined
      await until(
        async () => {
          await tryThere()
          to = await databases.leader()
          return to !== undefined && to !== from
        },
        () => `No other leader after: ${fault}.\n${databases.said()}`,
      )
      await go(`after: ${fault}`)
      await tryThere()
      assert.equal(acceptedThere, 0, `${from} accepted writes while it was cut off`)
      if (isCut) cluster.network.mend(from)
      else await databases.startAgain(from)
      await until(databases.isWhole, () => `The databases are not whole after: ${fault}.\n${databases.said()}`)
      const { rows } = await cluster.db.query('select at from cut_off_write')
      assert.deepEqual(rows, [])
      const seen = await shopping.end()
      return { fault, from, to: to ?? from, triedThere, ...seen }
    } finally {
      await shopping.end()
    }
  }

  async function findFaults(orders: readonly string[]): Promise<readonly string[]> {
    await reclaimJobs(cluster.db, LEASE_SECONDS)
    const { rows } = await cluster.db.query<{ number: string; state: string | null; mails: number; sent: number }>(
      `select n.number, o.state,
         (select count(*)::int from mail m where m.kind = 'order-confirmation' and m.subject_id = n.number) as mails,
         (select count(*)::int from mail m where m.kind = 'order-confirmation' and m.subject_id = n.number
           and m.sent_at is not null) as sent
       from unnest($1::text[]) n (number) left join orders o on o.number = n.number`,
      [orders],
    )
    const wrong = rows
      .filter(({ state, mails, sent }) => !PAID.includes(state ?? '') || mails !== 1 || sent !== 1)
      .map((row) => JSON.stringify(row))
    const broken = await findBrokenInvariants(commerce)
    return [...wrong, ...broken.map(({ rule, what }) => `${rule}: ${what}`)]
  }

  return { cluster, provoke, findFaults }
}
