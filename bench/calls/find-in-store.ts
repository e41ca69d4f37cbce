import pg from 'pg'
import type { TypedDocument } from '../../apps/storefront/app/graphql/typed-document.ts'
import type { BenchResult } from '../measure/result.ts'
import { type System, WHOLE_SITE } from '../measure/system.ts'
import { type CallRound, compareWithSql, forSeconds, medianRound, runInTurn } from './callers.ts'
import { findInStoreBySql } from './find-in-store-sql.ts'
import { post } from './graphql.ts'
import { growStores } from './grow-stores.ts'
import { openRawSql } from './sql.ts'

const STORES = 100
/** As many as shoppers who ask at the same moment. */
const CALLERS = 4
const SECONDS = 2
const MOST_MS = 20

interface Variables {
  readonly sku: string
  readonly postcode: string
}

interface Found {
  readonly getFindInStoreDetailsPDP: { readonly items: readonly object[]; readonly total_count: number } | null
}

const FIND: TypedDocument<Found, Variables> = {
  text: `query ($sku: String!, $postcode: String) { getFindInStoreDetailsPDP(sku: $sku, postcode: $postcode, radius: 5000) {
    total_count location { label latitude longitude } places { label }
    items { store_id store_code name street city state postcode phone latitude longitude distance enabled_for_cnc
      hours { weekday is_closed opens closes } open_status { is_open opens_at closes_at } collection_ready_at
      stock { sku quantity is_available is_low_stock } can_collect_all } } }`,
} as TypedDocument<Found, Variables>

const POSTCODES = ['3000', '2000', '4000', '5000', '6000', '7000', '0800', '2600', '3550', '4870']

async function skusOf(databaseUrl: string): Promise<readonly string[]> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    const { rows } = await db.query<{ sku: string }>(
      `select v.sku from variant v join product_site ps on ps.product_id = v.product_id and ps.website_id = $1 and ps.is_enabled
       order by md5(v.sku) limit 20000`,
      [WHOLE_SITE.websiteId],
    )
    return rows.map(({ sku }) => sku)
  } finally {
    await db.end()
  }
}

function slowest(rounds: readonly CallRound[]): BenchResult {
  const p99Ms = medianRound(rounds, (round) => round.p99Ms)
  return {
    name: 'find-in-store-p99',
    figure: { value: p99Ms, unit: 'ms' },
    baseline: { name: 'required at most', value: MOST_MS, unit: 'ms' },
    ratio: MOST_MS / Math.max(p99Ms, 0.1),
    required: 1,
    details: { callers: CALLERS, p50_ms: medianRound(rounds, (round) => round.p50Ms) },
  }
}

export async function benchFindInStore(system: System): Promise<readonly BenchResult[]> {
  await growStores(system.databaseUrl, WHOLE_SITE.websiteId, STORES)
  const skus = await skusOf(system.databaseUrl)
  const server = await system.startCommerce({ ANSWER_CACHE_MB: '0' })
  const sql = {
    unnamed: openRawSql(system.databaseUrl, 'unnamed', CALLERS),
    named: openRawSql(system.databaseUrl, 'named', CALLERS),
  }
  try {
    const target = { port: server.port, store: WHOLE_SITE.code }
    const inTurn = (call: (variables: Variables) => Promise<unknown>) => {
      const counter = { next: 0 }
      const variables = (n: number) => ({
        sku: skus[n % skus.length] ?? '',
        postcode: POSTCODES[n % POSTCODES.length] ?? '',
      })
      return async () => forSeconds(SECONDS, counter, (n) => call(variables(n)))
    }
    const find = async (variables: Variables) => {
      const { getFindInStoreDetailsPDP: found } = await post(target, FIND, variables)
      if (found?.total_count !== STORES) throw new Error(`${variables.sku} has ${found?.total_count} stores.`)
    }
    const { websiteId } = WHOLE_SITE
    const rounds = await runInTurn(
      {
        ours: { server, prepare: inTurn(find) },
        unnamed: { prepare: inTurn(({ sku }) => findInStoreBySql(sql.unnamed, websiteId, sku)) },
        named: { prepare: inTurn(({ sku }) => findInStoreBySql(sql.named, websiteId, sku)) },
      },
      CALLERS,
    )
    return [compareWithSql('find-in-store', rounds, { callers: CALLERS, stores: STORES }), slowest(rounds.ours)]
  } finally {
    await sql.unnamed.end()
    await sql.named.end()
    await server.stop()
  }
}
