import { normalizeSku } from '@welt/kit/text/skus'
import { type PurchasableVariant, type VariantAnswer, variantAnswersOf } from '#modules/catalogue'
import { addGiftCard } from '../gift-cards/change-gift-cards.ts'
import type { GiftCardUpsert, LineUpsert } from '../lines-store.ts'
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
import type { CartContents, LineChanges } from './contents.ts'
import { type LineFulfilment, obtainableQuantity } from './fulfilment.ts'

/** [R7.69] */
export interface WantedLine {
  readonly sku: string
  readonly parentSku: string | undefined
  readonly quantity: number
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
  readonly fulfilment?: LineFulfilment | undefined
}

export type ResolvedLine =
  | { readonly wanted: Pick<WantedLine, 'sku' | 'quantity' | 'fulfilment'>; readonly variantSku: string }
  | UserError

function toLine(wanted: WantedLine, answer: VariantAnswer): ResolvedLine {
  if (answer.kind === 'variant') return { wanted, variantSku: answer.variantSku }
  if (answer.kind === 'options-missing') return OPTIONS_MISSING
  return answer.kind === 'option-unknown' ? OPTIONS_NOT_AVAILABLE : unknownSku(wanted.sku)
}

function findFault(
  line: Exclude<ResolvedLine, UserError>,
  variant: PurchasableVariant | undefined,
  quantities: ReadonlyMap<string, number>,
  fulfilment: LineFulfilment,
): UserError | undefined {
  if (!variant?.isEnabled) return unknownSku(line.wanted.sku)
  const quantity = quantities.get(line.variantSku)
  if (quantity === undefined && quantities.size >= MAX_LINES) return CART_IS_FULL
  return findStockFault((quantity ?? 0) + line.wanted.quantity, obtainableQuantity(variant, fulfilment))
}

/** Adding checks stock but does not reserve it. [R4.46, R5.04, R5.05] */
export function addResolvedLines(
  { lines, variants }: CartContents,
  wanted: readonly ResolvedLine[],
): LineChanges<(UserError | undefined)[]> {
  const quantities = new Map(lines.map((line) => [line.variant_sku ?? `line ${line.id}`, line.quantity]))
  const choices = new Map(lines.map((line) => [line.variant_sku, line.fulfilment]))
  const put = new Map<string, LineUpsert>()
  const faults = wanted.map((line) => {
    if (!('variantSku' in line)) return line
    const { variantSku } = line
    const variant = variants.get(variantSku)
    const fulfilment = choices.get(variantSku) ?? line.wanted.fulfilment ?? 'delivery'
    const fault = findFault(line, variant, quantities, fulfilment)
    if (fault || !variant) return fault
    const quantity = (quantities.get(variantSku) ?? 0) + line.wanted.quantity
    quantities.set(variantSku, quantity)
    choices.set(variantSku, fulfilment)
    const { productId, unitCents } = variant
    put.set(variantSku, { productId, variantSku, quantity, unitCents, fulfilment })
    return undefined
  })
  return { put: [...put.values()], removedIds: [], result: faults }
}

function addGiftCards(
  wanted: readonly WantedLine[],
  offer: CartContents['giftCard'],
  today: () => string,
  room: number,
) {
  const put: GiftCardUpsert[] = []
  const faults: UserError[] = []
  for (const line of offer ? wanted : []) {
    const added = offer && addGiftCard(line, offer, today())
    if (added && 'faults' in added) faults.push(...added.faults)
    else if (put.length >= room) faults.push(CART_IS_FULL)
    else if (added) put.push(added.put)
  }
  return { put, faults }
}

/** @param today called for gift cards only */
export function addLines(
  contents: CartContents,
  wanted: readonly WantedLine[],
  today: () => string,
): LineChanges<readonly UserError[]> {
  const isCard = ({ sku }: WantedLine) => normalizeSku(sku) === contents.giftCard?.sku
  const answerOf = variantAnswersOf(contents.variants)
  const variantLines = addResolvedLines(
    contents,
    wanted
      .filter((line) => !isCard(line))
      .map((line) => findQuantityFault(line.quantity) ?? toLine(line, answerOf(line))),
  )
  const known = new Set(contents.lines.map((line) => line.variant_sku))
  const room =
    MAX_LINES - contents.lines.length - variantLines.put.filter(({ variantSku }) => !known.has(variantSku)).length
  const cards = addGiftCards(wanted.filter(isCard), contents.giftCard, today, room)
  return {
    ...variantLines,
    giftCards: cards.put,
    result: [...variantLines.result.filter((fault) => fault !== undefined), ...cards.faults],
  }
}
