import type { Transaction } from 'kysely'
import { loadSellables, resolveVariantSku, type Sellable } from '#modules/catalogue'
import type { Database, Db } from '#src/database'
import {
  CART_IS_FULL,
  findQuantityFault,
  findStockFault,
  MAX_LINES,
  OPTIONS_MISSING,
  OPTIONS_NOT_AVAILABLE,
  type UserError,
  unknownSku,
} from './rules.ts'
import { addToLine, loadCartLines } from './store.ts'
import type { CartRow } from './tables.ts'

/** A line as a client asks for it. @source R7.69 */
export interface WantedLine {
  readonly sku: string
  readonly parentSku: string | undefined
  readonly quantity: number
  readonly selectedOptions: readonly string[]
}

/** A wanted line with the size it means, or what is wrong with it. */
type ResolvedLine = { readonly wanted: WantedLine; readonly variantSku: string } | UserError

async function resolveLine(db: Db, websiteId: number, wanted: WantedLine): Promise<ResolvedLine> {
  const fault = findQuantityFault(wanted.quantity)
  if (fault) return fault
  const answer = await resolveVariantSku(db, websiteId, wanted)
  if (answer.kind === 'variant') return { wanted, variantSku: answer.variantSku }
  if (answer.kind === 'options-missing') return OPTIONS_MISSING
  return answer.kind === 'option-unknown' ? OPTIONS_NOT_AVAILABLE : unknownSku(wanted.sku)
}

/** Finds what the wanted lines mean. Done before the cart is locked: it takes one query a line. */
export async function resolveLines(db: Db, websiteId: number, wanted: readonly WantedLine[]): Promise<ResolvedLine[]> {
  const resolved: ResolvedLine[] = []
  for (const line of wanted) resolved.push(await resolveLine(db, websiteId, line))
  return resolved
}

interface OpenLines {
  readonly quantityBySku: Map<string, number>
  readonly sellables: ReadonlyMap<string, Sellable>
}

function findFault(open: OpenLines, line: Exclude<ResolvedLine, UserError>): UserError | undefined {
  const sellable = open.sellables.get(line.variantSku)
  if (!sellable?.isEnabled) return unknownSku(line.wanted.sku)
  const held = open.quantityBySku.get(line.variantSku)
  if (held === undefined && open.quantityBySku.size >= MAX_LINES) return CART_IS_FULL
  return findStockFault((held ?? 0) + line.wanted.quantity, sellable.availableQuantity)
}

/**
 * Puts the good lines on the locked cart and gives back what is wrong with the others. Adding only checks stock; it holds none.
 * @source R4.46, R5.04, R5.05, reliability §2 Stock
 */
export async function addLines(trx: Transaction<Database>, cart: CartRow, lines: readonly ResolvedLine[]): Promise<UserError[]> {
  const rows = await loadCartLines(trx, cart.id)
  const open: OpenLines = {
    quantityBySku: new Map(rows.map((row) => [row.variant_sku ?? `line ${row.id}`, row.quantity])),
    sellables: await loadSellables(
      trx,
      cart.website_id,
      lines.flatMap((line) => ('variantSku' in line ? line.variantSku : [])),
    ),
  }
  const faults: UserError[] = []
  for (const line of lines) {
    const fault = 'variantSku' in line ? findFault(open, line) : line
    const sellable = 'variantSku' in line ? open.sellables.get(line.variantSku) : undefined
    if (fault || !('variantSku' in line) || !sellable) {
      if (fault) faults.push(fault)
      continue
    }
    const { quantity } = line.wanted
    open.quantityBySku.set(line.variantSku, (open.quantityBySku.get(line.variantSku) ?? 0) + quantity)
    await addToLine(trx, {
      cartId: cart.id,
      productId: sellable.productId,
      variantSku: line.variantSku,
      quantity,
      unitCents: sellable.unitCents,
    })
  }
  return faults
}
