import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { runSeed } from '../run.ts'
import type { SeedStep } from '../step.ts'
import { replaceUnedited, writeUnedited } from './unedited.ts'

const [WILLIAMS, MIDAS, EIGHTH] = [9, 11, 21]
let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

/** Runs the seed of one release. */
const seed = (name: string, run: SeedStep['run']) => {
  const step = { name, unit: 'rows', fingerprint: () => String(Math.random()), run }
  return runSeed(database.url, { steps: [step] })
}

const seedPages = (words: string, ...identifiers: readonly string[]) =>
  seed('pages', (client) =>
    writeUnedited(client, {
      table: 'cms_page',
      columns: ['website_id', 'identifier', 'title', 'content'],
      rows: [WILLIAMS, MIDAS].flatMap((website_id) =>
        identifiers.map((identifier) => ({ website_id, identifier, title: identifier, content: words })),
      ),
    }),
  )

const seedHome = (...kinds: readonly string[]) =>
  seed('home', (client) =>
    replaceUnedited(
      client,
      {
        table: 'cms_block',
        columns: ['website_id', 'identifier', 'title', 'data'],
        rows: [WILLIAMS, MIDAS].flatMap((website_id) =>
          kinds.map((kind, at) => ({
            website_id,
            identifier: `home-${at}-${kind}`,
            title: kind,
            data: { b: 1, a: at },
          })),
        ),
      },
      'home-%',
    ),
  )

async function shown(table: 'cms_page' | 'cms_block', column: string) {
  const { rows } = await database.pool.query<{ website_id: number; shown: string }>(
    `select website_id, string_agg(identifier || ' ' || ${column}, ', ' order by identifier) as shown
     from ${table} group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map((row) => [row.website_id, row.shown]))
}

const run = (text: string) => database.pool.query(text)

test('a later seed updates the pages it wrote, except those that were edited, added or deleted', async () => {
  await seedPages('one', 'faq', 'gone', 'terms')
  await run(`update cms_page set content = 'edited' where identifier = 'faq' and website_id = ${MIDAS}`)
  await run(`delete from cms_page where identifier = 'gone' and website_id = ${MIDAS}`)
  await run(`insert into cms_page (website_id, identifier, title, content) values (${WILLIAMS}, 'offers', 'o', 'own')`)
  const expected = (words: string) => ({
    [WILLIAMS]: `faq ${words}, gone ${words}, offers own, terms ${words}`,
    [MIDAS]: `faq edited, offers ${words}, terms ${words}`,
  })
  await seedPages('two', 'faq', 'gone', 'terms', 'offers')
  assert.deepEqual(await shown('cms_page', 'content'), expected('two'))
  await seedPages('three', 'faq', 'gone', 'terms', 'offers')
  assert.deepEqual(await shown('cms_page', 'content'), expected('three'))
})

test('a seed without records adopts identical pages, and the next seed updates them', async () => {
  await run(`delete from seed_step where name like 'cms_page %'`)
  await seedPages('three', 'terms')
  await seedPages('four', 'terms', 'faq')
  const pages = await shown('cms_page', 'content')
  assert.equal(pages[WILLIAMS], 'faq three, gone three, offers own, terms four', 'faq may have been edited')
})

test('a home page is replaced as a whole if no block was edited, and only on sites of the seed', async () => {
  await run(
    `insert into cms_block (website_id, identifier, title) values (${EIGHTH}, 'home-0-hero', 'own'), (${WILLIAMS}, 'checkout', 'own')`,
  )
  await seedHome('hero', 'grid')
  await run(`update cms_block set data = '{"a": 9}' where identifier = 'home-1-grid' and website_id = ${MIDAS}`)
  await seedHome('film')
  assert.deepEqual(await shown('cms_block', 'title'), {
    [WILLIAMS]: 'checkout own, home-0-film film',
    [MIDAS]: 'home-0-hero hero, home-1-grid grid',
    [EIGHTH]: 'home-0-hero own',
  })
  await seedHome('hero', 'film')
  assert.deepEqual(await shown('cms_block', 'title'), {
    [WILLIAMS]: 'checkout own, home-0-hero hero, home-1-film film',
    [MIDAS]: 'home-0-hero hero, home-1-grid grid',
    [EIGHTH]: 'home-0-hero own',
  })
})
