import pg from 'pg'
import {
  GetFindInStoreDetailsPDPDocument,
  type GetFindInStoreDetailsPDPQueryVariables,
} from '../../apps/storefront/app/features/find-in-store/find-in-store.generated.ts'
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
/** A page of the storefront's answer. */
const SHOWN = 50
/** Km: every store of the country. */
const RADIUS = 5000

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
    const inTurn = (call: (variables: GetFindInStoreDetailsPDPQueryVariables) => Promise<unknown>) => {
      const counter = { next: 0 }
      const variables = (n: number) => ({
        sku: skus[n % skus.length] ?? '',
        search: POSTCODES[n % POSTCODES.length] ?? '',
        radius: RADIUS,
      })
      return async () => forSeconds(SECONDS, counter, (n) => call(variables(n)))
    }
    const find = async (variables: GetFindInStoreDetailsPDPQueryVariables) => {
      const { getFindInStoreDetailsPDP: found } = await post(target, GetFindInStoreDetailsPDPDocument, variables)
      if (found?.items.length !== SHOWN) throw new Error(`${variables.sku} has ${found?.items.length} stores.`)
    }
    const { websiteId } = WHOLE_SITE
    const rounds = await runInTurn(
      {
        ours: { server, prepare: inTurn(find) },
        unnamed: { prepare: inTurn(({ sku }) => findInStoreBySql(sql.unnamed, { websiteId, sku, shown: SHOWN })) },
        named: { prepare: inTurn(({ sku }) => findInStoreBySql(sql.named, { websiteId, sku, shown: SHOWN })) },
      },
      CALLERS,
    )
    return [
      compareWithSql('find-in-store', rounds, { callers: CALLERS, stores: STORES, shown: SHOWN }),
      slowest(rounds.ours),
    ]
  } finally {
    await sql.unnamed.end()
    await sql.named.end()
    await server.stop()
  }
}
