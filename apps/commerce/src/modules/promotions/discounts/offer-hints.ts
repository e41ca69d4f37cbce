import { formatCents } from '@welt/kit/money'
import type { OfferHint } from '#src/platform/contract/contract.generated'
import type { Effect, Promotion } from '../rules/rule.ts'
import type { PromotionContext } from './context.ts'
import { eligibleFor } from './eligible-items.ts'
import { reachableOffers } from './in-force.ts'
import type { PromotionLine } from './line.ts'

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const countText = (count: number) => NUMBERS[count] ?? String(count)

/** `half price`, `free`, `30% off`. */
const priceText = (percent: number) => (percent === 100 ? 'free' : percent === 50 ? 'half price' : `${percent}% off`)

function cheapestText(effect: Extract<Effect, { kind: 'buy-get' | 'cheapest-free' }>): string {
  if (effect.kind === 'cheapest-free') return 'the cheapest is free'
  const { get, percent } = effect
  return get === 1
    ? `the cheapest is ${priceText(percent)}`
    : `the cheapest ${countText(get).toLowerCase()} are ${priceText(percent)}`
}

/** Pieces missing from the next set; 0 if no set is under way or a later set lacks more than one. */
function missingPieces(effect: Extract<Effect, { kind: 'buy-get' | 'cheapest-free' }>, count: number): number {
  if (effect.kind === 'cheapest-free') return Math.max(0, effect.pieces - count)
  const size = effect.buy + effect.get
  const missing = (size - (count % size)) % size
  return count < size || missing === 1 ? missing : 0
}

function hintOf({ label, rule }: Promotion, eligible: readonly PromotionLine[]): OfferHint | undefined {
  const { effect, minimumCents } = rule
  const missingCents = minimumCents - eligible.reduce((sum, line) => sum + line.rowCents, 0)
  if (missingCents > 0) return { label, message: `Spend ${formatCents(missingCents)} more to get this offer` }
  if (effect.kind !== 'buy-get' && effect.kind !== 'cheapest-free') return undefined
  const missing = missingPieces(
    effect,
    eligible.reduce((sum, line) => sum + line.quantity, 0),
  )
  if (missing === 0) return undefined
  return {
    label,
    message: `${countText(missing)} more ${missing === 1 ? 'pair' : 'pairs'} and ${cheapestText(effect)}`,
  }
}

export function offerHints(context: PromotionContext): readonly OfferHint[] {
  return reachableOffers(context).flatMap((offer) => {
    const eligible = context.lines.filter(eligibleFor(offer.rule.goods, context.promotions))
    const hint = eligible.length > 0 ? hintOf(offer, eligible) : undefined
    return hint ? [hint] : []
  })
}
