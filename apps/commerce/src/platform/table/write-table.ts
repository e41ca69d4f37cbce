import { escapeFormula } from './formula.ts'

type Cell = string | number | boolean | null | undefined | Date

const toText = (cell: Cell): string => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))

function toCsvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? escapeFormula(cell) : toText(cell)
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type Row = Readonly<Record<string, Cell>>

const csvLine = (cells: readonly Cell[]) => `${cells.map(toCsvCell).join(',')}\r\n`

/** With a byte order mark; without one, Excel assumes the system's encoding. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${csvLine(columns)}`

export const csvRows = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map((column) => row[column]))).join('')

/** Aligned columns; numbers to the right. */
export function textTable(columns: readonly string[], rows: readonly Row[]): readonly string[] {
  const cells = rows.map((row) => columns.map((column) => toText(row[column])))
  const widths = columns.map((column, at) => Math.max(column.length, ...cells.map((row) => (row[at] ?? '').length)))
  const isRight = columns.map((column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'))
  const line = (row: readonly string[]) =>
    row
      .map((text, at) => (isRight[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(columns), ...cells.map(line)]
}
