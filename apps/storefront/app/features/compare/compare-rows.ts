import { inSize, lastText, sizeInScale } from '@welt/brands/size-text'
import type { ComparedShoe, ComparedSize } from './compared-shoe.ts'

/** Picture beside a cell's text. */
type Figure =
  | { readonly kind: 'width'; readonly percent: number }
  | { readonly kind: 'heel'; readonly mm: number; readonly highestMm: number }
  | { readonly kind: 'fit'; readonly shoe: number }

/** Undefined text is 'Not stated'. */
export interface Cell {
  readonly text: string | undefined
  readonly detail?: string
  readonly warning?: string
  /** 'Widest', 'Lowest' or 'Lightest'. */
  readonly mark?: string
  readonly figure?: Figure
}

export interface Row {
  readonly name: string
  readonly cells: readonly Cell[]
}

/** Range of a width bar, in millimetres. */
const BAR_MM = [80, 102] as const

/** Numbers in ascending order, half sizes included, then other sizes. */
function bySize(a: string, b: string): number {
  const [left, right] = [Number.parseFloat(a), Number.parseFloat(b)]
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a.localeCompare(b)
  return left - right || a.localeCompare(b)
}

/** All sizes of the shoes, in ascending order. */
export function sizesToCompare(shoes: readonly ComparedShoe[]): readonly string[] {
  return [...new Set(shoes.flatMap(({ sizes }) => sizes.map(({ label }) => label)))].sort(bySize)
}

const hasInStock = ({ sizes }: ComparedShoe, label: string) =>
  sizes.some((size) => size.label === label && size.isInStock)

/** The requested size, else the middle one of those that most shoes have in stock. */
export function sizeToCompare(shoes: readonly ComparedShoe[], wanted: string | null): string | undefined {
  const labels = sizesToCompare(shoes)
  const found = labels.find((label) => label === wanted)
  if (found) return found
  const counted = labels.map((label) => ({ label, count: shoes.filter((shoe) => hasInStock(shoe, label)).length }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const best = counted.filter(({ count }) => count === most)
  return best[Math.floor((best.length - 1) / 2)]?.label
}

export const sizeOf = (shoe: ComparedShoe, label: string | undefined): ComparedSize | undefined =>
  shoe.sizes.find((size) => size.label === label)

/** Marks the best number, unless all stated numbers are equal. */
function marked(
  cells: readonly Cell[],
  numbers: readonly (number | undefined)[],
  mark: string,
  best: 'most' | 'least',
): readonly Cell[] {
  const stated = numbers.filter((number) => number !== undefined)
  const [low, high] = [Math.min(...stated), Math.max(...stated)]
  if (stated.length < 2 || low === high) return cells
  return cells.map((cell, at) => (numbers[at] === (best === 'most' ? high : low) ? { ...cell, mark } : cell))
}

const shareOfBar = (mm: number) =>
  Math.round((100 * (Math.min(BAR_MM[1], Math.max(BAR_MM[0], mm)) - BAR_MM[0])) / (BAR_MM[1] - BAR_MM[0]))

/** Facts of one size, for shoes made in it. */
interface SizeRowFacts {
  readonly name: string
  readonly inScale: string
  readonly sizes: readonly (ComparedSize | undefined)[]
}

function widthRow(shoes: readonly ComparedShoe[], { name, inScale, sizes }: SizeRowFacts): Row {
  const cells = shoes.map(({ widthName }, at): Cell => {
    const size = sizes[at]
    if (!size) return { text: `Not made in ${inScale}` }
    if (size.widthMm === undefined) return { text: widthName }
    const text = `${size.widthMm} mm${widthName ? ` (${widthName})` : ''}`
    return { text, figure: { kind: 'width', percent: shareOfBar(size.widthMm) } }
  })
  const numbers = sizes.map((size) => size?.widthMm)
  return { name, cells: marked(cells, numbers, 'Widest', 'most') }
}

function weightRow({ inScale, sizes }: SizeRowFacts): Row {
  const cells = sizes.map(
    (size): Cell => ({
      text: size ? (size.weightGrams === undefined ? undefined : `${size.weightGrams} g`) : `Not made in ${inScale}`,
    }),
  )
  const numbers = sizes.map((size) => size?.weightGrams)
  return { name: 'Weight, one shoe', cells: marked(cells, numbers, 'Lightest', 'least') }
}

function heelRow(shoes: readonly ComparedShoe[]): Row {
  const highestMm = Math.max(0, ...shoes.map(({ heelMm }) => heelMm ?? 0))
  const cells = shoes.map(
    ({ heelMm: mm }): Cell =>
      mm === undefined ? { text: undefined } : { text: `${mm} mm`, figure: { kind: 'heel', mm, highestMm } },
  )
  const numbers = shoes.map(({ heelMm }) => heelMm)
  return { name: 'Heel height', cells: marked(cells, numbers, 'Lowest', 'least') }
}

function stockText(size: ComparedSize | undefined, inScale: string): string {
  if (!size) return `Not made in ${inScale}`
  return size.isInStock ? `${inScale} in stock` : `${inScale} is sold out`
}

function leftText(count: number | undefined, inScale: string): string | undefined {
  if (!count) return undefined
  const left = count === 1 ? lastText(inScale) : `Only ${count} left`
  return `${left}${inSize(inScale)}`
}

function stockRow(shoes: readonly ComparedShoe[], { inScale, sizes }: SizeRowFacts, scale: string): Row {
  const cells = shoes.map((shoe, at): Cell => {
    const inStock = shoe.sizes.filter(({ isInStock }) => isInStock).map(({ label }) => label)
    const [first, last] = [inStock[0], inStock.at(-1)]
    const range =
      first === undefined ? 'Sold out' : first === last ? sizeInScale(first, scale) : `${scale} ${first} to ${last}`
    const left = leftText(sizes[at]?.leftCount, inScale)
    return { text: range, detail: stockText(sizes[at], inScale), ...(left ? { warning: left } : {}) }
  })
  return { name: 'Sizes in stock', cells }
}

/** Sold-out sizes have no delivery date. */
function arrivalRow({ inScale, sizes }: SizeRowFacts, { days, postcode }: Arrival): Row {
  const cells = sizes.map((size): Cell => ({ text: days && size?.isInStock ? days : days && stockText(size, inScale) }))
  return { name: postcode ? `Arrives at ${postcode}` : 'Arrives', cells }
}

const textRow = (name: string, texts: readonly (string | undefined)[]): Row => ({
  name,
  cells: texts.map((text) => ({ text })),
})

function materialRow(shoes: readonly ComparedShoe[]): Row {
  const cells = shoes.map(
    ({ upper, lining }): Cell => ({ text: upper, ...(lining ? { detail: `${lining} lining` } : {}) }),
  )
  return { name: 'Upper and lining', cells }
}

const signatureOf = ({ text, detail, warning }: Cell) => [text, detail, warning].join('|')
const isFilled = ({ cells }: Row) => cells.some(({ text, detail }) => text !== undefined || detail !== undefined)
const differs = ({ cells }: Row) => new Set(cells.map(signatureOf)).size > 1

/** Delivery dates and, if known, the postcode. */
interface Arrival {
  readonly days: string | undefined
  readonly postcode: string | undefined
}

export interface CompareView {
  /** 'AU' or 'EU'. */
  readonly scale: string
  readonly size: string | undefined
  readonly isOnlyDifferences: boolean
  readonly arrival: Arrival
}

/** Omits rows without facts and, on request, rows with equal cells. */
export function compareRows(
  shoes: readonly ComparedShoe[],
  { scale, size, isOnlyDifferences, arrival }: CompareView,
): readonly Row[] {
  const inScale = size ? sizeInScale(size, scale) : scale
  const facts: SizeRowFacts = { name: `Width at ${inScale}`, inScale, sizes: shoes.map((shoe) => sizeOf(shoe, size)) }
  const rows: readonly Row[] = [
    {
      name: 'Fit',
      cells: shoes.map(({ fit }, at) =>
        fit ? { text: fit.sentence, figure: { kind: 'fit' as const, shoe: at } } : { text: undefined },
      ),
    },
    widthRow(shoes, facts),
    heelRow(shoes),
    weightRow(facts),
    materialRow(shoes),
    textRow(
      'Sole',
      shoes.map(({ sole }) => sole),
    ),
    textRow(
      'Closure',
      shoes.map(({ closure }) => closure),
    ),
    textRow(
      'Price',
      shoes.map((shoe) => shoe.priceText),
    ),
    stockRow(shoes, facts, scale),
    arrivalRow(facts, arrival),
  ]
  return rows.filter((row) => isFilled(row) && (!isOnlyDifferences || differs(row)))
}
