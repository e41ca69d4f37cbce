import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { lineProgress } from '../progress.ts'
import { writeRows } from '../rows.ts'
import { runSeed } from '../run.ts'
import type { SeedStep } from '../step.ts'
import { replaceUnedited, writeUnedited } from './unedited.ts'

const [WILLIAMS, MIDAS, EIGHTH] = [9, 11, 21]
let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

/** Runs the seed of one release. @returns what it printed */
async function seed(name: string, run: SeedStep['run']) {
  const step = { name, unit: 'rows', fingerprint: () => String(Math.random()), run }
  let printed = ''
  const progress = lineProgress((text) => {
    printed += text
  })
  await runSeed(database.url, { steps: [step], progress })
  return printed
}

const KEY = ['website_id', 'identifier']

const pagesOf = (words: string, identifiers: readonly string[]) => ({
  table: 'cms_page' as const,
  columns: ['website_id', 'identifier', 'title', 'content'],
  rows: [WILLIAMS, MIDAS].flatMap((website_id) =>
    identifiers.map((identifier) => ({ website_id, identifier, title: identifier, content: words })),
  ),
  formerStep: 'former pages',
})

const homeOf = (kinds: readonly string[]) => ({
  table: 'cms_block' as const,
  columns: ['website_id', 'identifier', 'title', 'data'],
  rows: [WILLIAMS, MIDAS].flatMap((website_id) =>
    kinds.map((kind, at) => ({ website_id, identifier: `home-${at}-${kind}`, title: kind, data: { b: 1, a: at } })),
  ),
  formerStep: 'former home',
})

const seedPages = (words: string, ...identifiers: readonly string[]) =>
  seed('pages', (client) => writeUnedited(client, pagesOf(words, identifiers)))

const seedHome = (...kinds: readonly string[]) =>
  seed('home', (client) => replaceUnedited(client, homeOf(kinds), 'home-%'))

/** As a release that recorded no rows. */
async function seedAsFormerRelease(words: string) {
  await run(`delete from cms_page; delete from cms_block; delete from seed_step`)
  await seed('former pages', (client) =>
    writeRows(client, { ...pagesOf(words, ['faq', 'terms']), key: KEY, onExisting: 'overwrite' }),
  )
  await seed('former home', (client) =>
    writeRows(client, { ...homeOf(['hero', 'grid']), key: KEY, onExisting: 'overwrite' }),
  )
}

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
  assert.equal(pages[WILLIAMS], 'faq three, gone three, offers own, terms four', 'no step tells who wrote faq')
})

test('a home page is replaced as a whole if no block was edited, and only on sites of the seed', async () => {
  await run(
    `insert into cms_block (website_id, identifier, title)
     values (${EIGHTH}, 'home-0-hero', 'own'), (${WILLIAMS}, 'checkout', 'own')`,
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

test('rows of a release without records are updated, except those that were edited since', async () => {
  await seedAsFormerRelease('one')
  await run(`update cms_page set content = 'edited' where identifier = 'faq' and website_id = ${MIDAS}`)
  await run(`update cms_block set data = '{"a": 9}' where identifier = 'home-0-hero' and website_id = ${MIDAS}`)
  assert.match(await seedPages('two', 'faq', 'terms'), / 3 rows in .*; 1 left as edited\n/)
  assert.match(await seedHome('film'), / 1 rows in .*; 1 left as edited\n/)
  assert.deepEqual(await shown('cms_page', 'content'), {
    [WILLIAMS]: 'faq two, terms two',
    [MIDAS]: 'faq edited, terms two',
  })
  assert.deepEqual(await shown('cms_block', 'title'), {
    [WILLIAMS]: 'home-0-film film',
    [MIDAS]: 'home-0-hero hero, home-1-grid grid',
  })
  assert.match(await seedPages('three', 'faq', 'terms'), / 3 rows in .*; 1 left as edited\n/)
  assert.equal((await shown('cms_page', 'content'))[MIDAS], 'faq edited, terms three')
})

test('rows without records count as edited in a database restored in one transaction', async () => {
  await seedAsFormerRelease('one')
  await run('update cms_page set content = content; update seed_step set name = name')
  await seedPages('two', 'faq')
  assert.equal((await shown('cms_page', 'content'))[WILLIAMS], 'faq one, terms one')
})
