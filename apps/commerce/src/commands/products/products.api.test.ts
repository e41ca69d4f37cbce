import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { ImportRunning, importProducts } from '#modules/catalogue'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { insertProducts } from '../../testing/products.ts'
import { runWelt } from '../../testing/run-welt.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'welt-products-'))
before(async () => {
  database = await withDatabase()
  await insertProducts(database.db)
  await database.db.insertInto('brand').values({ value: 'vela', label: 'Vela', url_key: 'vela' }).execute()
})
after(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const fileOf = (name: string) => join(folder, name)

function write(name: string, content: string | Buffer): string {
  writeFileSync(fileOf(name), content)
  return fileOf(name)
}

const welt = (t: TestContext, ...given: readonly string[]) => runWelt(t, database.url, 'products', ...given)

const lines = (...rows: readonly string[]) => rows.map((row) => `${row}\n`).join('')

const priceOf = async (sku: string, websiteId = 9) =>
  (
    await sql<{ regular_cents: number; sale_cents: number | null; is_enabled: boolean }>`
      select s.regular_cents, s.sale_cents, s.is_enabled from product_site s join product p on p.id = s.product_id
      where p.sku = ${sku} and s.website_id = ${websiteId}`.execute(database.db)
  ).rows[0]

async function versionOf(t: TestContext, sku: string): Promise<string> {
  const { out } = await welt(t, 'export', sku, '--format', 'jsonl')
  return JSON.parse(out).version
}

test('products go out as CSV and JSON lines and come back unchanged', async (t) => {
  const csv = fileOf('all.csv')
  assert.match((await welt(t, 'export', '--out', csv)).out, /^2 products are in /)
  const text = readFileSync(csv, 'utf8')
  assert.ok(text.startsWith('\uFEFFsku,version,name,'))
  assert.match(text, /RUNNER,[0-9a-f]{12},Runner,/)
  const back = await welt(t, 'import', csv)
  assert.deepEqual([back.code, back.out.split('\n')[1]], [0, '2 rows: 0 new, 0 changed, 2 unchanged, 0 left out.'])
  const { out } = await welt(t, 'export', '--site', 'williams', '--format', 'jsonl')
  const runner = out.split('\n').map((line) => (line ? JSON.parse(line) : {}))
  assert.equal(runner[0]['williams.price'], '129.95')
  assert.equal(runner[0]['mathers.price'], undefined)
  assert.match((await welt(t, 'import', write('all.jsonl', out))).out, /2 unchanged/)
})

test('good rows are imported whole, bad ones are listed with their reasons', async (t) => {
  const file = write(
    'mixed.csv',
    lines(
      'sku,name,brand,sizes,williams.published,williams.price,williams.sale,williams.sale_from,williams.tags',
      'LOAFER,Loafer,vela,38|39|40,yes,159.95,99.95,2026-11-24T09:00,New|Vegan',
      'CLOG,Clog,vela,38|39,yes,,,,',
      'MULE,Mule,nobody,38,yes,99,,,',
      'SANDAL,Sandal,vela,38,yes,99,120,,',
      'PUMP,"=HYPERLINK(""x"")",vela,38,yes,99,,,',
      'LOAFER,Again,vela,38,yes,99,,,',
      'BOOT,Boot,vela,38;39,yes,99,,,',
      'RUNNER,Other,,,,,,,',
      'SLIDE,Slide,vela',
      'FLAT,<b>Flat</b>,vela,38,yes,99,,,',
      'WEDGE,"\'-wedge",vela,38,no,79.5,,,',
    ),
  )
  const dry = await welt(t, 'import', file, '--dry-run')
  assert.match(dry.out, /2 new, 0 changed, 0 unchanged, 9 left out/)
  assert.equal(await priceOf('LOAFER'), undefined)
  const { code, out } = await welt(t, 'import', file, '--errors', fileOf('bad.csv'))
  assert.equal(code, 1)
  assert.match(out, /11 rows: 2 new, 0 changed, 0 unchanged, 9 left out\./)
  for (const said of [
    'line 3  CLOG  williams.price is empty.',
    'line 4  MULE  brand: there is no "nobody".',
    'line 5  SANDAL  williams.sale is above williams.price.',
    'line 6  (no sku)  name begins like a formula ("=HYPERLINK(\\"x\\")"). Put \' before it if it is text.',
    'line 7  LOAFER  Line 2 already has this sku.',
    'line 8  BOOT  sizes: "38;39" is not a size. Separate sizes with |, like 38|39|40.',
    'line 9  RUNNER  The product exists. Export it for its version, or import with --overwrite.',
    'line 10  (no sku)  The row has 3 cells instead of 9.',
    'line 11  FLAT  name must have no markup.',
  ])
    assert.ok(out.includes(said), `${said}\n${out}`)
  assert.equal(readFileSync(fileOf('bad.csv'), 'utf8').split('\r\n').length, 11)
  assert.deepEqual(await priceOf('LOAFER'), { regular_cents: 15_995, sale_cents: 9995, is_enabled: true })
  const { rows } = await sql`
    select p.url_key, b.value as brand, array_agg(v.sku order by v.position) as sizes,
      (select count(*)::int from product_tag t where t.product_id = p.id) as tags
    from product p join brand b on b.id = p.brand_id join variant v on v.product_id = p.id
    where p.sku = 'LOAFER' group by p.id, b.value`.execute(database.db)
  assert.deepEqual(rows, [
    { url_key: 'loafer-loafer', brand: 'vela', sizes: ['LOAFER-38', 'LOAFER-39', 'LOAFER-40'], tags: 2 },
  ])
  const exported = await welt(t, 'export', 'WEDGE', 'LOAFER', '--site', 'williams')
  assert.match(exported.out, /WEDGE,[0-9a-f]{12},'-wedge,'-wedge,/)
  assert.match(exported.out, /yes,159\.95,99\.95,2026-11-24T09:00,,,New\|Vegan/)
  const twice = await welt(t, 'import', file)
  assert.match(twice.out, /was imported at .*; nothing was changed now/)
})

test('zero prices and sizes that would share a sku are bad rows', async (t) => {
  const file = write(
    'shared.csv',
    lines(
      'sku,name,sizes,williams.published,williams.price,williams.sale',
      'FREE,Free,38,yes,0,',
      'GIVEN,Given,38,yes,99,0.00',
      'HALF,Half,7 5|7-5,yes,99,',
      'DUO-A,Duo,38,yes,99,',
      'DUO,Duo,A-38,yes,99,',
    ),
  )
  const { out } = await welt(t, 'import', file)
  for (const said of [
    '5 rows: 1 new, 0 changed, 0 unchanged, 4 left out.',
    'line 2  FREE  williams.price takes dollars and cents above 0',
    'line 3  GIVEN  williams.sale takes dollars and cents above 0',
    'line 4  HALF  sizes: two sizes have the sku HALF-7-5.',
    'line 6  DUO  sizes: DUO-A-38 belongs to another product.',
  ])
    assert.ok(out.includes(said), `${said}\n${out}`)
})

test('when two operators change one product the second is refused, and nothing is overwritten', async (t) => {
  const version = await versionOf(t, 'RUNNER')
  const change = (name: string, price: string) =>
    write(name, lines('sku,version,williams.price', `RUNNER,${version},${price}`))
  assert.equal((await welt(t, 'import', change('first.csv', '119.95'))).code, 0)
  const second = await welt(t, 'import', change('second.csv', '99.95'))
  assert.equal(second.code, 1)
  assert.match(second.out, /RUNNER {2}Someone has changed this product since the file was exported\. Export it again\./)
  assert.equal((await priceOf('RUNNER'))?.regular_cents, 11_995)
  assert.equal((await priceOf('RUNNER', 10))?.regular_cents, 12_995)
  const third = write('third.csv', lines('sku,williams.price', 'RUNNER,109.95'))
  assert.equal((await welt(t, 'import', third, '--overwrite')).code, 0)
  assert.equal((await priceOf('RUNNER'))?.regular_cents, 10_995)
})

test('a row with the sku of a gift card is bad, and the others are imported', async (t) => {
  await sql`insert into product (sku, style_code, url_key, name, web_display_name, description, type)
    values ('EGIFT', 'EGIFT', 'egift', 'Gift card', 'Gift card', '', 'giftcard')`.execute(database.db)
  const file = write('gift.csv', lines('sku,name,brand', 'EGIFT,Gift,vela', 'CLOGGY,Cloggy,vela'))
  const { code, out } = await welt(t, 'import', file)
  assert.equal(code, 1)
  assert.match(out, /2 rows: 1 new, 0 changed, 0 unchanged, 1 left out/)
  assert.match(out, /EGIFT {2}sku is of a product without sizes/)
})

test('a price that was set is not removed unseen with a product that is to be hidden', async (t) => {
  const file = write('hide.csv', lines('sku,williams.published,williams.price', 'RUNNER,no,'))
  const { code, out } = await welt(t, 'import', file, '--overwrite')
  assert.equal(code, 1)
  assert.match(out, /RUNNER {2}williams\.price can't be removed\. Set williams\.published to no instead\./)
  assert.equal((await priceOf('RUNNER'))?.is_enabled, true)
  const hidden = write('hidden.csv', lines('sku,williams.published', 'RUNNER,no'))
  assert.equal((await welt(t, 'import', hidden, '--overwrite')).code, 0)
  assert.equal((await priceOf('RUNNER'))?.is_enabled, false)
})

test('an interrupted import goes on where it was', async (t) => {
  const rows = Array.from(
    { length: 1200 },
    (_, at) => `MANY-${at},Many ${at},vela,38|39,yes,${at % 100 === 7 ? 'x' : 50}`,
  )
  const file = write('many.csv', lines('sku,name,brand,sizes,williams.published,williams.price', ...rows))
  // As after a kill: the second batch fails and is rolled back.
  await sql`
    create function stop_import() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$;
    create trigger stop_import before insert on product for each row when (new.sku = 'MANY-900') execute function stop_import();
  `.execute(database.db)
  await assert.rejects(welt(t, 'import', file), /stopped/)
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from product where sku like 'MANY-%'`.execute(database.db))
      .rows[0]?.n
  assert.equal(await count(), 495)
  await sql`drop function stop_import cascade`.execute(database.db)
  assert.match((await welt(t, 'import', file)).out, /It resumed after row 500\./)
  assert.equal(await count(), 1188)
  const again = await welt(t, 'import', file, '--json')
  const answer = JSON.parse(again.out.split('\n').find((line) => line.startsWith('{')) ?? '')
  assert.deepEqual([answer.created, answer.failed, answer.bad.length, answer.done], [1188, 12, 12, 1200])
})

test('of two runs at once each product is made once; a run that finds the other at work stops', async () => {
  const rows = Array.from({ length: 1100 }, (_, at) => `TWIN-${at},Twin ${at},vela`)
  const bytes = Buffer.from(lines('sku,name,brand', ...rows))
  const call = { name: 'twins.csv', bytes, isOverwriting: false, isAgain: false, onProgress: () => undefined }
  const runs = await Promise.allSettled([1, 2, 3].map(() => importProducts(database.db, call)))
  for (const run of runs) if (run.status === 'rejected') assert.ok(run.reason instanceof ImportRunning, run.reason)
  await importProducts(database.db, call)
  const { rows: made } = await sql`select count(*)::int as n from product where sku like 'TWIN-%'`.execute(database.db)
  assert.deepEqual(made, [{ n: 1100 }])
})

test('a wrong file is refused as a whole, and says what to do', async (t) => {
  const refused: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ['empty.csv', '', /The file is empty\./],
    ['book.xlsx', Buffer.from('PK\u0003\u0004rest'), /This is a workbook\. Save it as "CSV UTF-8" first\./],
    ['picture.png', Buffer.from([0x89, 0x50, 0, 0, 1]), /neither CSV nor JSON lines/],
    ['wide.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('sku', 'utf16le')]), /UTF-16/],
    ['latin.csv', Buffer.from('sku,name\nA,Caf\xe9\n', 'latin1'), /Line 2 is not in UTF-8/],
    ['unknown.csv', 'sku,prize\nA,1\n', /There is no column "prize"\./],
    ['twice.csv', 'sku,name,name\nA,1,2\n', /The column "name" is there twice\./],
    ['head.csv', 'sku,name\n', /The file has no rows/],
  ]
  for (const [name, content, reason] of refused) {
    const { code, out } = await welt(t, 'import', write(name, content))
    assert.equal(code, 1, name)
    assert.match(out, reason)
    assert.doesNotMatch(out, /\n\s+at /)
  }
  assert.match((await welt(t, 'import', fileOf('nowhere.csv'))).out, /can't be read/)
  const semicolons = await welt(t, 'import', write('semi.csv', 'sku;name;brand\nSEMI;Semi;vela\n'))
  assert.match(semicolons.out, /1 row: 1 new/)
  const json = write('lines.jsonl', '{"sku":"JAY","name":"Jay","brand":"vela","sizes":["38"]}\n{"sku":\n')
  assert.match((await welt(t, 'import', json)).out, /line 2 {2}\(no sku\) {2}The line is no JSON object\./)
})
