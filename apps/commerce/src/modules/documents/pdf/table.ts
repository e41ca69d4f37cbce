import { lineHeight, linesOf, PAGE, type Paper, rule, type TextStyle, write } from './paper.ts'

export interface Column {
  readonly heading: string
  /** From the left edge of the page, in points. */
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

export interface Cell {
  readonly text: string
  /** In smaller type below it. */
  readonly about?: string | undefined
  readonly isStrong?: boolean
}

const HEAD: TextStyle = { weight: 600 }
const ROW_GAP = 7
const FOOT_Y = PAGE.height - 100

function head(paper: Paper, table: PDFKit.PDFStructureElement, columns: readonly Column[], y: number): number {
  const row = paper.doc.struct('TR')
  table.add(row)
  for (const { heading, x, width, align = 'left' } of columns)
    row.add(
      paper.doc.struct('TH', {}, () => {
        write(paper, heading, { x, y, width }, { ...HEAD, align })
      }),
    )
  row.end()
  const end = y + lineHeight(HEAD) + 4
  rule(paper, end, 'ink')
  return end + ROW_GAP
}

const styleOf = ({ align = 'left' }: Column, { isStrong }: Cell): TextStyle => ({ align, weight: isStrong ? 600 : 400 })
const aboutStyle = ({ align = 'left' }: Column): TextStyle => ({ align, sizePt: 9.5, colour: 'mute' })

function heightOf(paper: Paper, columns: readonly Column[], cells: readonly Cell[]): number {
  const heights = columns.map((column, i) => {
    const cell = cells[i]
    if (!cell) return 0
    const [main, about] = [styleOf(column, cell), aboutStyle(column)]
    const aboutLines = cell.about ? linesOf(paper, cell.about, column.width, about).length : 0
    return linesOf(paper, cell.text, column.width, main).length * lineHeight(main) + aboutLines * lineHeight(about)
  })
  return Math.max(...heights)
}

/** The head of the table repeats on each page. @returns where the next text begins */
export function renderTable(paper: Paper, columns: readonly Column[], rows: readonly (readonly Cell[])[], y: number) {
  const { doc, root } = paper
  const table = doc.struct('Table')
  root.add(table)
  let at = head(paper, table, columns, y)
  for (const cells of rows) {
    const height = heightOf(paper, columns, cells)
    if (at + height > FOOT_Y) {
      doc.addPage()
      at = head(paper, table, columns, PAGE.margin)
    }
    const row = doc.struct('TR')
    table.add(row)
    for (const [i, column] of columns.entries()) {
      const cell = cells[i] ?? { text: '' }
      row.add(
        doc.struct('TD', {}, () => {
          const below = write(paper, cell.text, { ...column, y: at }, styleOf(column, cell))
          if (cell.about) write(paper, cell.about, { ...column, y: below }, aboutStyle(column))
        }),
      )
    }
    row.end()
    at += height + ROW_GAP
    rule(paper, at)
    at += ROW_GAP
  }
  table.end()
  return at
}

/** Starts a new page when the height doesn't fit. @returns where the next part begins */
export function together({ doc }: Paper, y: number, height: number): number {
  if (y + height <= FOOT_Y) return y
  doc.addPage()
  return PAGE.margin
}
