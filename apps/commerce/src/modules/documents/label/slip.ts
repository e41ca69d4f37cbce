import type { Brand } from '@welt/brands'
import { code128 } from '@welt/kit/text/code128'
import { PAGE, type Paper, put, RIGHT } from '../pdf/paper.ts'
import { type Column, renderTable } from '../pdf/table.ts'
import { longDay } from '../tax/render-tax-document.ts'

/** What comes back; without address, phone or email of the shopper. */
export interface SlipContents {
  readonly returnNumber: string
  readonly orderNumber: string
  /** Days are `YYYY-MM-DD`. */
  readonly requestedOn: string
  readonly sendBy: string | null
  readonly items: readonly SlipItem[]
}

interface SlipItem {
  readonly name: string
  readonly about: string
  readonly size: string
  readonly quantity: number
  readonly reason: string
  readonly gets: string
}

const { margin } = PAGE

/** The width includes a quiet zone of ten modules on each side. */
export function barcode({ doc, root }: Paper, text: string, x: number, y: number, width: number, height: number): void {
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

const COLUMNS: readonly Column[] = [
  { heading: 'Shoe', x: margin, width: 165 },
  { heading: 'Size', x: 220, width: 70 },
  { heading: 'Qty', x: 290, width: 25, align: 'right' },
  { heading: 'Reason', x: 332, width: 140 },
  { heading: 'You get', x: 485, width: RIGHT - 485 },
]

export function renderItems(paper: Paper, items: readonly SlipItem[], y: number): void {
  const rows = items.map((item) => [
    { text: item.name, about: item.about, isStrong: true },
    { text: item.size },
    { text: String(item.quantity) },
    { text: item.reason },
    { text: item.gets },
  ])
  renderTable(paper, COLUMNS, rows, y)
}

export function renderHelp(paper: Paper, { helpEmail, helpPhone }: Brand): void {
  const placed = { x: margin, y: 790, width: RIGHT - margin }
  put(paper, 'P', `Questions? ${helpEmail} or ${helpPhone}`, placed, { sizePt: 8.5, colour: 'mute' })
}

/** Goes into the parcel. */
export function renderSlip(paper: Paper, contents: SlipContents, top: number): void {
  const { returnNumber, orderNumber, requestedOn, sendBy, items } = contents
  const placed = { x: margin, width: 320 }
  const style = { isDisplay: true, weight: 600, sizePt: 20 } as const
  let y = put(paper, 'H1', 'Packing slip', { ...placed, y: top }, style)
  y = put(paper, 'P', `Return ${returnNumber}, order ${orderNumber}`, { ...placed, y })
  const by = sendBy ? ` Post by ${longDay(sendBy)}.` : ''
  y = put(paper, 'P', `Requested on ${longDay(requestedOn)}.${by}`, { ...placed, y })
  barcode(paper, returnNumber, RIGHT - 180, top, 180, 40)
  put(paper, 'P', returnNumber, { x: RIGHT - 180, y: top + 42, width: 180 }, { align: 'centre' })
  renderItems(paper, items, y + 18)
}
