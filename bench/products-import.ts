import {
  exportProducts,
  type ImportProgress,
  importProducts,
  PRODUCT_FILE_COLUMNS,
} from '../apps/commerce/src/modules/catalogue/index.ts'
import { openDatabase, openPool } from '../apps/commerce/src/platform/database.ts'
import { csvHead, csvRows } from '../apps/commerce/src/platform/table/write-table.ts'
import { fetchPage, untilShown } from './change-visible.ts'
import { type BenchResult, rounded } from './measure/result.ts'
import { type System, WHOLE_SITE } from './measure/system.ts'

const ALLOWED_SECONDS = 60
const ALLOWED_FRESH_MS = 1000
const BAD_ONE_OF = 100
const SITE = 'williams'
const COLUMNS = PRODUCT_FILE_COLUMNS.filter((column) => !column.includes('.') || column.startsWith(`${SITE}.`))

type Db = ReturnType<typeof openDatabase>

interface Exported {
  readonly csv: string
  readonly rows: number
  readonly bad: number
  /** Of the last good row. */
  readonly path: string
  readonly price: string
}

/** Raises every price of a site by one cent; one row in a hundred has an invalid price. */
async function exportDearer(db: Db): Promise<Exported> {
  const parts = [csvHead(COLUMNS)]
  let [rows, bad, path, price] = [0, 0, '', '']
  for await (const found of exportProducts(db, { websiteId: WHOLE_SITE.websiteId, skus: undefined })) {
    const changed = found.map((row) => {
      rows += 1
      const isBad = rows % BAD_ONE_OF === 0
      const dearer = ((Math.round(Number(row[`${SITE}.price`]) * 100) + 1) / 100).toFixed(2)
      if (isBad) bad += 1
      else [path, price] = [`/${row.url_key}.html`, dearer]
      return { ...row, [`${SITE}.sale`]: '', [`${SITE}.price`]: isBad ? 'dear' : dearer }
    })
    parts.push(csvRows(COLUMNS, changed))
  }
  return { csv: parts.join(''), rows, bad, path, price: `$${price}` }
}

/** 20,000 products as CSV: valid rows are imported, invalid ones listed, and pages updated. [decision 141] */
export async function benchProductsImport({ databaseUrl, port }: System): Promise<readonly BenchResult[]> {
  const db = openDatabase(openPool(databaseUrl, 4))
  try {
    const { csv, rows, bad, path, price } = await exportDearer(db)
    const host = `${SITE}.localhost`
    await fetchPage(port, path, host)
    const progress: ImportProgress[] = []
    const bytes = Buffer.from(csv)
    const call = { name: 'dearer.csv', bytes, isOverwriting: false, isAgain: true }
    const startedAt = performance.now()
    const result = await importProducts(db, { ...call, onProgress: (now) => void progress.push(now) })
    const endedAt = performance.now()
    const seconds = (endedAt - startedAt) / 1000
    if (result.updated !== rows - bad || result.bad.length !== bad)
      throw new Error(`${result.updated} of ${rows} rows changed, ${result.bad.length} of ${bad} were left out.`)
    const freshMs = await untilShown(port, path, price, endedAt, host)
    const within = (name: string, value: number, unit: string, allowed: number, details: BenchResult['details']) => ({
      name,
      figure: { value: rounded(value), unit },
      baseline: { name: 'allowed', value: allowed, unit },
      ratio: rounded(allowed / value),
      required: 1,
      details,
    })
    return [
      within('products-import', seconds, 's', ALLOWED_SECONDS, {
        rows,
        bad_rows: bad,
        progress_lines: progress.length,
      }),
      within('products-import-page-fresh', freshMs, 'ms', ALLOWED_FRESH_MS, {}),
    ]
  } finally {
    await db.destroy()
  }
}
