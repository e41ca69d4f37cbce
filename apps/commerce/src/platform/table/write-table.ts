import { escapeFormula } from './formula.ts'

type Cell = string | number | boolean | null | undefined | Date

const toText = (cell: Cell): string => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))

function toCsvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? escapeFormula(cell) : toText(cell)
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type Row = Readonly<Record<string, Cell>>

const csvLine = (cells: readonly Cell[]) => `${cells.map(toCsvCell).join(',')}\r\n`

/** With a byte order mark, without which Excel takes it for the system's encoding. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${csvLine(columns)}`

export const csvRows = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map((column) => row[column]))).join('')
