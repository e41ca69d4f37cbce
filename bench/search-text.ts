import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import type { ProductDocument } from '../apps/commerce/src/modules/catalogue/index.ts'
import { loadSiteIndex } from '../apps/commerce/src/modules/search/build-sites.ts'
import { buildSiteIndex } from '../apps/commerce/src/modules/search/engine/index/change.ts'
import type { SiteIndex } from '../apps/commerce/src/modules/search/engine/index/site-index.ts'
import { listSite } from '../apps/commerce/src/modules/search/engine/list.ts'
import {
  chances,
  pick,
  SLIP_KINDS,
  slipIn,
} from '../apps/commerce/src/modules/search/engine/testing/generated-documents.ts'
import { readSearch } from '../apps/commerce/src/modules/search/engine/text/reading.ts'
import { suggestIn } from '../apps/commerce/src/modules/search/engine/text/suggest.ts'
import { isStopWord, tokensOf } from '../apps/commerce/src/modules/search/engine/text/tokens.ts'
import { openDatabase, openPool } from '../apps/commerce/src/platform/database.ts'
import { UNHURRIED } from '../apps/commerce/src/platform/time-outs.ts'
import { type BenchResult, median, percentile, rounded } from './measure/result.ts'
import { type System, WHOLE_SITE } from './measure/system.ts'

const SIZES = [20_000, 50_000, 100_000]
/** Limits are set for this size. */
const LIMITED = 20_000
const SEARCHES = 1000
/** Fewer, since the reference takes a thousand times as long. */
const REFERENCE_SEARCHES = 200
const SHORTEST_TOKEN = 4
/** Shoes are often named after places. */
const NAMES = readPlaceNames()

function readPlaceNames(): readonly string[] {
  const file = new URL('../apps/commerce/src/modules/stores/places/localities-au.txt', import.meta.url)
  return [...new Set(readFileSync(file, 'utf8').match(/\b[A-Z][a-z]{4,}\b/g))]
}

interface Typo {
  readonly token: string
  readonly typed: string
}

/** Each copied style gets a new name, so that the vocabulary grows too. */
function multiplied(documents: readonly ProductDocument[], count: number): ProductDocument[] {
  const chance = chances(3)
  const names = new Map<string, string>()
  const nameOf = (style: string) => {
    const name = names.get(style) ?? pick(NAMES, chance)
    names.set(style, name)
    return name
  }
  return Array.from({ length: count }, (_, i) => {
    const document = documents[i % documents.length] as ProductDocument
    const copy = Math.floor(i / documents.length)
    if (copy === 0) return document
    const styleCode = `${document.styleCode}-${copy}`
    return {
      ...document,
      productId: 10_000_000 + i,
      sku: `${document.sku}-${copy}`,
      styleCode,
      name: `${document.name} ${nameOf(styleCode)}`,
    }
  })
}

/**
 * Inserts, drops, swaps or replaces a letter. Skips beginnings of words, such as 'boat', which the search completes.
 */
function plantTypos(
  pickToken: (chance: () => number) => string | undefined,
  isBeginning: (typed: string) => boolean,
  count: number,
) {
  const chance = chances(17)
  const typos: Typo[] = []
  let skipped = 0
  while (typos.length < count) {
    const token = pickToken(chance)
    if (token === undefined) continue
    const typed = slipIn(token, typos.length % SLIP_KINDS, chance)
    if (typed === token) continue
    if (isBeginning(typed)) skipped += 1
    else typos.push({ token, typed })
  }
  return { typos, skipped }
}

/** Long enough for typo tolerance, and not a part number. */
const isSearched = (token: string) => token.length >= SHORTEST_TOKEN && !/\d/.test(token) && !isStopWord(token)

/** Common words are more likely. */
function tokenOfSome(documents: readonly ProductDocument[], chance: () => number): string | undefined {
  const { name, brandLabel, colour, style, material } = pick(documents, chance)
  const terms = tokensOf([name, brandLabel, colour, style, material].join(' ')).filter(isSearched)
  return terms.length > 0 ? pick(terms, chance) : undefined
}

const PAGE = 20

function search(index: SiteIndex, typed: string) {
  const { terms, filters } = readSearch(index, typed)
  return listSite(index, {
    websiteId: WHOLE_SITE.websiteId,
    filters,
    search: terms,
    sort: 'fh_default',
    offset: 0,
    limit: PAGE,
  })
}

/** The typo must find the same products in the same order. */
function isRight(index: SiteIndex, { token, typed }: Typo): boolean {
  const [wanted, found] = [search(index, token), search(index, typed)]
  return (
    wanted.totalCount > 0 &&
    found.totalCount === wanted.totalCount &&
    isDeepStrictEqual(found.productIds, wanted.productIds)
  )
}

function timed(run: () => unknown): number {
  const startedAt = performance.now()
  run()
  return performance.now() - startedAt
}

/**
 * Full-text search, else either half of the word, since one typo leaves one half intact. The extensions for edit
 * distance and trigrams may be missing.
 */
const REFERENCE_SEARCH = `
with exact as (select id, ts_rank(words, query) as rank from reference_text, plainto_tsquery('english', $1) query where words @@ query),
halves as (select id, 0::real as rank from reference_text where not exists (select from exact)
  and (content ilike '%' || left($1, length($1) / 2) || '%' or content ilike '%' || right($1, length($1) / 2) || '%')),
found as (select * from exact union all select * from halves)
select (select count(*) from found) as total, (select array_agg(id) from (select id from found order by rank desc, id limit 20) page) as ids`

const REFERENCE_SUGGEST = `
select (select array_agg(word) from (select word from reference_word where word like $1 || '%' order by documents desc limit 4) words) as keywords,
  (select array_agg(id) from (select id from reference_text where words @@ to_tsquery('simple', $1 || ':*') order by id limit 4) found) as products`

async function fillReference(client: pg.Client, index: SiteIndex): Promise<void> {
  await client.query(`
    create temp table reference_text (id int primary key, content text, words tsvector);
    create temp table reference_word (word text primary key, documents int)`)
  const documents = index.documents.flatMap((document) => document ?? [])
  for (let from = 0; from < documents.length; from += 5000) {
    const rows = documents
      .slice(from, from + 5000)
      .map(({ productId, name, brandLabel, colour, style, material, description }) => ({
        id: productId,
        content: [name, brandLabel, colour, style, material, description].join(' '),
      }))
    await client.query(
      `insert into reference_text select id, content, to_tsvector('english', content) || to_tsvector('simple', content)
       from json_to_recordset($1) as row(id int, content text)`,
      [JSON.stringify(rows)],
    )
  }
  await client.query(`
    insert into reference_word select word, ndoc from ts_stat('select words from reference_text');
    create index on reference_text using gin (words);
    create index on reference_word (word text_pattern_ops);
    analyze reference_text; analyze reference_word`)
}

async function timeReference(client: pg.Client, sql: string, terms: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const token of terms) {
    const startedAt = performance.now()
    await client.query(sql, [token])
    times.push(performance.now() - startedAt)
  }
  return times
}

interface Measured {
  readonly name: string
  readonly ours: readonly number[]
  readonly reference: readonly number[]
  readonly atMostMs: number | undefined
  readonly details: BenchResult['details']
}

/** As searches per second, since more is better in the table. */
function toResult({ name, ours, reference, atMostMs, details }: Measured): BenchResult {
  return {
    name,
    figure: { value: rounded(1000 / percentile(ours, 99)), unit: 'answers/s at p99' },
    baseline: { value: rounded(1000 / percentile(reference, 99)), unit: 'answers/s at p99', name: 'PostgreSQL alone' },
    ...(atMostMs === undefined ? {} : { required: rounded(1000 / atMostMs) }),
    details: {
      times_the_reference_at_p50: rounded(median(reference) / median(ours)),
      p50_ms: rounded(median(ours)),
      p99_ms: rounded(percentile(ours, 99)),
      reference_p50_ms: rounded(median(reference)),
      reference_p99_ms: rounded(percentile(reference, 99)),
      ...details,
    },
  }
}

async function measure(client: pg.Client, index: SiteIndex, count: number, buildMs: number): Promise<BenchResult[]> {
  const { vocabulary } = index.text
  const terms = vocabulary.completionsOf('').filter(isSearched)
  const isBeginning = (typed: string) => vocabulary.completionsOf(typed).length > 0
  const { typos, skipped } = plantTypos((chance) => pick(terms, chance), isBeginning, SEARCHES)
  const documents = index.documents.flatMap((document) => document ?? [])
  const ofProducts = plantTypos((chance) => tokenOfSome(documents, chance), isBeginning, SEARCHES)
  const beginnings = typos.map(({ token }, i) => token.slice(0, 3 + (i % 3)))
  for (const { typed } of typos) search(index, typed)
  const searchMs = typos.map(({ typed }) => timed(() => search(index, typed)))
  const suggestMs = beginnings.map((terms) => timed(() => suggestIn(index, terms)))
  const facts = { products: count, terms: terms.length, build_ms: rounded(buildMs) }
  const fitsAnother = ({ typed }: Typo) => vocabulary.neighboursOf(typed, 1, false).length > 1
  const found = (planted: ReturnType<typeof plantTypos>, name: string, required?: number): BenchResult => {
    const wrong = planted.typos.filter((typo) => !isRight(index, typo))
    return {
      name: `${name}, ${count} products`,
      figure: { value: rounded((100 * (planted.typos.length - wrong.length)) / planted.typos.length), unit: 'right' },
      ...(required === undefined ? {} : { required }),
      details: {
        ...facts,
        planted: planted.typos.length,
        skipped_as_tokens_or_beginnings: planted.skipped,
        wrong: wrong.length,
        wrong_and_one_slip_from_another_token: wrong.filter(fitsAnother).length,
      },
    }
  }
  await fillReference(client, index)
  const sample = typos.slice(0, REFERENCE_SEARCHES)
  const sqlSearchMs = await timeReference(
    client,
    REFERENCE_SEARCH,
    sample.map(({ typed }) => typed),
  )
  const sqlSuggestMs = await timeReference(client, REFERENCE_SUGGEST, beginnings.slice(0, REFERENCE_SEARCHES))
  await client.query('drop table reference_text, reference_word')
  const limit = (ms: number) => (count === LIMITED ? ms : undefined)
  return [
    found(ofProducts, 'typos found of 100, in words of some product', 98),
    found({ typos, skipped }, 'typos found of 100, each word of the catalogue alike'),
    toResult({
      name: `search with a typo, ${count} products`,
      ours: searchMs,
      reference: sqlSearchMs,
      atMostMs: limit(15),
      details: facts,
    }),
    toResult({
      name: `suggestions, ${count} products`,
      ours: suggestMs,
      reference: sqlSuggestMs,
      atMostMs: limit(5),
      details: facts,
    }),
  ]
}

/** [J03, R7.115, R1.28] */
export async function benchSearchTokens({ databaseUrl }: Pick<System, 'databaseUrl'>): Promise<readonly BenchResult[]> {
  const pool = openPool(databaseUrl, 2)
  const client = new pg.Client({ connectionString: databaseUrl, options: UNHURRIED })
  await client.connect()
  try {
    const whole = await loadSiteIndex(openDatabase(pool), WHOLE_SITE.websiteId)
    const documents = whole.documents.flatMap((document) => document ?? [])
    const facts = { categories: [...whole.categories.values()], ordering: whole.ordering }
    const results: BenchResult[] = []
    for (const count of SIZES) {
      const startedAt = performance.now()
      const index = await buildSiteIndex(facts, multiplied(documents, count), async () => undefined)
      results.push(...(await measure(client, index, count, performance.now() - startedAt)))
    }
    return results
  } finally {
    await client.end()
    await pool.end()
  }
}
