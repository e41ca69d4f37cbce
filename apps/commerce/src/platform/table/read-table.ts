import { parse } from 'csv-parse/sync'
import { unescapeFormula } from './formula.ts'

/** A row of a file, by column. */
export interface TableRow {
  /** Of the file, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** Why the row can't be read. */
  readonly problem?: string
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/** The file as a whole can't be read; the message says what to do. */
export class TableError extends Error {}

const MOST_BYTES = 64 * 1024 * 1024
const LONGEST_ROW = 200_000

/** @throws TableError */
function toText(bytes: Buffer): string {
  const [first, second] = bytes
  if (bytes.length === 0) throw new TableError('The file is empty.')
  if (bytes.length > MOST_BYTES) throw new TableError('The file has more than 64 MB. Divide it.')
  if (first === 0x50 && second === 0x4b) throw new TableError('This is a workbook. Save it as "CSV UTF-8" first.')
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isWide) throw new TableError('The file is in UTF-16. Save it as "CSV UTF-8".')
  if (bytes.subarray(0, 4096).includes(0)) throw new TableError('This is neither CSV nor JSON lines.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new TableError(`Line ${badLineOf(bytes)} is not in UTF-8. Save the file as "CSV UTF-8".`)
  }
}

function badLineOf(bytes: Buffer): number {
  let line = 1
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from)
    const to = end === -1 ? bytes.length : end
    if (!Buffer.from(bytes.subarray(from, to).toString('utf8')).equals(bytes.subarray(from, to))) return line
    from = to + 1
  }
  return line
}

/** @throws TableError */
function checkColumns(columns: readonly string[], known: (column: string) => boolean): void {
  const twice = columns.find((column, at) => columns.indexOf(column) !== at)
  if (twice !== undefined) throw new TableError(`The column "${twice}" is there twice.`)
  const unknown = columns.filter((column) => !known(column))
  if (unknown.length > 0) throw new TableError(`There is no column ${unknown.map((one) => `"${one}"`).join(', ')}.`)
}

interface ParsedRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** Excel writes semicolons where commas are decimal. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  return [',', ';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ','
}

function toCells(columns: readonly string[], values: readonly string[]): Pick<TableRow, 'cells' | 'problem'> {
  const cells: Record<string, string> = {}
  for (const [at, column] of columns.entries()) {
    const { value, problem } = unescapeFormula((values[at] ?? '').trim())
    if (problem) return { cells: {}, problem: `${column} ${problem}` }
    cells[column] = value
  }
  return { cells }
}

function readCsv(text: string, known: (column: string) => boolean): Table {
  const skipped: TableRow[] = []
  const parsed: unknown = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      skipped.push({ line: Number(error?.lines ?? 0), cells: {}, problem: 'The quotes of this row do not match.' })
      return undefined
    },
  })
  // Its types do not know of `info`.
  const [head, ...others] = parsed as readonly ParsedRecord[]
  const columns = head?.record.map((name) => name.trim().toLowerCase()) ?? []
  checkColumns(columns, known)
  const rows = others.map(({ record, info }): TableRow => {
    if (record.length !== columns.length)
      return {
        line: info.lines,
        cells: {},
        problem: `The row has ${record.length} cells instead of ${columns.length}.`,
      }
    return { line: info.lines, ...toCells(columns, record) }
  })
  return { columns, rows: [...rows, ...skipped].sort((one, other) => one.line - other.line) }
}

const asText = (value: unknown): string =>
  value === null ? '' : Array.isArray(value) ? value.map(String).join('|') : String(value)

function readJsonLine(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function readJsonLines(text: string, known: (column: string) => boolean): Table {
  const columns = new Set<string>()
  const rows = text.split('\n').flatMap((typed, at): readonly TableRow[] => {
    const line = at + 1
    if (typed.trim() === '') return []
    const value = readJsonLine(typed)
    if (!value) return [{ line, cells: {}, problem: 'The line is no JSON object.' }]
    const names = Object.keys(value)
    const unknown = names.find((name) => !known(name))
    if (unknown !== undefined) return [{ line, cells: {}, problem: `There is no column "${unknown}".` }]
    for (const name of names) columns.add(name)
    return [
      {
        line,
        ...toCells(
          names,
          names.map((name) => asText(value[name])),
        ),
      },
    ]
  })
  return { columns: [...columns], rows }
}

/** CSV with a header, or JSON lines. @throws TableError */
export function readTable(bytes: Buffer, known: (column: string) => boolean): Table {
  const text = toText(bytes)
  const table = /^\uFEFF?\s*\{/.test(text) ? readJsonLines(text, known) : readCsv(text, known)
  if (table.rows.length === 0) throw new TableError('The file has no rows: its first line names the columns.')
  return table
}
