import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brandOf } from '@welt/brands'
import { listVersions, previewTokenOf, scheduleVersion, withdrawVersion } from '#modules/content'
import { logDueSales } from '../change-log/change.ts'
import { pagesStep, pageVersionsStep } from '../seed/content/pages-step.ts'
import { runSeed } from '../seed/run.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { gql } from '../testing/gql.ts'
import { runWelt } from '../testing/run-welt.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { runCommand } from './run-command.ts'

const PAGE = gql(
  'query ($id: String, $preview: String) { cmsPage(identifier: $id, preview: $preview) { title content } }',
)
const EARLIER = gql(`query ($id: String) { cmsPage(identifier: $id) {
      in_force_from version_note earlier_versions { version in_force_from in_force_to note } } }`)
const VERSION = gql('query ($id: String!, $v: Int!) { cmsPageVersion(identifier: $id, version: $v) { content } }')
const mollini = brandOf('mollini')
const DAY_MS = 24 * 3600 * 1000

describe('versions of pages', () => {
  let database: TestDatabase
  let server: TestServer
  let folder: string
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
    folder = await mkdtemp(join(tmpdir(), 'welt-pages-'))
    await runSeed(database.url, { steps: [pagesStep()] })
  })
  after(async () => {
    await server.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  const welt = (...args: readonly string[]) => runCommand(database.url, 'pages', args)
  const read = async (id: string, preview?: string) => {
    const { data } = await server.graphql(PAGE, { id, preview: preview ?? null }, { store: 'mollini_au' })
    return data?.cmsPage?.content ?? null
  }
  const tokenAt = (at: Date, draftId?: number) =>
    previewTokenOf(server.config.signingSecret, mollini.websiteId, { at, draftId })
  const put = async (page: string, html: string, ...more: readonly string[]) => {
    const file = join(folder, 'text.html')
    await writeFile(file, html)
    assert.equal(await welt('put', 'mollini', page, '--file', file, ...more), 0)
    return (await listVersions(database.db, mollini, page)).at(-1)?.id ?? 0
  }
  const localIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16)

  it('a draft is seen by its signed link alone, without its scripts', async () => {
    const id = await put('terms', '<p>Christmas terms</p><script>alert(1)</script>')
    assert.doesNotMatch((await read('terms')) ?? '', /Christmas/)
    assert.equal(await read('terms', tokenAt(new Date(), id)), '<p>Christmas terms</p>')
    const wrong = tokenAt(new Date(), id).replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    assert.doesNotMatch((await read('terms', wrong)) ?? '', /Christmas/)
    const ofOthers = previewTokenOf(server.config.signingSecret, 9, { at: new Date(), draftId: id })
    assert.doesNotMatch((await read('terms', ofOthers)) ?? '', /Christmas/)
  })

  it('a scheduled version is shown in its window, and before it by a link to that minute', async () => {
    const id = await put('faq', '<p>Summer hours</p>')
    assert.equal(await welt('schedule', 'mollini', String(id), '--from', localIn(10), '--to', localIn(20)), 0)
    assert.doesNotMatch((await read('faq')) ?? '', /Summer/)
    const at = (days: number) => tokenAt(new Date(Date.now() + days * DAY_MS))
    assert.equal(await read('faq', at(15)), '<p>Summer hours</p>')
    assert.doesNotMatch((await read('faq', at(25))) ?? '', /Summer/)
    assert.equal(await welt('schedule', 'mollini', String(id)), 0)
    assert.equal(await read('faq'), '<p>Summer hours</p>')
    assert.equal(await welt('withdraw', 'mollini', String(id)), 0)
    assert.doesNotMatch((await read('faq')) ?? '', /Summer/)
  })

  it('a version scheduled at once replaces one that has begun, and ends after now', async () => {
    const first = await put('size-guide', '<p>First</p>')
    assert.equal(await welt('schedule', 'mollini', String(first), '--from', '2026-01-01'), 0)
    assert.equal(await read('size-guide'), '<p>First</p>')
    await put('size-guide', '<p>Next</p>')
    const drafts = (await listVersions(database.db, mollini, 'size-guide')).filter(({ state }) => state === 'draft')
    const next = drafts[0]?.id ?? 0
    assert.equal(await welt('schedule', 'mollini', String(next), '--to', '2026-01-02'), 1)
    assert.equal(await read('size-guide'), '<p>First</p>')
    assert.equal(await welt('schedule', 'mollini', String(next)), 0)
    assert.equal(await read('size-guide'), '<p>Next</p>')
    assert.equal(await welt('withdraw', 'mollini', String(next)), 0)
    assert.equal(await read('size-guide'), '<p>First</p>')
  })

  it('what a preview link shows is cached nowhere, so that it ends with the link', async () => {
    const id = await put('terms', '<p>Secret</p>')
    const cached = async (preview: string | null) => {
      const { headers } = await server.graphqlByGet(PAGE, { id: 'terms', preview }, { store: 'mollini_au' })
      return headers.get('cache-control')
    }
    assert.match((await cached(null)) ?? '', /^public/)
    assert.equal(await cached(tokenAt(new Date(), id)), 'private, no-store')
    assert.equal(await cached('1-2-3-expired'), 'private, no-store')
  })

  it('a home page block is drafted as JSON and previewed before it is shown', async () => {
    const identifier = 'home-ticker'
    const now = { website_id: mollini.websiteId, identifier, title: 'Ticker', position: 1 }
    await database.db
      .insertInto('cms_block')
      .values({ ...now, data: JSON.stringify({ kind: 'ticker', items: ['Now'] }) })
      .execute()
    const file = join(folder, 'block.json')
    await writeFile(file, JSON.stringify({ kind: 'ticker', items: ['Soon'] }))
    assert.equal(await welt('put', 'mollini', identifier, '--block', '--data', file), 0)
    const draftId = (await listVersions(database.db, mollini, identifier)).at(-1)?.id
    const HOME = gql('query ($preview: String) { homeBlocks(preview: $preview) { data } }')
    const shown = async (preview: string | null) => {
      const { data } = await server.graphql(HOME, { preview }, { store: 'mollini_au' })
      return data?.homeBlocks.map((block) => JSON.parse(block.data ?? '{}').items)
    }
    assert.deepEqual(await shown(null), [['Now']])
    assert.deepEqual(await shown(tokenAt(new Date(), draftId)), [['Soon']])
    await writeFile(file, '["Soon"]')
    assert.equal(await welt('put', 'mollini', identifier, '--block', '--data', file), 1)
    await database.db.deleteFrom('cms_block').where('identifier', '=', identifier).execute()
  })

  it('an unknown placeholder is told to the editor, logged once and left out for shoppers', async (t) => {
    const texts = '<p>We answer within {answer_dayz}. {blogg}Read{/blogg} on { return_days } days.</p>'
    const file = join(folder, 'typos.html')
    await writeFile(file, `{returns}${texts}{/returns}`)
    const names = ['{answer_dayz}', '{blogg}', '{/blogg}', '{ return_days }']
    const runPages = async (...args: readonly string[]) => {
      const { code, stdout } = await runWelt(t, database.url, 'pages', ...args, '--json')
      assert.equal(code, 0)
      return JSON.parse(stdout)
    }
    const draft = await runPages('put', 'mollini', 'accessibility', '--file', file)
    assert.deepEqual(draft.unknown_placeholders, names)
    process.env.SIGNING_SECRET = server.config.signingSecret
    t.after(() => delete process.env.SIGNING_SECRET)
    const preview = await runPages('preview', 'mollini', 'accessibility', '--draft', String(draft.id))
    assert.deepEqual(preview.unknown_placeholders, names)
    const lines: string[] = []
    t.mock.method(console, 'log', (line: string) => void lines.push(line))
    assert.equal(await read('accessibility', tokenAt(new Date(), draft.id)), texts)
    assert.deepEqual(lines, [])
    await scheduleVersion(database.db, mollini, draft.id, { from: undefined, to: undefined, note: undefined })
    for (let time = 0; time < 2; time += 1)
      assert.equal(await read('accessibility'), '<p>We answer within. Read on days.</p>')
    const [logged, ...others] = lines.map((line) => JSON.parse(line))
    assert.deepEqual([logged?.site, logged?.text, logged?.names], ['mollini', 'page accessibility', names])
    assert.deepEqual(others, [])
  })

  it('a new page is there while a version of it is in force', async () => {
    const id = await put('boxing-day', '<p>Open from 8</p>', '--title', 'Boxing Day')
    assert.equal(await read('boxing-day'), null)
    assert.equal(await welt('schedule', 'mollini', String(id), '--to', localIn(3)), 0)
    assert.equal(await read('boxing-day'), '<p>Open from 8</p>')
  })

  it('a page names the day of its last change, or of the start of its version in force', async () => {
    const UPDATED = gql('query ($preview: String) { cmsPage(identifier: "terms", preview: $preview) { updated_on } }')
    const updatedOn = async (preview: string | null = null) =>
      (await server.graphql(UPDATED, { preview }, { store: 'mollini_au' })).data?.cmsPage?.updated_on
    const page = database.db.updateTable('cms_page').where('website_id', '=', 7).where('identifier', '=', 'terms')
    await page.set({ updated_at: new Date('2026-01-31T14:00:00Z') }).execute()
    assert.equal(await updatedOn(), '2026-02-01', 'in the site’s time')
    const id = await put('terms', '<p>New terms</p>')
    assert.equal(await welt('schedule', 'mollini', String(id), '--from', '2026-03-01T00:00'), 0)
    assert.equal(await updatedOn(), '2026-03-01')
    assert.equal(await updatedOn(tokenAt(new Date('2026-02-10T00:00:00Z'))), '2026-02-01')
  })

  it('texts that were in force are listed and can be read, drafts and texts to come are not', async () => {
    const listed = async () => (await server.graphql(EARLIER, { id: 'privacy' }, { store: 'mollini_au' })).data?.cmsPage
    const readVersion = async (v: number) => {
      const { data, errors } = await server.graphql(VERSION, { id: 'privacy', v }, { store: 'mollini_au' })
      return data?.cmsPageVersion?.content ?? errors?.[0]?.message
    }
    const NONE = 'The CMS page with the "privacy" ID doesn\'t exist.'
    assert.deepEqual(await listed(), { in_force_from: null, version_note: null, earlier_versions: [] })
    assert.equal(await readVersion(0), NONE)
    const draftOf = async (html: string) => {
      await put('privacy', html)
      const drafts = await listVersions(database.db, mollini, 'privacy')
      return Math.max(...drafts.map(({ id }) => id))
    }
    const first = await draftOf('<p>First change, kept {return_days} days</p>')
    const window = ['--from', '2026-03-01', '--note', 'We keep less']
    assert.equal(await welt('schedule', 'mollini', String(first), ...window), 0)
    const second = await draftOf('<p>Second change</p>')
    assert.equal(await welt('schedule', 'mollini', String(second), '--from', '2026-05-01', '--note', 'New phone'), 0)
    const coming = await draftOf('<p>To come</p>')
    assert.equal(await welt('schedule', 'mollini', String(coming), '--from', localIn(10)), 0)
    const draft = await draftOf('<p>Draft</p>')
    const [march, may] = ['2026-03-01T00:00:00+11:00', '2026-05-01T00:00:00+10:00']
    assert.deepEqual(await listed(), {
      in_force_from: may,
      version_note: 'New phone',
      earlier_versions: [
        { version: first, in_force_from: march, in_force_to: may, note: 'We keep less' },
        { version: 0, in_force_from: null, in_force_to: march, note: null },
      ],
    })
    assert.match((await readVersion(first)) ?? '', /^<p>First change, kept \d+ days<\/p>$/)
    assert.match((await readVersion(0)) ?? '', /Privacy|privacy/)
    for (const version of [second, coming, draft, 999_999]) assert.equal(await readVersion(version), NONE)
    assert.equal(await welt('schedule', 'mollini', String(draft), '--note', 'x'.repeat(201)), 1)
  })

  describe('a version that has begun', () => {
    const PAGE_ID = 'click-and-collect'
    const march = '2026-03-01T00:00:00+11:00'
    const history = async () => (await server.graphql(EARLIER, { id: PAGE_ID }, { store: 'mollini_au' })).data?.cmsPage
    const textOf = async (v: number) =>
      (await server.graphql(VERSION, { id: PAGE_ID, v }, { store: 'mollini_au' })).data?.cmsPageVersion?.content
    const stateOf = async (id: number) =>
      (await listVersions(database.db, mollini, PAGE_ID)).find((one) => one.id === id)?.state
    const inForce = async (html: string) => {
      await put(PAGE_ID, html)
      const versions = await listVersions(database.db, mollini, PAGE_ID)
      const id = Math.max(...versions.map((one) => one.id))
      assert.equal(await welt('schedule', 'mollini', String(id), '--from', '2026-03-01', '--note', 'Lockers'), 0)
      return id
    }
    const NEW_VERSION = /npm run welt -- pages put mollini click-and-collect$/
    const unchanged = { from: undefined, to: undefined, note: undefined }

    it('keeps its start when it is scheduled again; its start is not moved, nor its end before now', async () => {
      const id = await inForce('<p>Collect from a locker</p>')
      assert.equal(await welt('schedule', 'mollini', String(id), '--to', localIn(10)), 0)
      assert.equal((await history())?.in_force_from, march)
      assert.equal(await welt('schedule', 'mollini', String(id), '--from', '2026-03-01', '--to', localIn(5)), 0)
      assert.equal((await history())?.in_force_from, march)
      for (const from of ['2026-02-01', localIn(-1), localIn(2)])
        await assert.rejects(scheduleVersion(database.db, mollini, id, { ...unchanged, from }), {
          message: NEW_VERSION,
        })
      for (const from of [undefined, '2026-03-01'])
        await assert.rejects(scheduleVersion(database.db, mollini, id, { ...unchanged, from, to: '2026-03-05' }), {
          message: new RegExp(`end it now: npm run welt -- pages withdraw mollini ${id}$`),
        })
      const [version] = (await listVersions(database.db, mollini, PAGE_ID)).filter((one) => one.id === id)
      assert.equal(version?.from, '2026-03-01T00:00')
      assert.equal(await read(PAGE_ID), '<p>Collect from a locker</p>')
      assert.equal(await welt('withdraw', 'mollini', String(id)), 0)
    })

    it('ends when it is withdrawn and can be read; once over it stays as it was', async () => {
      const base = await read(PAGE_ID)
      const before = Date.now()
      const id = await inForce('<p>Collect from the desk</p>')
      assert.equal(await stateOf(id), 'in force')
      assert.equal(await welt('withdraw', 'mollini', String(id)), 0)
      assert.equal(await stateOf(id), 'over')
      const page = await history()
      assert.equal(await read(PAGE_ID), base)
      const earlier = page?.earlier_versions.find(({ version }) => version === id)
      assert.deepEqual([earlier?.in_force_from, earlier?.note], [march, 'Lockers'])
      const endedMs = Date.parse(earlier?.in_force_to ?? '')
      assert.ok(endedMs >= before - 1000 && endedMs <= Date.now() + 1000, earlier?.in_force_to)
      assert.equal(await textOf(id), '<p>Collect from the desk</p>')
      await assert.rejects(withdrawVersion(database.db, mollini, id), { message: NEW_VERSION })
      await assert.rejects(scheduleVersion(database.db, mollini, id, unchanged), { message: NEW_VERSION })
      await assert.rejects(scheduleVersion(database.db, mollini, id, { ...unchanged, from: localIn(5) }), {
        message: NEW_VERSION,
      })
      assert.deepEqual(await history(), page)
    })

    it('is told from one to come, which is a draft again when it is withdrawn', async () => {
      await put(PAGE_ID, '<p>Collect by drone</p>')
      const versions = await listVersions(database.db, mollini, PAGE_ID)
      const id = Math.max(...versions.map((one) => one.id))
      assert.equal(await welt('schedule', 'mollini', String(id), '--from', localIn(5)), 0)
      assert.equal(await stateOf(id), 'to come')
      assert.equal(await welt('withdraw', 'mollini', String(id)), 0)
      assert.equal(await stateOf(id), 'draft')
      await assert.rejects(withdrawVersion(database.db, mollini, id), { message: `Version ${id} is not scheduled.` })
      assert.equal(await welt('schedule', 'mollini', String(id), '--from', localIn(6)), 0)
      assert.equal(await stateOf(id), 'to come')
    })
  })

  it('the seed writes earlier affiliate terms once, beside those in force', async () => {
    for (let run = 0; run < 2; run += 1)
      await runSeed(database.url, { steps: [{ ...pageVersionsStep(), fingerprint: () => `${run}` }] })
    const EARLIER = gql(`query { cmsPage(identifier: "affiliate-terms") {
      content in_force_from earlier_versions { note } } }`)
    const page = (await server.graphql(EARLIER, {}, { store: 'mollini_au' })).data?.cmsPage
    assert.equal(page?.earlier_versions.length, 1)
    assert.equal(page?.in_force_from, '2026-11-01T00:00:00+11:00')
    assert.match(page?.content ?? '', /within 30 days/)
  })

  it('pages are purged when a version begins or ends by the clock', async () => {
    const id = await put('delivery', '<p>Strike</p>')
    await database.db
      .updateTable('content_version')
      .set({ is_draft: false, starts_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    await database.db
      .updateTable('sale_clock')
      .set({ at: new Date(Date.now() - 5000) })
      .execute()
    assert.ok((await logDueSales(database.db)) >= 1)
    const logged = await database.db
      .selectFrom('change_log')
      .select('after')
      .where('table_name', '=', 'content_version')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    assert.deepEqual(logged?.after, { website_id: 7, identifier: 'delivery', is_due: 'by the clock' })
  })

  it('a window across the change of clocks is the site’s; wrong calls change nothing', async () => {
    const id = await put('returns', '<p>Late</p>')
    assert.equal(await welt('schedule', 'mollini', String(id), '--from', '2030-10-06T02:30'), 0)
    const [version] = await listVersions(database.db, mollini, 'returns')
    assert.deepEqual([version?.state, version?.from], ['to come', '2030-10-06T02:30'])
    const row = await database.db
      .selectFrom('content_version')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirst()
    assert.equal(row?.starts_at?.toISOString(), '2030-10-05T16:30:00.000Z')
    for (const args of [
      ['schedule', 'mollini', String(id), '--from', '2030-10-06', '--to', '2030-10-01'],
      ['schedule', 'mollini', '999999'],
      ['put', 'mollini', 'No Page', '--title', 'x'],
      ['put', 'mollini', 'new-page', '--heading', 'x'],
      ['put', 'mollini', 'no-block', '--block', '--title', 'x'],
      ['put', 'mollini', 'terms', '--file', join(folder, 'none.html')],
      ['show', 'mollini', 'nothing-here'],
      ['withdraw', 'williams', String(id)],
    ])
      assert.equal(await welt(...args), 1, args.join(' '))
    assert.equal(await welt('list', 'mollini', '--json'), 0)
    assert.equal(await welt('show', 'mollini', 'returns', '--at', '2030-11-01T09:00'), 0)
  })
})
