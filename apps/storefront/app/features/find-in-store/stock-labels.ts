import { lastText } from '@welt/brands/size-text'
import { capitalized } from '@welt/kit/text/capitalized'

/** What a shopper wants to collect: one pair of a product page, or lines of the bag. */
export interface Wanted {
  readonly sku: string
  readonly quantity: number
  readonly name: string
  readonly size: string | undefined
  /** Of its line; undefined on the product page. */
  readonly uid?: string
}

type StockLabel = 'here' | 'last' | 'none'

function stockLabel({ sku, quantity }: Wanted, pieces: Readonly<Record<string, number>>): StockLabel {
  const there = pieces[sku] ?? 0
  if (there < quantity) return 'none'
  return there === 1 ? 'last' : 'here'
}

/** `text` follows the name: ", last pair". */
interface LineLabel {
  readonly name: string
  readonly label: StockLabel
  readonly text: string
}

export interface StoreLabels {
  readonly label: StockLabel | 'some'
  /** "In stock", "Both in stock", "1 of 2 today". */
  readonly title: string
  /** Wanted pairs by name, where the store has some of them only. */
  readonly lines: readonly LineLabel[]
  /** Uids of lines that the store has. */
  readonly uids: readonly string[]
}

/** "both", "all 3"; "it" for one. */
export const allOf = (count: number) => (count === 1 ? 'it' : count === 2 ? 'both' : `all ${count}`)

export const deliverText = (count: number) => `Get ${allOf(count)} delivered`

const NONE = 'Not in this store'

function singleText(label: StockLabel, size: string | undefined): string {
  return label === 'none' ? NONE : label === 'last' ? lastText(size) : 'In stock'
}

function lineText(label: StockLabel, size: string | undefined): string {
  return label === 'here' ? '' : `, ${singleText(label, size).toLowerCase()}`
}

/** @param day when the store hands over what it has: "today", "Mon 30 Nov" */
export function storeLabels(
  wanted: readonly Wanted[],
  pieces: Readonly<Record<string, number>>,
  day: string | undefined,
): StoreLabels {
  const lines = wanted.map((one) => {
    const label = stockLabel(one, pieces)
    return { name: one.name, uid: one.uid, label, text: lineText(label, one.size) }
  })
  const there = lines.filter(({ label }) => label !== 'none')
  const uids = there.flatMap(({ uid }) => uid ?? [])
  const [first] = lines
  if (lines.length === 1 && first)
    return { label: first.label, title: singleText(first.label, wanted[0]?.size), lines: [], uids }
  if (there.length === 0) return { label: 'none', title: NONE, lines: [], uids }
  if (there.length < lines.length)
    return { label: 'some', title: `${there.length} of ${lines.length} ${day ?? 'in stock'}`, lines, uids }
  const label = lines.some((line) => line.label === 'last') ? 'last' : 'here'
  return {
    label: 'here',
    title: `${capitalized(allOf(lines.length))} in stock`,
    lines: label === 'last' ? lines : [],
    uids,
  }
}

export const hasAll = ({ label }: StoreLabels) => label === 'here' || label === 'last'
