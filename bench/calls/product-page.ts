import pg from 'pg'
import { ListingDocument } from '../../apps/storefront/app/features/listing/listing.generated.ts'
import { ProductDocument } from '../../apps/storefront/app/features/product/product.generated.ts'
import type { TypedDocument } from '../../apps/storefront/app/graphql/typed-document.ts'
import type { BenchResult } from '../measure/result.ts'
import { type System, WHOLE_SITE } from '../measure/system.ts'
import { compareWithSql, forSeconds, medianRound, ratioOf, runInTurn } from './callers.ts'
import { type CommerceTarget, read } from './graphql.ts'
import { readProductBySql } from './product-sql.ts'
import { openRawSql } from './sql.ts'

const CALLERS = 16
const SECONDS = 1

async function urlKeys(databaseUrl: string): Promise<readonly string[]> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    const { rows } = await db.query<{ key: string }>(
      `select p.url_key as key from product p join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled
       where p.type = 'configurable' order by md5(p.sku)`,
      [WHOLE_SITE.websiteId],
    )
    return rows.map(({ key }) => key)
  } finally {
    await db.end()
  }
}

async function readProduct(target: CommerceTarget, key: string): Promise<void> {
  const { products } = await read(target, ProductDocument, { key })
  if (!products?.items?.[0]) throw new Error(`${key} was not found.`)
}

/** A new filter, which matches everything. */
const variables = (n: number) => ({
  page: 1,
  size: 20,
  filter: [
    { attribute_code: 'category_url_path', equal: { eq: 'women' } },
    { attribute_code: 'price', range: { from: `-${1 + n}` } },
  ],
  sort: 'fh_default',
  search: null,
  site: WHOLE_SITE.websiteId,
})

/** An added space makes it an ad-hoc query. */
const ALMOST_LISTING: typeof ListingDocument = { ...ListingDocument, text: `${ListingDocument.text} ` }

export async function benchProductPage(system: System): Promise<readonly BenchResult[]> {
  const keys = await urlKeys(system.databaseUrl)
  const server = await system.startCommerce({ ANSWER_CACHE_MB: '0' })
  const sql = {
    unnamed: openRawSql(system.databaseUrl, 'unnamed', CALLERS),
    named: openRawSql(system.databaseUrl, 'named', CALLERS),
  }
  try {
    const target = { port: server.port, store: WHOLE_SITE.code }
    const { websiteId } = WHOLE_SITE
    const inTurn = (call: (key: string) => Promise<unknown>) => {
      const counter = { next: 0 }
      return async () => forSeconds(SECONDS, counter, (n) => call(keys[n % keys.length] ?? ''))
    }
    const pages = await runInTurn({
      ours: { server, prepare: inTurn((key) => readProduct(target, key)) },
      unnamed: { prepare: inTurn((key) => readProductBySql(sql.unnamed, websiteId, key)) },
      named: { prepare: inTurn((key) => readProductBySql(sql.named, websiteId, key)) },
    })
    const filters = { next: 0 }
    const list = <Data>(document: TypedDocument<Data, ReturnType<typeof variables>>) => {
      return async () => forSeconds(SECONDS, filters, (n) => read(target, document, variables(n)))
    }
    const { adHoc, persisted } = await runInTurn({
      adHoc: { server, prepare: list(ALMOST_LISTING) },
      persisted: { server, prepare: list(ListingDocument) },
    })
    return [
      compareWithSql('product-page-not-cached', pages),
      {
        name: 'listing-ad-hoc',
        figure: { value: medianRound(adHoc, (round) => round.perSecond), unit: 'answers/s' },
        baseline: {
          name: 'the persisted operation',
          value: medianRound(persisted, (round) => round.perSecond),
          unit: 'answers/s',
        },
        ratio: ratioOf(adHoc, persisted),
        details: {
          p50_ms: medianRound(adHoc, (round) => round.p50Ms),
          p99_ms: medianRound(adHoc, (round) => round.p99Ms),
          baseline_p99_ms: medianRound(persisted, (round) => round.p99Ms),
          cpu_ms_per_answer: medianRound(adHoc, (round) => round.cpuMs),
          baseline_cpu_ms_per_answer: medianRound(persisted, (round) => round.cpuMs),
        },
      },
    ]
  } finally {
    await sql.unnamed.end()
    await sql.named.end()
    await server.stop()
  }
}
