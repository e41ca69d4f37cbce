import type { Brand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { makePdf, PAGE, type Paper, put, RIGHT, rule, wordmark } from '../pdf/paper.ts'
import { type Cell, type Column, renderTable, together } from '../pdf/table.ts'
import type { AdjustmentContents, InvoiceContents, TaxContents, TaxLine } from './contents.ts'

const { margin } = PAGE
const WIDTH = RIGHT - margin
const THIRD = WIDTH / 3
const TOTALS_X = 303

/** Titles that tax law requires. */
const TITLES = {
  AU: { invoice: 'Tax invoice', adjustment: 'Adjustment note' },
  NZ: { invoice: 'Taxable supply information', adjustment: 'Supply correction information' },
} as const

/** `12 345 678 901`, `123-456-789`. */
export function taxNumberText({ seller, country }: Pick<TaxContents, 'seller' | 'country'>): string {
  const { taxNumber } = seller
  return country === 'AU'
    ? `ABN ${taxNumber.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}`
    : `GST number ${taxNumber.replace(/^(\d{2,3})(\d{3})(\d{3})$/, '$1-$2-$3')}`
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** `Mon 23 Nov 2026` */
export const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-AU', DAY).format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '')

function renderHead(paper: Paper, contents: TaxContents): number {
  wordmark(paper, margin, 42)
  const { seller } = contents
  const placed = { x: margin + 200, width: WIDTH - 200 }
  let y = put(paper, 'P', seller.legalName, { ...placed, y: 42 }, { weight: 600, align: 'right' })
  for (const line of [taxNumberText(contents), seller.address.join(', '), `${seller.email}, ${seller.phone}`])
    y = put(paper, 'P', line, { ...placed, y }, { align: 'right' })
  const title = TITLES[contents.country][contents.kind]
  const style = { isDisplay: true, weight: 600, sizePt: 24 } as const
  return put(paper, 'H1', title, { x: margin, y: Math.max(y + 8, 116), width: WIDTH }, style) + 14
}

interface Block {
  readonly heading: string
  readonly lines: readonly string[]
}

function renderBlocks(paper: Paper, blocks: readonly Block[], y: number): number {
  const ends = blocks.map(({ heading, lines }, i) => {
    const placed = { x: margin + i * THIRD, width: THIRD - 12 }
    let at = put(paper, 'H2', heading, { ...placed, y }, { weight: 600 }) + 2
    for (const line of lines) at = put(paper, 'P', line, { ...placed, y: at })
    return at
  })
  return Math.max(...ends) + 24
}

const blocksOf = (contents: TaxContents): readonly Block[] =>
  contents.kind === 'invoice' ? invoiceBlocks(contents) : adjustmentBlocks(contents)

function invoiceBlocks(contents: InvoiceContents): readonly Block[] {
  const { country, number, issuedOn, suppliedOn, orderNumber, buyer, deliveredTo } = contents
  const isNz = country === 'NZ'
  const days = isNz ? [`Date of supply ${longDay(suppliedOn)}`] : []
  return [
    {
      heading: `${isNz ? 'Number' : 'Invoice'} ${number}`,
      lines: [...days, `Issued ${longDay(issuedOn)}`, `Order ${orderNumber}`],
    },
    { heading: 'Billed to', lines: buyer },
    { heading: 'Delivered to', lines: deliveredTo },
  ]
}

function adjustmentBlocks(contents: AdjustmentContents): readonly Block[] {
  const { country, number, issuedOn, returnNumber, invoiceNumber, invoiceIssuedOn, orderNumber, buyer } = contents
  const isNz = country === 'NZ'
  return [
    {
      heading: `${isNz ? 'Number' : 'Adjustment note'} ${number}`,
      lines: [`Issued ${longDay(issuedOn)}`, ...(returnNumber ? [`Return ${returnNumber}`] : [])],
    },
    {
      heading: isNz ? `Corrects number ${invoiceNumber}` : `Adjusts tax invoice ${invoiceNumber}`,
      lines: [`Issued ${longDay(invoiceIssuedOn)}`, `Order ${orderNumber}`],
    },
    { heading: 'Issued to', lines: buyer },
  ]
}

const PERCENT = { AU: 10, NZ: 15 } as const

function itemHeading(contents: TaxContents): string {
  if (contents.kind === 'invoice') return 'Item'
  if (contents.isRefunded) return 'Item refunded'
  return contents.isCancelled ? 'Item cancelled' : 'Item returned'
}

/** Right edges of the numbers, in points. */
function columnsOf(contents: TaxContents): readonly Column[] {
  const isNz = contents.country === 'NZ'
  const numbers: readonly (readonly [string, number, number])[] = isNz
    ? [
        ['Qty', 40, 290],
        ['Without GST', 100, 395],
        [`GST ${PERCENT.NZ}%`, 75, 477],
        ['Total', 70, RIGHT],
      ]
    : [
        ['Qty', 40, 365],
        ['Price', 65, 430],
        ['GST', 60, 487],
        ['Total', 64, RIGHT],
      ]
  const [, qtyWidth = 0, qtyRight = 0] = numbers[0] ?? []
  return [
    { heading: itemHeading(contents), x: margin, width: qtyRight - qtyWidth - margin - 8 },
    ...numbers.map(([heading, width, right]) => ({ heading, x: right - width, width, align: 'right' as const })),
  ]
}

function cellsOf({ country }: TaxContents, line: TaxLine): readonly Cell[] {
  const { name, about, quantity, unitCents, gstCents, totalCents } = line
  const money = (cents: number) => ({ text: formatCents(cents) })
  return [
    { text: name, about: about || undefined, isStrong: quantity !== null },
    { text: quantity === null ? '' : String(quantity) },
    money(country === 'NZ' ? totalCents - gstCents : (unitCents ?? totalCents)),
    money(gstCents),
    money(totalCents),
  ]
}

interface TotalRow {
  readonly name: string
  readonly cents: number
  readonly isTotal?: boolean
  readonly isStrong?: boolean
}

function totalRows(contents: TaxContents): readonly TotalRow[] {
  const { country, currency, kind, gstCents, totalCents, payments } = contents
  const money = currency === 'NZD' ? 'NZ$' : 'A$'
  const isInvoice = kind === 'invoice'
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
  return [
    { name: isInvoice ? 'Total without GST' : 'Decrease without GST', cents: totalCents - gstCents },
    { name: isInvoice ? `GST ${PERCENT[country]}%` : 'Decrease of GST', cents: gstCents },
    { name: `${isInvoice ? 'Total' : 'Refunded'} ${money}, GST included`, cents: totalCents, isTotal: true },
    ...payments.map(({ label, cents }) => ({ name: label, cents })),
    ...(isInvoice ? [{ name: 'Left to pay', cents: totalCents - paid, isStrong: true }] : []),
  ]
}

function renderTotals(paper: Paper, contents: TaxContents, y: number): void {
  let at = y
  for (const { name, cents, isTotal = false, isStrong = false } of totalRows(contents)) {
    if (isTotal) {
      rule(paper, at, 'ink', TOTALS_X)
      at += 8
    }
    const style = { sizePt: isTotal ? 12 : 10, weight: isTotal || isStrong ? 600 : 400 } as const
    const end = put(paper, 'P', name, { x: TOTALS_X, y: at, width: 160 }, style)
    put(paper, 'P', formatCents(cents), { x: RIGHT - 100, y: at, width: 100 }, { ...style, align: 'right' })
    at = end + 6
  }
}

function notesOf(contents: TaxContents): readonly string[] {
  if (contents.kind === 'invoice')
    return [`Paid in full on ${longDay(contents.paidOn)}.`, contents.country === 'AU' ? 'All prices include GST.' : '']
  const { before, totalCents, gstCents, invoiceNumber, reason, country } = contents
  const invoice = country === 'NZ' ? `number ${invoiceNumber}` : `tax invoice ${invoiceNumber}`
  const now = `now ${formatCents(before.totalCents - totalCents)} with ${formatCents(before.gstCents - gstCents)} GST`
  return [
    `Reason: ${reason}.`,
    `Total of ${invoice} was ${formatCents(before.totalCents)} with ${formatCents(before.gstCents)} GST, ${now}.`,
  ]
}

function renderNotes(paper: Paper, contents: TaxContents, y: number): void {
  const [first = '', second = ''] = notesOf(contents)
  const placed = { x: margin, width: TOTALS_X - margin - 40 }
  const end = put(paper, 'P', first, { ...placed, y }, { weight: 600 })
  if (second) put(paper, 'P', second, { ...placed, y: end })
}

function footOf(contents: TaxContents): string {
  if (contents.kind === 'adjustment') {
    const isNz = contents.country === 'NZ'
    return `Keep this ${isNz ? 'with number' : 'note with tax invoice'} ${contents.invoiceNumber}.`
  }
  const rights =
    contents.country === 'AU'
      ? 'Goods come with guarantees that cannot be excluded under the Australian Consumer Law.'
      : 'Your rights under the Consumer Guarantees Act are not affected.'
  return `Return within ${contents.returnDays} days. ${rights}`
}

/** On every page, when their number is known. */
function renderFeet(paper: Paper, text: string): void {
  const { start, count } = paper.doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    paper.doc.switchToPage(page)
    rule(paper, 776)
    const style = { sizePt: 8.5, colour: 'mute' } as const
    const placed = { x: margin, width: WIDTH }
    const y = put(paper, 'P', text, { ...placed, y: 784 }, style)
    put(paper, 'P', `Page ${page - start + 1} of ${count}`, { ...placed, y: y + 2 }, style)
  }
}

export function renderTaxDocument(brand: Brand, contents: TaxContents, issuedAt: Date): Promise<Buffer> {
  const title = `${TITLES[contents.country][contents.kind]} ${contents.number}`
  return makePdf(brand, { title, author: contents.seller.legalName, at: issuedAt }, (paper) => {
    const top = renderBlocks(paper, blocksOf(contents), renderHead(paper, contents))
    const rows = contents.lines.map((line) => cellsOf(contents, line))
    const end = renderTable(paper, columnsOf(contents), rows, top) + 14
    const y = together(paper, end, 30 + totalRows(contents).length * 21)
    renderNotes(paper, contents, y)
    renderTotals(paper, contents, y)
    renderFeet(paper, footOf(contents))
  })
}
