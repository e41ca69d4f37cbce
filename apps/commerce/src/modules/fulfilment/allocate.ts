import type { PricedCart } from '#modules/cart'

export interface LineToFill {
  readonly id: number
  readonly sku: string
  readonly quantity: number
  /** The store that the line is collected from. */
  readonly at?: string
  readonly stock: readonly SourceStock[]
}

export interface SourceStock {
  readonly source: string
  readonly quantity: number
}

/** Without gift cards, which are mailed. */
export function linesToFill({ lines, storeCode: at }: PricedCart): LineToFill[] {
  const items = lines.filter((line) => !line.isGiftCard)
  return items.map(({ id, variantSku: sku, quantity, fulfilment, variant, availableQuantity }) =>
    fulfilment === 'clickncollect' && at !== undefined
      ? { id, sku, quantity, at, stock: [{ source: at, quantity: availableQuantity }] }
      : { id, sku, quantity, stock: variant?.stock ?? [] },
  )
}

function sourcesOf(lines: readonly LineToFill[]): readonly string[] {
  return [...new Set(lines.flatMap(({ stock }) => stock.map(({ source }) => source)))].sort()
}

/** Lines of one size share its stock. @returns by line id; less than the quantity when stock is short */
export function allocate(
  lines: readonly LineToFill[],
  sources: readonly string[] = sourcesOf(lines),
): ReadonlyMap<number, readonly SourceStock[]> {
  const taken = new Map<string, number>()
  return new Map(lines.map((line) => [line.id, allocateLine(line, sources, taken)]))
}

function allocateLine(
  line: LineToFill,
  sources: readonly string[],
  taken: Map<string, number>,
): readonly SourceStock[] {
  let missing = line.quantity
  return (line.at ? [line.at] : sources).flatMap((source) => {
    const key = `${line.sku} ${source}`
    const there = line.stock.find((one) => one.source === source)?.quantity ?? 0
    const quantity = Math.min(missing, Math.max(0, there - (taken.get(key) ?? 0)))
    if (quantity === 0) return []
    missing -= quantity
    taken.set(key, (taken.get(key) ?? 0) + quantity)
    return [{ source, quantity }]
  })
}
