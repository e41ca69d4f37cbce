import type { Transaction } from 'kysely'
import { loadPurchasableVariants, loadVariantAnswers, type PurchasableVariant, type VariantAnswer } from '#modules/catalogue'
import type { Database, Db } from '#src/composition/database'
import {
  CART_IS_FULL,
  findQuantityFault,
  findStockFault,
  MAX_LINES,
  OPTIONS_MISSING,
  OPTIONS_NOT_AVAILABLE,
  type UserError,
  unknownSku,
} from '../rules.ts'
import { addToLine, loadCartLines } from '../store.ts'
import type { CartRow } from '../tables.ts'

/** A line as a client sends it. [R7.69] */
export interface WantedLine {
  readonly sku: string
  readonly parentSku: string | undefined
  readonly quantity: number
  readonly selectedOptions: readonly string[]
}

/** A wanted line with the size it means, or what is wrong with it. */
export type ResolvedLine = { readonly wanted: WantedLine; readonly variantSku: string } | UserError

function toLine(wanted: WantedLine, answer: VariantAnswer): ResolvedLine {
  if (answer.kind === 'variant') return { wanted, variantSku: answer.variantSku }
  if (answer.kind === 'options-missing') return OPTIONS_MISSING
  return answer.kind === 'option-unknown' ? OPTIONS_NOT_AVAILABLE : unknownSku(wanted.sku)
}

/** Finds what the wanted lines mean, before the cart is locked. */
export async function resolveLines(db: Db, websiteId: number, wanted: readonly WantedLine[]): Promise<ResolvedLine[]> {
  const answerOf = await loadVariantAnswers(
    db,
    websiteId,
    wanted.map(({ sku }) => sku),
  )
  return wanted.map((line) => findQuantityFault(line.quantity) ?? toLine(line, answerOf(line)))
}

interface OpenLines {
  readonly quantityBySku: Map<string, number>
  readonly variants: ReadonlyMap<string, PurchasableVariant>
}

function findFault(open: OpenLines, line: Exclude<ResolvedLine, UserError>): UserError | undefined {
  const variant = open.variants.get(line.variantSku)
  if (!variant?.isEnabled) return unknownSku(line.wanted.sku)
  const openQuantity = open.quantityBySku.get(line.variantSku)
  if (openQuantity === undefined && open.quantityBySku.size >= MAX_LINES) return CART_IS_FULL
  return findStockFault((openQuantity ?? 0) + line.wanted.quantity, variant.availableQuantity)
}

/**
 * Puts the good lines on the locked cart and says of each line what is wrong with it, if anything is. Adding only
 * checks stock; it reserves none. [R4.46, R5.04, R5.05]
 */
export async function addLines(
  trx: Transaction<Database>,
  cart: CartRow,
  lines: readonly ResolvedLine[],
): Promise<(UserError | undefined)[]> {
  const rows = await loadCartLines(trx, cart.id)
  const open: OpenLines = {
    quantityBySku: new Map(rows.map((row) => [row.variant_sku ?? `line ${row.id}`, row.quantity])),
    variants: await loadPurchasableVariants(
      trx,
      cart.website_id,
      lines.flatMap((line) => ('variantSku' in line ? line.variantSku : [])),
    ),
  }
  const faults: (UserError | undefined)[] = []
  for (const line of lines) {
    const fault = 'variantSku' in line ? findFault(open, line) : line
    const variant = 'variantSku' in line ? open.variants.get(line.variantSku) : undefined
    faults.push(fault)
    if (fault || !('variantSku' in line) || !variant) continue
    const { quantity } = line.wanted
    open.quantityBySku.set(line.variantSku, (open.quantityBySku.get(line.variantSku) ?? 0) + quantity)
    await addToLine(trx, {
      cartId: cart.id,
      productId: variant.productId,
      variantSku: line.variantSku,
      quantity,
      unitCents: variant.unitCents,
    })
  }
  return faults
}
