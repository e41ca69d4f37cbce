import type { Brand } from '@welt/brands'
import { makePdf, PAGE, type Paper, put, RIGHT, wordmark } from '../pdf/paper.ts'
import { longDay } from '../tax/render-tax-document.ts'
import { barcode, renderHelp, renderItems, type SlipContents } from './slip.ts'

/** Of a return that is brought to a store. */
export interface StoreSlipContents extends SlipContents {
  /** The nearest one; undefined where none is near. */
  readonly store: SlipStore | undefined
}

export interface SlipStore {
  readonly name: string
  readonly address: readonly string[]
  readonly phone: string
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
}

const { margin } = PAGE
const MIDDLE = 310
const HEADING = { weight: 600, sizePt: 11 } as const

function renderHead(paper: Paper, { returnNumber }: StoreSlipContents): number {
  wordmark(paper, margin, 48)
  const title = { isDisplay: true, weight: 600, sizePt: 24 } as const
  const placed = { x: margin, width: RIGHT - margin }
  const y = put(paper, 'H1', 'Return at a store', { ...placed, y: 96 }, title)
  barcode(paper, returnNumber, margin, y + 14, RIGHT - margin, 82)
  return put(paper, 'P', returnNumber, { ...placed, y: y + 102 }, { align: 'centre', sizePt: 13 }) + 20
}

function renderFacts(paper: Paper, brand: Brand, contents: StoreSlipContents, top: number): number {
  const { returnNumber, orderNumber, requestedOn, sendBy } = contents
  const placed = { x: margin, width: MIDDLE - margin - 20 }
  let y = put(paper, 'H2', `Return ${returnNumber}, order ${orderNumber}`, { ...placed, y: top }, HEADING)
  y = put(paper, 'P', `Requested on ${longDay(requestedOn)}.`, { ...placed, y: y + 2 })
  if (sendBy) y = put(paper, 'P', `Bring it by ${longDay(sendBy)}.`, { ...placed, y })
  return put(paper, 'P', `Any ${brand.name} store takes it. Show this slip at the counter.`, { ...placed, y: y + 8 })
}

function renderStore(paper: Paper, { name, address, phone, hours }: SlipStore, top: number): number {
  const placed = { x: MIDDLE, width: RIGHT - MIDDLE }
  let y = put(paper, 'H2', `Nearest: ${name}`, { ...placed, y: top }, HEADING) + 2
  for (const line of [...address, phone].filter(Boolean)) y = put(paper, 'P', line, { ...placed, y })
  y += 8
  for (const row of hours) {
    put(paper, 'P', row.days, { x: MIDDLE, y, width: 75 })
    y = put(paper, 'P', row.hours, { x: MIDDLE + 80, y, width: RIGHT - MIDDLE - 80 })
  }
  return y
}

/** A4, for the counter. */
export function renderStoreSlip(brand: Brand, contents: StoreSlipContents): Promise<Buffer> {
  const facts = { title: `Return ${contents.returnNumber}`, author: brand.name, at: new Date() }
  return makePdf(brand, facts, (paper) => {
    const top = renderHead(paper, contents)
    const factsEnd = renderFacts(paper, brand, contents, top)
    const storeEnd = contents.store ? renderStore(paper, contents.store, top) : top
    renderItems(paper, contents.items, Math.max(factsEnd, storeEnd) + 24)
    renderHelp(paper, brand)
  })
}
