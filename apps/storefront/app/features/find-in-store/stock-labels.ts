/** What a shopper wants to collect: one pair of a product page, or lines of the bag. */
export interface Wanted {
  readonly sku: string
  readonly quantity: number
  readonly name: string
  /** Of its line; undefined on the product page. */
  readonly uid?: string
}

export type StockLabel = 'here' | 'last' | 'none'

function stockLabel({ sku, quantity }: Wanted, pieces: Readonly<Record<string, number>>): StockLabel {
  const there = pieces[sku] ?? 0
  if (there < quantity) return 'none'
  return there === 1 ? 'last' : 'here'
}

export interface StoreLabels {
  readonly label: StockLabel | 'some'
  /** "In stock", "Both in stock", "1 of 2 today". */
  readonly title: string
  /** Wanted pairs by name, where the store has some of them only. */
  readonly lines: readonly { readonly name: string; readonly label: StockLabel }[]
  /** Uids of lines that the store has. */
  readonly uids: readonly string[]
}

/** "both", "all 3"; "it" for one. */
export const allOf = (count: number) => (count === 1 ? 'it' : count === 2 ? 'both' : `all ${count}`)

export const deliverText = (count: number) => `Get ${allOf(count)} delivered`

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const SINGLE = { here: 'In stock', last: 'Last pair', none: 'Not in this store' } as const

/** @param day when the store hands over what it has: "today", "Mon 30 Nov" */
export function storeLabels(
  wanted: readonly Wanted[],
  pieces: Readonly<Record<string, number>>,
  day: string | undefined,
): StoreLabels {
  const lines = wanted.map((one) => ({ name: one.name, uid: one.uid, label: stockLabel(one, pieces) }))
  const there = lines.filter(({ label }) => label !== 'none')
  const uids = there.flatMap(({ uid }) => uid ?? [])
  const [first] = lines
  if (lines.length === 1 && first) return { label: first.label, title: SINGLE[first.label], lines: [], uids }
  if (there.length === 0) return { label: 'none', title: SINGLE.none, lines: [], uids }
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
