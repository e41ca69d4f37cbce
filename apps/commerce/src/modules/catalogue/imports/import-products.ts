import { createHash } from 'node:crypto'
import { normalizeSku } from '@welt/kit/text/skus'
import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { readTable, type TableRow } from '#src/platform/table/read-table'
import { type FlatRow, isColumn } from './columns.ts'
import { lockFlatRows } from './load-flat-rows.ts'
import { type ProductChange, parseRow, RowError } from './parse-row.ts'
import { writeChanges } from './write-changes.ts'

interface BadRow {
  readonly line: number
  readonly sku: string
  readonly reason: string
}

export interface ImportProgress {
  readonly rows: number
  readonly done: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly failed: number
}

export interface ImportResult extends ImportProgress {
  /** Rows of an earlier run that was interrupted. */
  readonly resumedAfter: number
  /** Time of an earlier import of the same file; then nothing was changed. */
  readonly finishedBefore: Date | null
  readonly bad: readonly BadRow[]
}

export interface ImportCall {
  readonly name: string
  readonly bytes: Buffer
  /** Rows without a version may change products too. */
  readonly isOverwriting: boolean
  /** Imports the same file again. */
  readonly isAgain: boolean
  readonly onProgress: (progress: ImportProgress) => void
}

/** Another import of the same file is running. */
export class ImportRunning extends Error {}

const BATCH = 500

interface KeyedRow extends TableRow {
  readonly sku: string
}

/** Rejects rows that repeat a sku. */
function keyRows(rows: readonly TableRow[]): readonly KeyedRow[] {
  const first = new Map<string, number>()
  return rows.map((row) => {
    const sku = normalizeSku(row.cells.sku ?? '')
    if (row.problem) return { ...row, sku }
    if (!/^[A-Z0-9][A-Z0-9._-]{0,63}$/.test(sku))
      return { ...row, sku, problem: sku === '' ? 'sku is empty.' : 'sku has letters, digits, dots and hyphens only.' }
    const earlier = first.get(sku)
    if (earlier !== undefined) return { ...row, sku, problem: `Line ${earlier} already has this sku.` }
    first.set(sku, row.line)
    return { ...row, sku }
  })
}

interface Begun extends ImportProgress {
  readonly id: number
  readonly finishedAt: Date | null
}

const PROGRESS = sql`id, rows, rows_done as done, created, updated, unchanged, failed, finished_at as "finishedAt"`

async function begin(db: Db, hash: string, name: string, rows: number, isAgain: boolean): Promise<Begun> {
  const { rows: earlier } = await sql<Begun>`
    select ${PROGRESS} from product_import where hash = ${hash} order by id desc limit 1`.execute(db)
  const [last] = earlier
  if (last && (!last.finishedAt || !isAgain)) return last
  const { rows: begun } = await sql<Begun>`
    insert into product_import (hash, name, rows) values (${hash}, ${name}, ${rows})
    on conflict (hash) where finished_at is null do nothing returning ${PROGRESS}`.execute(db)
  if (!begun[0]) throw new ImportRunning()
  return begun[0]
}

async function takenValues(trx: Db, changes: readonly ProductChange[]) {
  const urls = changes.flatMap(({ sku, product }) => (product.url_key ? [{ sku, url: product.url_key }] : []))
  const sizes = changes.flatMap(({ newSizes }) => newSizes.map(({ sku }) => sku))
  const values = changes.flatMap(({ brand }) => (brand ? [brand] : []))
  const skus = changes.filter(({ id }) => id === null).map(({ sku }) => sku)
  const { rows } = await sql<{ kind: 'url' | 'size' | 'brand' | 'other'; value: string; owner: string }>`
    select 'url' as kind, url_key as value, sku as owner from product
      where url_key = any(${urls.map(({ url }) => url)}::text[])
    union all select 'size', sku, '' from variant where sku = any(${sizes}::text[])
    union all select 'other', sku, '' from product where sku = any(${skus}::text[]) and type <> 'configurable'
    union all select 'brand', value, '' from brand where value = any(${values}::text[])`.execute(trx)
  const of = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ value, owner }) => [value, owner]))
  return { urls: of('url'), sizes: of('size'), brands: of('brand'), others: of('other') }
}

/** From earlier rows of the file. */
interface ValuesOfFile {
  readonly urlsOfFile: Map<string, string>
  readonly sizesOfFile: Set<string>
}

/** Why the database would refuse the change. */
function conflictOf(
  { sku, product, newSizes, brand }: ProductChange,
  { urls, sizes, brands, others }: Awaited<ReturnType<typeof takenValues>>,
  { urlsOfFile, sizesOfFile }: ValuesOfFile,
): string | undefined {
  if (others.has(sku)) return 'sku is of a product without sizes, such as a gift card, which no file changes.'
  const url = product.url_key
  const owner = url ? (urls.get(url) ?? urlsOfFile.get(url)) : undefined
  if (url && owner !== undefined && owner !== sku) return `url_key ${url} is of ${owner}.`
  const skusOfSizes = newSizes.map((size) => size.sku)
  const twice = skusOfSizes.find((one, at) => skusOfSizes.indexOf(one) < at)
  if (twice) return `sizes: two sizes have the sku ${twice}.`
  const size = skusOfSizes.find((one) => sizes.has(one) || sizesOfFile.has(one))
  if (size) return `sizes: ${size} belongs to another product.`
  if (brand && !brands.has(brand)) return `brand: there is no "${brand}".`
  if (url) urlsOfFile.set(url, sku)
  for (const one of skusOfSizes) sizesOfFile.add(one)
  return undefined
}

interface Batch {
  readonly changes: readonly ProductChange[]
  readonly unchanged: number
  readonly bad: readonly BadRow[]
}

async function readBatch(trx: Db, rows: readonly KeyedRow[], isOverwriting: boolean): Promise<Batch> {
  const good = rows.filter(({ problem }) => problem === undefined)
  const loaded = await lockFlatRows(
    trx,
    good.map(({ sku }) => sku),
  )
  const bad: BadRow[] = []
  const changes: { readonly line: number; readonly change: ProductChange }[] = []
  let unchanged = 0
  for (const { line, sku, cells, problem } of rows) {
    const fail = (reason: string) => bad.push({ line, sku, reason })
    if (problem !== undefined) {
      fail(problem)
      continue
    }
    try {
      const current = loaded.get(sku)
      const { version = '', sku: _, ...given } = cells as FlatRow
      if (current && version !== '' && version !== current.row.version)
        throw new RowError('Someone has changed this product since the file was exported. Export it again.')
      if (current && version === '' && !isOverwriting)
        throw new RowError('The product exists. Export it for its version, or import with --overwrite.')
      if (!current && version !== '')
        throw new RowError('The product no longer exists. Leave out version to create it again.')
      const change = parseRow(sku, given, current)
      if (change) changes.push({ line, change })
      else unchanged += 1
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      fail(error.message)
    }
  }
  const taken = await takenValues(
    trx,
    changes.map(({ change }) => change),
  )
  const ofFile = { urlsOfFile: new Map<string, string>(), sizesOfFile: new Set<string>() }
  const kept = changes.filter(({ line, change }) => {
    const reason = conflictOf(change, taken, ofFile)
    if (reason !== undefined) bad.push({ line, sku: change.sku, reason })
    return reason === undefined
  })
  return { changes: kept.map(({ change }) => change), unchanged, bad }
}

/** Stores rows and progress in one transaction. @throws ImportRunning */
function runBatch(
  db: Kysely<Database>,
  { id, done }: Begun,
  rows: readonly KeyedRow[],
  isOverwriting: boolean,
): Promise<Begun> {
  return inTransaction(db, async (trx) => {
    const { rows: locked } = await sql<{ rows_done: number }>`
      select rows_done from product_import where id = ${id} for update`.execute(trx)
    if (locked[0]?.rows_done !== done) throw new ImportRunning()
    const { changes, unchanged, bad } = await readBatch(trx, rows, isOverwriting)
    await writeChanges(trx, changes)
    const created = changes.filter((change) => change.id === null).length
    await sql`
      insert into product_import_error (import_id, line, sku, reason)
      select ${id}, line, sku, reason
      from jsonb_to_recordset(${JSON.stringify(bad)}::jsonb) as g (line int, sku text, reason text)
      on conflict do nothing`.execute(trx)
    const { rows: written } = await sql<Begun>`
      update product_import set rows_done = rows_done + ${rows.length}, created = created + ${created},
        updated = updated + ${changes.length - created}, unchanged = unchanged + ${unchanged},
        failed = failed + ${bad.length},
        finished_at = case when rows_done + ${rows.length} >= rows then now() end
      where id = ${id} returning ${PROGRESS}`.execute(trx)
    const [progress] = written
    if (!progress) throw new Error('the import is gone')
    return progress
  })
}

const RUNS = 3

/** Tries again after a conflict with a product that a concurrent import created. */
async function runBatchAgain(...call: Parameters<typeof runBatch>): Promise<Begun> {
  for (let run = 1; ; run += 1) {
    try {
      return await runBatch(...call)
    } catch (error) {
      if (run === RUNS || (error as { readonly code?: string }).code !== '23505') throw error
    }
  }
}

/** Applies each row whole or not at all, and resumes an interrupted import. @throws TableError, ImportRunning */
export async function importProducts(db: Kysely<Database>, call: ImportCall): Promise<ImportResult> {
  const { rows: read } = readTable(call.bytes, isColumn)
  const rows = keyRows(read)
  const hash = createHash('sha256')
    .update(call.isOverwriting ? 'overwrite' : 'versions')
    .update(call.bytes)
    .digest('hex')
  const begun = await begin(db, hash, call.name, rows.length, call.isAgain)
  let progress = begun
  while (!progress.finishedAt) {
    progress = await runBatchAgain(db, progress, rows.slice(progress.done, progress.done + BATCH), call.isOverwriting)
    call.onProgress(progress)
  }
  const { rows: bad } = await sql<BadRow>`
    select line, sku, reason from product_import_error where import_id = ${begun.id} order by line`.execute(db)
  const { id: _, finishedAt: _at, ...counts } = progress
  return { ...counts, resumedAfter: begun.finishedAt ? 0 : begun.done, finishedBefore: begun.finishedAt, bad }
}
