import type { PricedCart } from '#modules/cart'
import { DELIVERY_SOURCES } from '#modules/catalogue'

/** A line to be filled, and what each source has of its size. */
export interface LineToFill {
  readonly id: number
  readonly sku: string
  readonly quantity: number
  readonly stock: readonly SourceStock[]
}

/** Pieces of one size at one source. */
export interface SourceStock {
  readonly source: string
  readonly quantity: number
}

const SOURCES: readonly string[] = DELIVERY_SOURCES.map(({ code }) => code)

/** The lines of a cart that leave a source; gift cards are mailed. */
export function linesToFill({ lines }: PricedCart): LineToFill[] {
  const items = lines.filter((line) => !line.isGiftCard)
  return items.map(({ id, variantSku: sku, quantity, variant }) => ({ id, sku, quantity, stock: variant?.stock ?? [] }))
}

/**
 * Fills each line from the sources in their order, from several where one has too few; lines of one size share its
 * stock. @returns by the line's id what each source sends, in total less than its quantity when there is less
 */
export function allocate(
  lines: readonly LineToFill[],
  sources: readonly string[] = SOURCES,
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
  return sources.flatMap((source) => {
    const key = `${line.sku} ${source}`
    const there = line.stock.find((one) => one.source === source)?.quantity ?? 0
    const quantity = Math.min(missing, Math.max(0, there - (taken.get(key) ?? 0)))
    if (quantity === 0) return []
    missing -= quantity
    taken.set(key, (taken.get(key) ?? 0) + quantity)
    return [{ source, quantity }]
  })
}
