import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brandOf } from '@welt/brands'
import { overflow } from '../testing/axe.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { htmlProblems } from '../testing/pages/valid-html.ts'
import { address, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'midas'
const REPEATS = 10_000

/** 10,000 words, scripts, unclosed markup and a missing picture. */
const html = [
  '<script>document.title = "taken"</script>',
  '<p><img src="/media/no-such-picture.jpg" alt="Boots in the rain" width="600" height="400"></p>',
  '<ul><li><img src="/media/no-such-picture.jpg" alt="Boots in a list" width="900" height="600"></li></ul>',
  '<table><tr><td>Name</td><td><img src="/media/none.jpg" alt="Boots in a table" width="900"></td></tr></table>',
  '<p onclick="document.title = 1">First</p><ul><li>open <b>bold',
  '</div></section>',
  `<p>${'heel '.repeat(REPEATS)}</p><p>${'x'.repeat(400)}</p>`,
  '<table><tr><td>cell',
].join('\n')

test('a page of 10,000 words, scripts, broken markup and missing pictures is whole and safe', async ({ openShop }) => {
  const folder = await mkdtemp(join(tmpdir(), 'welt-page-'))
  const file = join(folder, 'page.html')
  await writeFile(file, html)
  const stored = await operate('pages', 'put', SITE, 'long-read', '--file', file, '--title', 'Long read', '--json')
  await rm(folder, { recursive: true })
  const { id } = JSON.parse(stored.output) as { readonly id: number }
  assert.equal((await operate('pages', 'schedule', SITE, String(id))).code, 0)
  try {
    const open = () => httpRequest(`${SITE}.localhost:${port}`, '/long-read')
    await until(async () => (await open()).status === 200, 'the page is not shown')
    const { body } = await open()
    assert.deepEqual(htmlProblems(body), [])
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? []
    assert.equal(main.match(/\bheel\b/g)?.length, REPEATS)
    assert.doesNotMatch(main, /taken|onclick/)
    const { page } = await openShop({ screen: 'phone' })
    await page.goto(address(SITE, '/long-read'))
    await expect(page).toHaveTitle('Long read | Midas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long read')
    for (const place of ['the rain', 'a list', 'a table'])
      await expect(page.getByRole('img', { name: `Boots in ${place}` })).toBeVisible()
    assert.deepEqual(await overflow(page, 'the long page'), [])
  } finally {
    await operate('pages', 'withdraw', SITE, String(id))
  }
  await until(async () => (await httpRequest(`${SITE}.localhost:${port}`, '/long-read')).status === 404, 'it stays')
})

test('a draft of a home page’s block is seen by its signed link alone, which is not indexed', async () => {
  const [block] = await runSql<{ identifier: string }>(
    "select identifier from cms_block where website_id = $1 and identifier like 'home-%' order by position desc limit 1",
    [brandOf(SITE).websiteId],
  )
  assert.ok(block)
  const folder = await mkdtemp(join(tmpdir(), 'welt-block-'))
  const file = join(folder, 'block.json')
  await writeFile(file, JSON.stringify({ kind: 'ticker', items: ['Shown ahead of its day'] }))
  const stored = await operate('pages', 'put', SITE, block.identifier, '--block', '--data', file, '--json')
  await rm(folder, { recursive: true })
  const { id } = JSON.parse(stored.output) as { readonly id: number }
  const link = await operate('pages', 'preview', SITE, '/', '--draft', String(id), '--json')
  const { url } = JSON.parse(link.output) as { readonly url: string }
  const open = async (path: string) => (await httpRequest(`${SITE}.localhost:${port}`, path)).body
  const preview = await open(`/${new URL(url).search}`)
  assert.match(preview, /Shown ahead of its day/)
  assert.match(preview, /<meta name="robots" content="noindex"/)
  assert.doesNotMatch(await open('/'), /Shown ahead of its day|content="noindex/)
})
