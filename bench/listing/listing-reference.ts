import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { ProductDocument } from '../../apps/commerce/src/modules/catalogue/index.ts'
import {
  CATEGORY_FACET,
  FACETS,
  PRICE_FACET,
} from '../../apps/commerce/src/modules/search/engine/facets/facet-definitions.ts'
import { sizesMatching } from '../../apps/commerce/src/modules/search/engine/facets/size-tokens.ts'
import type { SiteIndex } from '../../apps/commerce/src/modules/search/engine/index/site-index.ts'
import { listSite } from '../../apps/commerce/src/modules/search/engine/list.ts'
import { SORT_CODES } from '../../apps/commerce/src/modules/search/engine/sorts.ts'
import type { ListingFilter, ListingQuery } from '../../apps/commerce/src/modules/search/ports.ts'

interface Answer {
  readonly total: number
  readonly ids: readonly number[]
  /** Styles by `attribute:value` and by price band; no zeros. */
  readonly counts: Readonly<Record<string, number>>
  readonly minCents: number | null
  readonly maxCents: number | null
}

/**
 * PostgreSQL, built for speed: one row per product with its values in one array under a GIN index, a rank column per
 * order, and precalculated counts of unfiltered categories.
 */
export interface ListingReference {
  readonly runQuery: (query: ListingQuery) => Promise<Answer>
  /** @throws Error when the engine's result differs */
  readonly compareWith: (index: SiteIndex, queries: readonly ListingQuery[]) => Promise<void>
  readonly drop: () => Promise<void>
}

const ROWS_AT_ONCE = 5000
const WHOLE_SITE = -1
const BANDS = PRICE_FACET.bandStartsCents

/** Inclusive. */
interface Range {
  readonly first: number
  readonly last: number
}

interface Numbering {
  readonly names: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
  readonly ranges: ReadonlyMap<string, Range>
}

const uidOf = (categoryId: number) => Buffer.from(String(categoryId)).toString('base64')

function namesOf(document: ProductDocument): { readonly attribute: string; readonly name: string }[] {
  const listed = FACETS.flatMap(({ code, termsOf }) => termsOf(document).map(({ value }) => [code, value] as const))
  const places = document.categoryIds.map((id) => [CATEGORY_FACET.code, uidOf(id)] as const)
  return [...listed, ...places].map(([attribute, value]) => ({ attribute, name: `${attribute}:${value}` }))
}

function numberValues(documents: readonly ProductDocument[]): Numbering {
  const groups = Map.groupBy(documents.flatMap(namesOf), ({ attribute }) => attribute)
  const names: string[] = []
  const ranges = new Map<string, Range>()
  for (const [attribute, own] of groups) {
    const first = names.length
    names.push(...new Set(own.map(({ name }) => name)))
    ranges.set(attribute, { first, last: names.length - 1 })
  }
  return { names, ranges, numberOf: new Map(names.map((name, number) => [name, number])) }
}

const RANKS = SORT_CODES.map((code) => `rank_${code}`)
const COLUMNS = `id int, style int, cents int, ${RANKS.map((rank) => `${rank} int`).join(', ')}, terms int[]`

async function fill(db: pg.Pool, index: SiteIndex, { numberOf, ranges }: Numbering): Promise<void> {
  await db.query('drop table if exists bench_listing, bench_scope_count')
  await db.query(`create unlogged table bench_listing (${COLUMNS})`)
  await db.query('create unlogged table bench_scope_count (scope int, term int, styles int, primary key (scope, term))')
  const styles = new Map([...index.numbersOf.keys()].map((code, number) => [code, number]))
  const rows = index.documents.flatMap((document, at) => {
    if (!document) return []
    const ranks = Object.fromEntries(SORT_CODES.map((code) => [`rank_${code}`, index.sorts[code].rankOf[at]]))
    const terms = [...new Set(namesOf(document).map(({ name }) => numberOf.get(name)))]
    return [
      { id: document.productId, style: styles.get(document.styleCode), cents: document.finalCents, ...ranks, terms },
    ]
  })
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await db.query(`insert into bench_listing select * from json_to_recordset($1) as row(${COLUMNS})`, [some])
  }
  const { first, last } = ranges.get(CATEGORY_FACET.code) ?? { first: 0, last: -1 }
  await db.query(`insert into bench_scope_count
    select ${WHOLE_SITE}, term, count(distinct style) from bench_listing, unnest(terms) term group by term
    union all select scope, term, count(distinct style) from bench_listing, unnest(terms) scope, unnest(terms) term
      where scope between ${first} and ${last} group by scope, term`)
  await db.query('create index on bench_listing using gin (terms)')
  await db.query('create index on bench_listing (cents)')
  await db.query('vacuum analyze bench_listing')
  await db.query('analyze bench_scope_count')
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A size without a scale matches every scale. */
function termsOf({ names, numberOf }: Numbering, attribute: string, values: readonly string[]): number[] {
  const inEveryScale = (value: string) => names.filter((name) => name.startsWith('size:') && name.endsWith(`:${value}`))
  const meant = (value: string) => {
    if (attribute !== 'size') return [`${attribute}:${value}`]
    return (
      sizesMatching(value)?.map((size) => `size:${size}`) ??
      (value.includes(':') ? [`size:${value}`] : inEveryScale(value))
    )
  }
  return values.flatMap(meant).flatMap((name) => numberOf.get(name) ?? [])
}

/** Counts a filtered attribute by the products that match the other filters. */
function statementFor(
  numbering: Numbering,
  index: SiteIndex,
  { filters, sort, offset, limit }: ListingQuery,
): Statement {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditionOf = (filter: ListingFilter) =>
    filter.type === 'range'
      ? `cents between ${given(Math.round((filter.from ?? 0) * 100))} and ${given(Math.min(2 ** 31 - 1, Math.round((filter.to ?? 1e6) * 100)))}`
      : `terms && ${given(termsOf(numbering, filter.attribute, filter.values))}::int[]`
  const place = filters.find(({ attribute }) => attribute === 'category_url_path')
  const scopeId = place && place.type !== 'range' ? index.categoryIdByPath.get(place.values[0] ?? '') : undefined
  const scope =
    scopeId === undefined
      ? WHOLE_SITE
      : (numbering.numberOf.get(`${CATEGORY_FACET.code}:${uidOf(scopeId)}`) ?? WHOLE_SITE)
  const inScope = scope === WHOLE_SITE ? [] : [`terms @> array[${given(scope)}::int]`]
  const chosen = filters
    .filter((filter) => filter !== place)
    .map((filter) => ({ attribute: filter.attribute, meets: conditionOf(filter) }))
  const where = (conditions: readonly string[]) => [...inScope, ...conditions, 'true'].join(' and ')
  const isOther = (attribute: string) => (one: { readonly attribute: string }) =>
    one.attribute !== attribute && one.attribute !== PRICE_FACET.code
  const without = (attribute: string) => where(chosen.filter(isOther(attribute)).map(({ meets }) => meets))
  const between = (attribute: string) => {
    const { first, last } = numbering.ranges.get(attribute) ?? { first: 0, last: -1 }
    return `term between ${first} and ${last}`
  }
  const listed = chosen.map(({ attribute }) => attribute).filter((attribute) => attribute !== PRICE_FACET.code)
  const price = chosen.find(({ attribute }) => attribute === PRICE_FACET.code)?.meets ?? 'true'
  // A style's price for a value is the lowest of its colours with that value.
  const counted = (from: string, conditions: string) =>
    `select term, count(*)::int as styles from (select style, term, min(cents) as cents from ${from}, unnest(terms) term where ${conditions} group by style, term) one where ${price} group by term`
  const ownCounts = (attribute: string) =>
    chosen.length === 1
      ? `select term, styles from bench_scope_count where scope = ${given(scope)}::int and ${between(attribute)}`
      : counted('bench_listing', `${without(attribute)} and ${between(attribute)}`)
  const others = ['true', ...listed.map((attribute) => `not ${between(attribute)}`)].join(' and ')
  const isAtLowest = price !== 'true' || sort.startsWith('price_') ? `cents = lowest and ${price}` : 'true'
  const text = `
with unpriced as materialized (select id, style, cents, min(cents) over (partition by style) as lowest, rank_${sort} as rank, terms
  from bench_listing where ${without(PRICE_FACET.code)}),
matched as (select id, style, rank from unpriced where ${isAtLowest}),
counts as (${[counted('unpriced', others), ...listed.map(ownCounts)].join(' union all ')}),
prices as materialized (select distinct style, lowest as cents from unpriced),
bands as (select width_bucket(cents, array[${BANDS.slice(1).join(', ')}]) as band, count(distinct style)::int as styles from prices group by 1),
firsts as materialized (select distinct on (style) id, rank from matched order by style, rank)
select (select count(*)::int from firsts) as total,
  (select json_agg(id) from (select id from firsts order by rank offset ${given(offset)} limit ${given(limit)}) page) as ids,
  (select json_object_agg(term, styles) from counts) as counts,
  (select json_object_agg(band, styles) from bands) as bands,
  (select min(cents) from prices) as min_cents, (select max(cents) from prices) as max_cents`
  return { text, values }
}

interface Row {
  readonly total: number
  readonly ids: readonly number[] | null
  readonly counts: Readonly<Record<string, number>> | null
  readonly bands: Readonly<Record<string, number>> | null
  readonly min_cents: number | null
  readonly max_cents: number | null
}

function engineAnswer(index: SiteIndex, query: ListingQuery): Answer {
  const { totalCount, productIds, facets } = listSite(index, query)
  const counts = facets.flatMap(({ attribute_code, options }) =>
    options.filter(({ count }) => count > 0).map(({ value, count }) => [`${attribute_code}:${value}`, count] as const),
  )
  const price = facets.find(({ attribute_code }) => attribute_code === PRICE_FACET.code)
  const cents = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : Math.round(amount * 100)
  return {
    total: totalCount,
    ids: productIds,
    counts: Object.fromEntries(counts),
    minCents: cents(price?.min),
    maxCents: cents(price?.max),
  }
}

const bandName = (band: number) =>
  `${PRICE_FACET.code}:${(BANDS[band] ?? 0) / 100}_${band + 1 < BANDS.length ? ((BANDS[band + 1] ?? 0) - 1) / 100 : ''}`

export async function prepareReference(db: pg.Pool, index: SiteIndex): Promise<ListingReference> {
  const numbering = numberValues(index.documents.flatMap((document) => document ?? []))
  await fill(db, index, numbering)
  const names = new Map<string, string>()
  const runQuery = async (query: ListingQuery): Promise<Answer> => {
    const { text, values } = statementFor(numbering, index, query)
    const name = names.get(text) ?? `listing_${names.size}`
    names.set(text, name)
    const { rows } = await db.query<Row>({ name, text, values: [...values] })
    const { total, ids, counts, bands, min_cents, max_cents } = rows[0] as Row
    const byTerm = Object.entries(counts ?? {}).map(
      ([term, styles]) => [numbering.names[Number(term)] ?? '', styles] as const,
    )
    const byBand = Object.entries(bands ?? {}).map(([band, styles]) => [bandName(Number(band)), styles] as const)
    return {
      total,
      ids: ids ?? [],
      counts: Object.fromEntries([...byTerm, ...byBand]),
      minCents: min_cents,
      maxCents: max_cents,
    }
  }
  /** The engine counts only subcategories of the page's category. */
  const offered = (answer: Answer, counts: Answer['counts']) => {
    const isOffered = ([name]: readonly [string, number]) =>
      !name.startsWith(`${CATEGORY_FACET.code}:`) || name in counts
    return { ...answer, counts: Object.fromEntries(Object.entries(answer.counts).filter(isOffered)) }
  }
  return {
    runQuery,
    async compareWith(own, queries) {
      for (const query of queries) {
        const fast = engineAnswer(own, query)
        const slow = await runQuery(query)
        const same = { ...fast, counts: { ...fast.counts } }
        if (!isDeepStrictEqual(offered(slow, fast.counts), same))
          throw new Error(
            `Engine and PostgreSQL answer differently: ${JSON.stringify({ query, fast, slow })}`.slice(0, 6000),
          )
      }
    },
    async drop() {
      await db.query('drop table bench_listing, bench_scope_count')
    },
  }
}
