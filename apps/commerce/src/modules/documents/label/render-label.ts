import type { Brand } from '@welt/brands'
import { code128 } from '@welt/kit/text/code128'
import { decorate, makePdf, PAGE, type Paper, put, RIGHT } from '../pdf/paper.ts'
import { type Column, renderTable } from '../pdf/table.ts'
import { longDay } from '../tax/render-tax-document.ts'

/** Of a return that is posted. */
export interface LabelContents {
  readonly returnNumber: string
  readonly orderNumber: string
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Days are `YYYY-MM-DD`. */
  readonly requestedOn: string
  readonly sendBy: string | null
  readonly items: readonly LabelItem[]
}

interface LabelItem {
  readonly name: string
  readonly about: string
  readonly size: string
  readonly quantity: number
  readonly reason: string
  readonly gets: string
}

const { margin } = PAGE
const BOX = { top: 42, bottom: 415 } as const
const CUT = { y: 440, from: 200, to: RIGHT - 155 } as const
const INNER = margin + 22

/** The width includes a quiet zone of ten modules on each side. */
function barcode({ doc, root }: Paper, text: string, x: number, y: number, width: number, height: number): void {
  const bars = code128(text)
  const moduleWidth = width / (bars.reduce((sum, bar) => sum + bar, 0) + 20)
  root.add(
    doc.struct('Figure', { alt: `Barcode ${text}` }, () => {
      let at = x + 10 * moduleWidth
      doc.fillColor('black')
      for (const [i, bar] of bars.entries()) {
        if (i % 2 === 0) doc.rect(at, y, bar * moduleWidth, height)
        at += bar * moduleWidth
      }
      doc.fill()
    }),
  )
}

function lines(paper: Paper, texts: readonly string[], x: number, y: number, sizePt: number): number {
  return texts.reduce((at, text) => put(paper, 'P', text, { x, y: at, width: 330 }, { sizePt }), y)
}

function renderAddresses(paper: Paper, { returnNumber, from, to }: LabelContents): void {
  lines(paper, from, INNER, put(paper, 'H2', 'From', { x: INNER, y: 62, width: 200 }, { weight: 600 }), 10)
  const right = { x: RIGHT - 222, width: 200 }
  const y = put(paper, 'P', 'Parcel post return', { ...right, y: 62 }, { weight: 600, align: 'right' })
  const paidY = put(paper, 'P', 'Postage paid', { ...right, y }, { align: 'right' })
  put(paper, 'P', '1 parcel', { ...right, y: paidY }, { align: 'right' })
  const toY = put(paper, 'H2', 'To', { x: INNER, y: 160, width: 200 }, { weight: 600, sizePt: 17 })
  const [name = '', ...rest] = to
  lines(paper, [`${name} ${returnNumber}`, ...rest], INNER, toY, 16)
}

function renderLabel(paper: Paper, contents: LabelContents): void {
  const { doc } = paper
  decorate(paper, () => {
    const height = BOX.bottom - BOX.top
    doc
      .lineWidth(1.5)
      .strokeColor('black')
      .rect(margin, BOX.top, RIGHT - margin, height)
      .stroke()
    doc.lineWidth(0.5).dash(3, { space: 3 })
    doc.moveTo(margin, CUT.y).lineTo(CUT.from, CUT.y).moveTo(CUT.to, CUT.y).lineTo(RIGHT, CUT.y).stroke().undash()
  })
  renderAddresses(paper, contents)
  barcode(paper, contents.returnNumber, INNER, 290, RIGHT - margin - 44, 82)
  const style = { align: 'centre', sizePt: 13 } as const
  put(paper, 'P', contents.returnNumber, { x: INNER, y: 380, width: RIGHT - margin - 44 }, style)
  const cut = { align: 'centre', colour: 'mute' } as const
  put(paper, 'P', 'Cut here. Label outside, slip inside.', { x: margin, y: 434, width: RIGHT - margin }, cut)
}

const COLUMNS: readonly Column[] = [
  { heading: 'Shoe', x: margin, width: 165 },
  { heading: 'Size', x: 220, width: 70 },
  { heading: 'Qty', x: 290, width: 25, align: 'right' },
  { heading: 'Reason', x: 332, width: 140 },
  { heading: 'You get', x: 485, width: RIGHT - 485 },
]

/** Without address, phone or email of the shopper. */
function renderSlip(paper: Paper, contents: LabelContents): void {
  const { returnNumber, orderNumber, requestedOn, sendBy, items } = contents
  const placed = { x: margin, width: 320 }
  const style = { isDisplay: true, weight: 600, sizePt: 20 } as const
  let y = put(paper, 'H1', 'Packing slip', { ...placed, y: 466 }, style)
  y = put(paper, 'P', `Return ${returnNumber}, order ${orderNumber}`, { ...placed, y })
  const by = sendBy ? ` Post by ${longDay(sendBy)}.` : ''
  y = put(paper, 'P', `Requested on ${longDay(requestedOn)}.${by}`, { ...placed, y })
  barcode(paper, returnNumber, RIGHT - 180, 466, 180, 40)
  put(paper, 'P', returnNumber, { x: RIGHT - 180, y: 508, width: 180 }, { align: 'centre' })
  const rows = items.map((item) => [
    { text: item.name, about: item.about, isStrong: true },
    { text: item.size },
    { text: String(item.quantity) },
    { text: item.reason },
    { text: item.gets },
  ])
  renderTable(paper, COLUMNS, rows, y + 18)
}

/** A4: the label above the cut, the slip below. */
export function renderReturnLabel(brand: Brand, contents: LabelContents): Promise<Buffer> {
  const facts = { title: `Return ${contents.returnNumber}`, author: brand.name, at: new Date() }
  return makePdf(brand, facts, (paper) => {
    renderLabel(paper, contents)
    renderSlip(paper, contents)
    const help = `Questions? ${brand.helpEmail} or ${brand.helpPhone}`
    put(paper, 'P', help, { x: margin, y: 790, width: RIGHT - margin }, { sizePt: 8.5, colour: 'mute' })
  })
}
