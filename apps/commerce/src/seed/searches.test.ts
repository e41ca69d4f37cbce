import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brands } from '@welt/brands'
import { migrate } from '../composition/migrate.ts'
import { pick } from '../modules/search/engine/testing/generated-documents.ts'
import type { RunningListingEngine } from '../modules/search/listing-engine.ts'
import { withDatabase } from '../testing/database.ts'
import { followListing } from '../testing/followed-listing.ts'
import { gql } from '../testing/gql.ts'
import { randomRun } from '../testing/random/random-run.ts'
import { type Choices, type ReadFacet, readListing, readProducts, readTotals } from '../testing/random-searches.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { closeSeeded, database, openSeeded } from './testing/seeded-database.ts'

before(openSeeded)
after(closeSeeded)

describe('searches of the seeded shops', () => {
  let engine: RunningListingEngine
  let server: TestServer
  before(async () => {
    engine = followListing({ db: database.db, listen: database.url })
    await engine.start()
    server = await startTestServer({ db: database.db, ports: { listing: engine } })
  })
  after(async () => {
    await server?.close()
    await engine?.stop()
  })

  /** Random searches: colours, brands and kinds, sometimes with a size or sale. */
  function randomTokens(facets: readonly ReadFacet[], chance: () => number): string {
    const labels = (code: string) =>
      facets.find(({ attribute_code }) => attribute_code === code)?.options.map(({ label }) => label) ?? []
    const some = (tokens: readonly string[], share: number) =>
      tokens.length > 0 && chance() < share ? [pick(tokens, chance)] : []
    const said = [
      ...some(labels('colour'), 0.6),
      ...some(labels('colour'), 0.15),
      ...some(labels('brand'), 0.3),
      ...some(labels('web_fabric'), 0.2),
      ...some([...labels('style_filter_st_mf'), 'boots', 'sandals', 'shoes', 'womens'], 0.7),
      ...some(['39', 'size 8', 'us 9', 'uk 6', 'eu 30', 'size 2'], 0.3),
      ...some(['sale'], 0.1),
    ]
    return (said.length > 0 ? said : ['black']).join(' ').toLowerCase()
  }

  function randomChoices(facets: readonly ReadFacet[], chance: () => number): Choices {
    const chosen = facets.filter(({ options }) => options.length > 0 && chance() < 0.15)
    return Object.fromEntries(
      chosen.map(({ attribute_code, options }) => {
        const many = attribute_code === 'price' ? 1 : 1 + Math.floor(2 * chance())
        return [attribute_code, [...new Set(Array.from({ length: many }, () => pick(options, chance).value))]]
      }),
    )
  }

  for (const brand of brands) {
    const store = brand.storeCode
    test(`${brand.name}: beside a search’s words each value leads to as many styles as it says, at random [R7.115, R7.116]`, async () => {
      const { chance, rounds } = randomRun(`${brand.name}: values beside words`, 40)
      const facets = (await readListing(server, store, { search: '', choices: {} })).aggregations
      const seen = { values: 0, read: 0, replaced: 0 }
      for (let round = 0; round < rounds; round += 1) {
        const search = randomTokens(facets, chance)
        const choices = randomChoices(facets, chance)
        const found = await readListing(server, store, { search, choices })
        const read = Object.fromEntries(
          (found.search_reading?.filters ?? []).map((filter) => [
            filter.attribute_code,
            filter.values.map(({ value }) => value),
          ]),
        )
        // As the page does: applies the facets that were recognised and searches for the remaining tokens.
        const page = { search: found.search_reading?.words ?? '', choices: { ...choices, ...read } }
        const offered = found.aggregations.flatMap(({ attribute_code, options }) =>
          options.map((option) => ({ attribute_code, ...option })),
        )
        const tried = Array.from({ length: Math.min(2, offered.length) }, () => pick(offered, chance))
        const [same, ...led] = await readTotals(server, store, [
          page,
          ...tried.flatMap(({ attribute_code: code, value }) => {
            const chosen = code === 'price' ? [] : (page.choices[code] ?? [])
            return [
              { search, choices: { ...choices, [code]: [value] } },
              { ...page, choices: { ...page.choices, [code]: [value] } },
              { ...page, choices: { ...page.choices, [code]: [...chosen, value] } },
            ]
          }),
        ])
        const about = `round ${round}: '${search}' ${JSON.stringify(choices)}, read ${JSON.stringify(read)}`
        assert.equal(same, found.total_count, `${about}: the page's own words and filters`)
        for (const [i, { attribute_code: code, value, count }] of tried.entries()) {
          const [given, onPage, beside = Number.NaN] = led.slice(3 * i)
          assert.equal(given, count, `${about}: ${code} ${value}, given beside the words`)
          assert.equal(onPage, count, `${about}: ${code} ${value}, chosen on the page`)
          // Values of one facet are alternatives: neither removes the other's styles, unless it lowers their price
          // below the chosen range [decision 78].
          const isJoined = code !== 'price' && page.choices[code] !== undefined
          const others = isJoined ? found.total_count : count
          const least = isJoined && page.choices.price ? 0 : Math.max(count, others)
          assert.ok(
            beside >= least && beside <= count + others,
            `${about}: ${code} ${value}, beside what is chosen: ${beside} of ${count} and ${others}`,
          )
          seen.values += 1
          if (code in read) seen.replaced += 1
        }
        if (Object.keys(read).length > 0) seen.read += 1
      }
      for (const [what, times] of Object.entries(seen)) assert.ok(times > rounds / 50, `${what}: ${times}`)
    })

    test(`${brand.name}: what products counts beside words is what its filters lead to [R7.115]`, async () => {
      const { chance, rounds } = randomRun(`${brand.name}: counts of products`, 12)
      const facets = (await readListing(server, store, { search: '', choices: {} })).aggregations
      const filterOf: Readonly<Record<string, (value: string) => Readonly<Record<string, unknown>>>> = {
        brand: (value) => ({ brand: { eq: value } }),
        colour: (value) => ({ color: { eq: value } }),
        category_uid: (value) => ({ category_uid: { eq: value } }),
        price: (value) => ({ price: { from: value.split('_')[0], to: value.split('_')[1] } }),
      }
      const offeredBy = (aggregations: readonly ReadFacet[]) =>
        aggregations.flatMap(({ attribute_code: code, options }) =>
          filterOf[code] ? options.map((option) => ({ code, ...option })) : [],
        )
      for (let round = 0; round < rounds; round += 1) {
        const search = randomTokens(facets, chance)
        const given = pick(offeredBy(facets), chance)
        const filter = chance() < 0.5 ? {} : filterOf[given.code]?.(given.value)
        const found = await readProducts(server, store, { search, filter: filter ?? {} })
        const offered = offeredBy(found.aggregations)
        if (offered.length === 0) continue
        const { code, value, count } = pick(offered, chance)
        const led = await readProducts(server, store, { search, filter: { ...filter, ...filterOf[code]?.(value) } })
        assert.equal(led.total_count, count, `round ${round}: '${search}' ${JSON.stringify(filter)}: ${code} ${value}`)
      }
    })
  }

  /** What the first results of a term must match; undefined where the site sells nothing similar. */
  const MEANT: Readonly<Record<string, Readonly<Record<string, RegExp | undefined>>>> = {
    williams: {
      velcro: /Touch-Fastening/,
      thongs: /Thong|Sandal|Slide|Clog/,
      joggers: /Running Shoe/,
      runners: /Running Shoe|Sneaker/,
      trainers: /Sneaker/,
      sandshoes: /Sneaker/,
      'skate shoes': /Sneaker/,
      'gym shoes': /Running Shoe/,
      'hi tops': /High-Top/,
      pumps: /Court Pump/,
      gumboots: /Gumboot/,
      wellies: /Gumboot/,
      gummies: /Gumboot/,
      'school shoes': /School|Loafer/,
      uggs: /Slipper|Fleece-Lined/,
      'ugg boots': /Slipper|Fleece-Lined/,
      slippers: /Slipper/,
      'chukka boots': /Desert Boot/,
      chelseas: /Chelsea Boot/,
      booties: /Boot/,
      tbar: /T-Bar|Mary Jane/,
      'mary janes': /T-Bar|Mary Jane/,
      brogues: /Lace-Up|Oxford/,
      'boat shoes': /Loafer/,
      'slip on': /Slip-On|Slipper/,
      'ballet flats': /Ballet Flat/,
      stilettos: /Heel|Knee-High/,
      'over the knee boots': /Knee-High/,
      'tramping boots': /Hiking Boot/,
      wedges: /Wedge/,
      'formal shoes': /Court Pump|Lace-Up|Oxford|Loafer|Slingback/,
    },
    styletread: {
      jandals: /Thong/,
      joggers: /Running Shoe|Sneaker/,
      pumps: /Court Pump/,
      'cowgirl boots': /Western/,
      moccasins: /Loafer/,
      velcro: undefined,
    },
    'styletread-nz': {
      jandals: /Thong/,
      kicks: /Running Shoe|Sneaker/,
      'court shoes': /Court Pump/,
      'long boots': /Knee-High/,
      gumboots: undefined,
    },
    mollini: {
      joggers: /Sneaker/,
      'moto boots': /Combat|Biker|Lug-Sole/,
      wedges: /Platform|Flatform/,
      pluggers: /Thong/,
      heels: /Heel|Stiletto|Pump|Platform/,
      velcro: undefined,
    },
    trybe: {
      velcro: /Touch-Fastening|First-Walker/,
      'velcro shoes': /Touch-Fastening|First-Walker/,
      thongs: /Slide|Sandal/,
      joggers: /Running Shoe|Sneaker/,
      runners: /Running Shoe|Sneaker/,
      trainers: /Running Shoe|Sneaker/,
      pumps: /Ballet Flat/,
      gumboots: /Gumboot/,
      'school shoes': /School|Loafer/,
      'black school shoes': /School|Loafer/,
      'baby shoes': /First-Walker|Toddler/,
      prewalkers: /First-Walker|Toddler/,
      'ugg boots': /Fleece-Lined/,
      'water shoes': /Slide|Sandal/,
      'flower girl': /Ballet Flat|T-Bar|Loafer/,
      't-bars': /T-Bar/,
      'reef shoes': /Slide|Sandal/,
      stilettos: undefined,
    },
    mathers: {
      velcro: /Touch-Fastening/,
      thongs: /Thong|Footbed/,
      joggers: /Running Shoe|Sneaker/,
      bunions: /Comfort|Sneaker|Running/,
      orthopaedic: /Comfort|Sneaker|Running/,
      bluchers: /Derby|Lace-Up/,
      'kitten heels': /Heel|Pump/,
      uggs: /Slipper|Fleece-Lined/,
      'walking sandals': /Sandal/,
    },
    midas: {
      pumps: /Court Pump/,
      trainers: /Sneaker/,
      'dress shoes': /Lace-Up|Oxford|Brogue|Loafer|Pump|Slingback|Heeled/,
      'slip ons': /Loafer/,
      'army boots': /Combat/,
      velcro: undefined,
    },
  }

  const FOUND = gql(`query($search: String!) { getFredhopperData(search: $search, pageSize: 3) {
    total_count items { name } suggestions { keywords { search } products { name } categories { name } }
  } }`)
  const find = async (store: string, search: string) => {
    const { data, errors } = await server.graphql(FOUND, { search }, { store })
    assert.deepEqual(errors, [])
    assert.ok(data)
    return data.getFredhopperData
  }

  for (const { id, name, storeCode } of brands) {
    test(`${name}: what people call shoes leads to such shoes [R7.115]`, async () => {
      const tokens = Object.entries(MEANT[id] ?? {})
      assert.ok(tokens.length > 4)
      for (const [token, kind] of tokens) {
        const { total_count, items } = await find(storeCode, token)
        if (!kind) assert.equal(total_count, 0, token)
        else assert.ok(items.length > 0, `${token} finds nothing`)
        for (const item of items) assert.match(item.name, kind ?? /^$/, token)
      }
    })
  }

  test('what people call shoes is suggested while it is typed, with such shoes and their category [R7.115, R4.78, R1.28]', async () => {
    for (const [store, typed, token, kind] of [
      ['trybe_au', 'velc', 'velcro', /Touch-Fastening|First-Walker/],
      ['trybe_au', 'blue velc', 'blue velcro', /Touch-Fastening|First-Walker/],
      ['styletread_nz', 'jand', 'jandals', /Thong/],
      ['williams_au', 'gumm', 'gummies', /Gumboot/],
      ['mathers_au', 'ugg', 'ugg boots', /Slipper|Fleece-Lined/],
    ] as const) {
      const { keywords, products } = (await find(store, typed)).suggestions
      assert.ok(
        keywords.some(({ search }) => search === token),
        `${typed}: ${JSON.stringify(keywords)}`,
      )
      assert.ok(products.length > 0, typed)
      for (const product of products) assert.match(product.name, kind, typed)
    }
    const { categories } = (await find('trybe_au', 'velcro')).suggestions
    assert.ok(
      categories.some(({ name }) => name === 'Touch-fastening'),
      JSON.stringify(categories),
    )
  })

  test('operators keep the words that are theirs when the database is migrated again', async () => {
    const own = await withDatabase()
    try {
      const phrases = async () =>
        (
          await own.pool.query<{ website_id: number | null; phrases: string[] }>(
            'select website_id, phrases from search_synonym order by id',
          )
        ).rows
      const all = await phrases()
      assert.ok(all.some((row) => row.website_id === null && row.phrases.includes('velcro')))
      await own.pool.query(
        `update search_synonym set phrases = array['pumps', 'my pumps'] where phrases @> array['pumps', 'court shoes'] and website_id is null`,
      )
      assert.deepEqual(await migrate(own.url), [])
      const again = await phrases()
      assert.equal(again.length, all.length, 'none is there twice')
      assert.ok(again.some((row) => row.phrases.join() === 'pumps,my pumps'))
      assert.ok(!again.some((row) => row.website_id === null && row.phrases.join() === 'pumps,court shoes,court heels'))
    } finally {
      await own.drop()
    }
  })
})
