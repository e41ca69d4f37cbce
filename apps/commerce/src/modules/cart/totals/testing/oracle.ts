import type { EligibleItems, Promotion, PromotionRule } from '#modules/promotions'
import type { TotalsItem } from '../draft.ts'
import type { TotalsFacts } from '../facts.ts'

// An independent implementation of decisions 63 and 64 in bigint, sharing no arithmetic with the shop.

interface Row {
  readonly line: TotalsItem
  left: bigint
  /** Discount by source: `offer 1`, `coupon X`, `reward Y`. */
  readonly taken: Map<string, bigint>
}

/** In cents. */
export interface OracleTotals {
  readonly subtotal: bigint
  readonly goodsDiscount: bigint
  readonly shipping: bigint
  readonly shippingDiscount: bigint
  readonly tax: bigint
  readonly giftCards: readonly bigint[]
  readonly toPay: bigint
  /** Per line, by source. */
  readonly taken: readonly ReadonlyMap<string, bigint>[]
}

/** Half away from zero, for non-negative numbers. */
const round = (numerator: bigint, denominator: bigint) => (numerator * 2n + denominator) / (denominator * 2n)

const sum = (numbers: readonly bigint[]) => numbers.reduce((total, number) => total + number, 0n)

/** Largest remainder, the first of equals first. */
function share(total: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights)
  if (all === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => (total * weight) / all)
  const byRemainder = weights.map((weight, i) => ({ i, rest: (total * weight) % all }))
  byRemainder.sort((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1))
  let cents = total - sum(shares)
  for (const { i } of byRemainder) {
    if (cents === 0n) break
    shares[i] = (shares[i] ?? 0n) + 1n
    cents -= 1n
  }
  return shares
}

function isEligible(items: EligibleItems, line: TotalsItem, facts: TotalsFacts): boolean {
  if (line.isGiftCard || !line.isSold) return false
  if (items.isSaleExcluded && line.unitCents < line.regularUnitCents) return false
  if (items.brands.length > 0 && !items.brands.some((brand) => brand.toLowerCase() === line.brand?.toLowerCase()))
    return false
  if (items.skus.length > 0 && !items.skus.some((sku) => sku.toLowerCase() === line.productSku.toLowerCase()))
    return false
  return (
    items.categories.length === 0 ||
    items.categories.some((path) => facts.promotions.productsIn.get(path)?.has(line.productId))
  )
}

/** Discount on each row. */
function amounts(rows: readonly Row[], { effect, goods }: PromotionRule, facts: TotalsFacts): bigint[] {
  const weights = rows.map((row) => (isEligible(goods, row.line, facts) ? row.left : 0n))
  const all = sum(weights)
  if (effect.kind === 'percent') return share(round(all * BigInt(effect.percent), 100n), weights)
  if (effect.kind === 'fixed') return share(BigInt(effect.cents) < all ? BigInt(effect.cents) : all, weights)
  const result = rows.map(() => 0n)
  if (effect.kind === 'free-delivery') return result
  const pieces: { readonly row: number; readonly cents: bigint }[] = []
  rows.forEach(({ line, left }, row) => {
    if (!isEligible(goods, line, facts)) return
    for (const cents of share(left, Array<bigint>(line.quantity).fill(1n))) pieces.push({ row, cents })
  })
  pieces.sort((a, b) => (a.cents === b.cents ? 0 : a.cents > b.cents ? -1 : 1))
  const take = (piece: (typeof pieces)[number] | undefined, percent: number) => {
    if (piece) result[piece.row] = (result[piece.row] ?? 0n) + round(piece.cents * BigInt(percent), 100n)
  }
  if (effect.kind === 'cheapest-free') {
    if (pieces.length >= effect.pieces) take(pieces.at(-1), 100)
    return result
  }
  const size = effect.buy + effect.get
  for (let set = size; set <= pieces.length; set += size)
    for (let back = 1; back <= effect.get; back += 1) take(pieces[set - back], effect.percent)
  return result
}

function fresh(facts: TotalsFacts): Row[] {
  return facts.items.map((line) => ({ line, left: BigInt(line.unitCents) * BigInt(line.quantity), taken: new Map() }))
}

/** Ignores stacking. */
function isGiven({ rule, startsAt, endsAt }: Promotion, facts: TotalsFacts): boolean {
  const { now, hasOrdered } = facts.promotions
  if ((startsAt && now < startsAt) || (endsAt && now >= endsAt)) return false
  if (rule.isFirstOrderOnly && hasOrdered) return false
  if (rule.customers === 'member' ? !facts.isSignedIn : rule.customers === 'guest' && facts.isSignedIn) return false
  const rows = fresh(facts)
  const eligible = rows.filter(({ line }) => isEligible(rule.goods, line, facts))
  if (eligible.length === 0 || sum(eligible.map(({ left }) => left)) < BigInt(rule.minimumCents)) return false
  return rule.effect.kind === 'free-delivery' || sum(amounts(rows, rule, facts)) > 0n
}

const allows = ({ rule }: Promotion, other: 'offer' | 'coupon') =>
  rule.stacking === 'all' || (rule.stacking === 'offers' && other === 'offer')

interface InForce {
  readonly promotion: Promotion
  readonly key: string
}

/** Codes first, each with those before it; then the offers that stack with them and each other. */
function inForce(facts: TotalsFacts): { readonly offers: readonly InForce[]; readonly coupons: readonly InForce[] } {
  const coupons: InForce[] = []
  for (const { code, promotion, isSpent } of facts.promotions.coupons) {
    const goesWith = coupons.every(
      (one) => one.promotion.id !== promotion.id && allows(one.promotion, 'coupon') && allows(promotion, 'coupon'),
    )
    if (!isSpent && goesWith && isGiven(promotion, facts)) coupons.push({ promotion, key: `coupon ${code}` })
  }
  const offers: InForce[] = []
  for (const promotion of facts.promotions.offers) {
    const withCoupons = coupons.every(
      (one) => one.promotion.id !== promotion.id && allows(one.promotion, 'offer') && allows(promotion, 'coupon'),
    )
    const withOffers = offers.every((one) => allows(one.promotion, 'offer') && allows(promotion, 'offer'))
    if (withCoupons && withOffers && isGiven(promotion, facts)) offers.push({ promotion, key: `offer ${promotion.id}` })
  }
  return { offers, coupons }
}

function discountRows(rows: readonly Row[], cents: readonly bigint[], key: string): void {
  rows.forEach((row, i) => {
    const amount = cents[i] ?? 0n
    const taken = amount < row.left ? amount : row.left
    row.left -= taken
    if (taken > 0n) row.taken.set(key, (row.taken.get(key) ?? 0n) + taken)
  })
}

const GST = { AU: [1n, 11n], NZ: [3n, 23n] } as const

export function oracleTotals(facts: TotalsFacts): OracleTotals {
  const rows = fresh(facts)
  const subtotal = sum(rows.map(({ left }) => left))
  const { offers, coupons } = inForce(facts)
  for (const { promotion, key } of [...offers, ...coupons])
    discountRows(rows, amounts(rows, promotion.rule, facts), key)
  for (const { code, amountCents } of facts.rewards) {
    const weights = rows.map(({ line, left }) => (line.isSold && !line.isGiftCard ? left : 0n))
    const most = sum(weights)
    discountRows(rows, share(BigInt(amountCents) < most ? BigInt(amountCents) : most, weights), `reward ${code}`)
  }
  const items = rows.filter(({ line }) => !line.isGiftCard)
  const delivered = items.filter(({ line }) => line.fulfilment === 'delivery')
  const goodsCents = Number(sum(delivered.map(({ left }) => left)))
  const [option] = delivered.length > 0 ? facts.shipping.methodsFor({ ...facts, goodsCents }) : []
  const isDelivered = delivered.some(({ line }) => line.isSold)
  const shipping = isDelivered ? BigInt(option?.amountCents ?? 0) : 0n
  const isFree = [...offers, ...coupons].some(({ promotion }) => promotion.rule.effect.kind === 'free-delivery')
  const shippingDiscount = isFree ? shipping : 0n
  const [numerator, denominator] = GST[facts.country]
  const taxed = [...items.map(({ left }) => left), shipping - shippingDiscount]
  let forCards = sum(items.map(({ left }) => left)) + shipping - shippingDiscount
  const toPay = sum(rows.map(({ left }) => left)) + shipping - shippingDiscount
  const giftCards = facts.giftCards.map(({ balanceCents }) => {
    const paid = BigInt(balanceCents) < forCards ? BigInt(balanceCents) : forCards
    forCards -= paid
    return paid
  })
  return {
    subtotal,
    goodsDiscount: subtotal - sum(rows.map(({ left }) => left)),
    shipping,
    shippingDiscount,
    tax: sum(taxed.map((cents) => round(cents * numerator, denominator))),
    giftCards,
    toPay: toPay - sum(giftCards),
    taken: rows.map(({ taken }) => taken),
  }
}
