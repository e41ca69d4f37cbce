import type { Brand } from '@welt/brands'
import { decorate, makePdf, PAGE, type Paper, put, RIGHT } from '../pdf/paper.ts'
import { barcode, renderHelp, renderSlip, type SlipContents } from './slip.ts'

/** Of a return that is posted. */
export interface LabelContents extends SlipContents {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

const { margin } = PAGE
const BOX = { top: 42, bottom: 415 } as const
const CUT = { y: 440, from: 200, to: RIGHT - 155 } as const
const INNER = margin + 22

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

/** A4: the label above the cut, the slip below. */
export function renderReturnLabel(brand: Brand, contents: LabelContents): Promise<Buffer> {
  const facts = { title: `Return ${contents.returnNumber}`, author: brand.name, at: new Date() }
  return makePdf(brand, facts, (paper) => {
    renderLabel(paper, contents)
    renderSlip(paper, contents, 466)
    renderHelp(paper, brand)
  })
}
