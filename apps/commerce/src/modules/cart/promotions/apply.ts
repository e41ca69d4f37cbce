import { divideRound } from '@welt/kit/money'
import { type Draft, type DraftLine, remainingCents, type SavingSource } from '../totals/draft.ts'
import { isDiscountable, takeOff, takeOffEach } from '../totals/take-off.ts'
import type { PromotionFacts } from './facts.ts'
import type { Promotion } from './in-force.ts'
import type { PromotionAction } from './rule.ts'

/** What is taken off, and for what. */
interface Offer {
  readonly label: string
  readonly source: Exclude<SavingSource, { kind: 'reward' }>
}

/** One piece of a line, at what is left of its price. */
interface Piece {
  readonly line: DraftLine
  readonly cents: number
}

/** Pieces dearest first; what is left of a line is shared over its pieces, the odd cents on the first ones. */
function piecesOf(lines: readonly DraftLine[]): readonly Piece[] {
  const pieces = lines.flatMap((line) => {
    const left = remainingCents(line)
    const least = Math.floor(left / line.quantity)
    return Array.from({ length: line.quantity }, (_, i) => ({ line, cents: least + (i < left - least * line.quantity ? 1 : 0) }))
  })
  return pieces.toSorted((a, b) => b.cents - a.cents)
}

/** The cheapest pieces that are lowered: in each full set the last ones, or the last of all. */
function loweredPieces(action: Extract<PromotionAction, { kind: 'buy-x-get-y' | 'cheapest-free' }>, lines: readonly DraftLine[]) {
  const pieces = piecesOf(lines)
  if (action.kind === 'cheapest-free') return pieces.length >= action.from ? pieces.slice(-1) : []
  const size = action.buy + action.get
  const full = Math.floor(pieces.length / size) * size
  return pieces.slice(0, full).filter((_, i) => i % size >= action.buy)
}

/** What a set of pieces takes off each line, by the line. */
function loweredCents(pieces: readonly Piece[], percent: number): ReadonlyMap<DraftLine, number> {
  const sums = new Map<DraftLine, number>()
  for (const { line, cents } of pieces) sums.set(line, (sums.get(line) ?? 0) + divideRound(cents * percent, 100))
  return sums
}

/** Whether a promotion looks at a line: its product counts, and nothing that excludes others has lowered it. */
function countsFor({ rule, productIds }: Promotion, line: DraftLine, exclusive: ReadonlySet<number>): boolean {
  if (!isDiscountable(line) || (productIds && !productIds.has(line.productId))) return false
  if (rule.conditions.isSaleExcluded && line.unitCents < line.regularUnitCents) return false
  if (rule.isExclusive && line.savings.length > 0) return false
  return !line.savings.some(({ source }) => source.kind !== 'reward' && exclusive.has(source.promotionId))
}

function lower(draft: Draft, action: PromotionAction, offer: Offer, counting: ReadonlySet<DraftLine>): Draft {
  const isMeant = (line: DraftLine) => counting.has(line)
  const meant = draft.lines.filter(isMeant)
  const leftCents = meant.reduce((sum, line) => sum + remainingCents(line), 0)
  switch (action.kind) {
    case 'percent':
      return { ...draft, lines: takeOff(draft.lines, divideRound(leftCents * action.percent, 100), offer, isMeant) }
    case 'fixed':
      return { ...draft, lines: takeOff(draft.lines, action.amountCents, offer, isMeant) }
    case 'free-delivery':
      return { ...draft, deliveryOffers: [...draft.deliveryOffers, offer] }
    case 'buy-x-get-y':
    case 'cheapest-free': {
      const percent = action.kind === 'buy-x-get-y' ? action.percent : 100
      const cents = loweredCents(loweredPieces(action, meant), percent)
      return { ...draft, lines: takeOffEach(draft.lines, offer, (line) => cents.get(line) ?? 0) }
    }
  }
}

/** Whether the promotion is for these customers, whatever is in the bag. */
function isForCustomer({ rule: { conditions } }: Promotion, { isMember, isFirstOrder }: PromotionFacts): boolean {
  if (conditions.group !== undefined && (conditions.group === 'member') !== isMember) return false
  return !conditions.isFirstOrder || isFirstOrder
}

/** Takes off what one promotion takes off; nothing where its conditions are not met. */
export function applyPromotion(draft: Draft, facts: PromotionFacts, promotion: Promotion, source: Offer['source']): Draft {
  if (!isForCustomer(promotion, facts)) return draft
  const all = [...facts.offers, ...facts.coupons.map((coupon) => coupon.promotion)]
  const exclusive = new Set(all.filter(({ rule }) => rule.isExclusive).map(({ id }) => id))
  const counting = new Set(draft.lines.filter((line) => countsFor(promotion, line, exclusive)))
  const countingCents = [...counting].reduce((sum, line) => sum + remainingCents(line), 0)
  if (countingCents === 0 || countingCents < (promotion.rule.conditions.minimumCents ?? 0)) return draft
  return lower(draft, promotion.rule.action, { label: promotion.label, source }, counting)
}
