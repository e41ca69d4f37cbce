import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '@welt/brands'
import { normalizeSku } from '@welt/kit/text/skus'
import {
  exportProducts,
  type ImportProgress,
  ImportRunning,
  importProducts,
  PRODUCT_FILE_COLUMNS,
} from '#modules/catalogue'
import type { openDatabase } from '../../platform/database.ts'
import { TableError } from '../../platform/table/read-table.ts'
import { csvHead, csvRows } from '../../platform/table/write-table.ts'
import { Refusal, UsageError } from '../calls.ts'

type Db = ReturnType<typeof openDatabase>

const EXPORT_USAGE = '[<sku> …] [--site <site>] [--format csv|jsonl] [--out <file>]'

export const PRODUCTS_HELP = `npm run welt -- products export ${EXPORT_USAGE}
  A row for each product: texts, sizes, and by site price, sale with its dates, tags and whether it is published.
npm run welt -- products import <file> [--overwrite] [--again] [--errors <file>] [--dry-run] [--json]
  CSV with a header, or JSON lines, in UTF-8. Only the columns of the file change; an empty cell clears. Good rows are
  applied whole, bad ones are listed with the reason, and written with it by --errors. An interrupted import goes on
  when it is called again. A product that was changed since its export is left alone; rows without a version make new
  products, and with --overwrite change others. A file that was imported before needs --again.
    npm run welt -- products export --site mollini --out mollini.csv
    npm run welt -- products import mollini.csv --dry-run
Columns: ${PRODUCT_FILE_COLUMNS.filter((column) => !column.includes('.')).join(', ')}; by site, as mollini.price:
  published, price, sale, sale_from, sale_to, rrp, tags. Times are the site's, sizes and tags are divided by |.
`

const OPTIONS = {
  site: { type: 'string' },
  format: { type: 'string', default: 'csv' },
  out: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  errors: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values']

const MOST_LISTED = 20

/** The columns of other sites are left out. */
function columnsOf(site: string | undefined): readonly string[] {
  if (site === undefined) return PRODUCT_FILE_COLUMNS
  return PRODUCT_FILE_COLUMNS.filter((column) => !column.includes('.') || column.startsWith(`${site}.`))
}

async function exportFile(db: Db, typed: readonly string[], values: Values): Promise<number> {
  const { site, format, out } = values
  const brand = brands.find(({ id }) => id === site)
  if (site !== undefined && !brand) throw new UsageError(`There is no site "${site}".`)
  if (format !== 'csv' && format !== 'jsonl') throw new UsageError('--format takes csv or jsonl.')
  const isCsv = format === 'csv' && !values.json
  const columns = columnsOf(site)
  const skus = typed.length > 0 ? typed.map(normalizeSku) : undefined
  const parts: string[] = isCsv ? [csvHead(columns)] : []
  let count = 0
  for await (const rows of exportProducts(db, { websiteId: brand?.websiteId, skus })) {
    count += rows.length
    const lineOf = (row: (typeof rows)[number]) =>
      `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])))}\n`
    parts.push(isCsv ? csvRows(columns, rows) : rows.map(lineOf).join(''))
  }
  if (skus && count < skus.length) throw new Refusal(`Only ${count} of these ${skus.length} products exist.`)
  if (out === undefined) process.stdout.write(parts.join(''))
  else {
    writeFileSync(out, parts.join(''))
    process.stdout.write(`${count} products are in ${out}.\n`)
  }
  return 0
}

function readFile(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
}

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const countsText = ({ created, updated, unchanged, failed }: ImportProgress) =>
  `${created} new, ${updated} changed, ${unchanged} unchanged, ${failed} left out`

function showProgress({ done, rows, failed }: ImportProgress): void {
  const line = `${done} of ${plural(rows, 'row')}, ${failed} left out`
  process.stderr.write(process.stderr.isTTY && done < rows ? `${line}\r` : `${line}\n`)
}

async function importFile(db: Db, file: string, values: Values): Promise<number> {
  const { overwrite: isOverwriting, again: isAgain, errors, json } = values
  const call = { name: basename(file), bytes: readFile(file), isOverwriting, isAgain, onProgress: showProgress }
  const { bad, finishedBefore, resumedAfter, ...progress } = await importProducts(db, call)
  if (errors !== undefined) {
    const columns = ['line', 'sku', 'reason']
    writeFileSync(
      errors,
      csvHead(columns) +
        csvRows(
          columns,
          bad.map((row) => ({ ...row })),
        ),
    )
  }
  if (json)
    process.stdout.write(`${JSON.stringify({ file: call.name, ...progress, resumedAfter, finishedBefore, bad })}\n`)
  else {
    const at = finishedBefore?.toISOString()
    const before = `${call.name} was imported at ${at}; nothing was changed now. --again repeats it.`
    const lines = [
      ...(finishedBefore ? [before] : []),
      ...(resumedAfter > 0 ? [`It resumed after row ${resumedAfter}.`] : []),
      `${plural(progress.rows, 'row')}: ${countsText(progress)}.`,
      ...bad.slice(0, MOST_LISTED).map(({ line, sku, reason }) => `  line ${line}  ${sku || '(no sku)'}  ${reason}`),
      ...(bad.length > MOST_LISTED ? [`  and ${bad.length - MOST_LISTED} more; --errors <file> lists all.`] : []),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
  return bad.length > 0 ? 1 : 0
}

/** [decision 141] */
export async function productsCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb, ...others] = positionals
  try {
    return verb === 'export' ? await exportFile(db, others, values) : await importFile(db, others[0] ?? '', values)
  } catch (error) {
    if (error instanceof TableError) throw new Refusal(error.message)
    if (error instanceof ImportRunning) throw new Refusal('Another import of this file is running. Wait for it to end.')
    throw error
  }
}
