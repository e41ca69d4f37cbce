import { remainingCents, type Saving } from '#modules/promotions'
import type { ShippingOption } from '../ports.ts'
import type { DeliveryGroup, Draft, DraftLine, GroupKind } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

const KINDS: readonly GroupKind[] = ['delivery', 'clickncollect', 'email']

function kindOf(line: DraftLine): GroupKind {
  return line.isGiftCard ? 'email' : line.fulfilment
}

/** What is collected does not count for free delivery. [R3.114, A25, decision 96] */
function optionsOf(lines: readonly DraftLine[], facts: TotalsFacts): readonly ShippingOption[] {
  if (lines.length > 0 && lines.every((line) => kindOf(line) !== 'delivery')) return []
  const { brand, thresholds, country, postcode, isSignedIn, shipping } = facts
  const goodsCents = lines.reduce((sum, line) => (kindOf(line) === 'delivery' ? sum + remainingCents(line) : sum), 0)
  return shipping.methodsFor({ brand, thresholds, country, postcode, isSignedIn, goodsCents })
}

function savingsOf(offers: Draft['deliveryOffers'], amountCents: number): readonly Saving[] {
  const [offer] = offers
  return offer ? [{ ...offer, amountCents }] : []
}

/** Products no longer sold cost no delivery. */
export function delivery(draft: Draft, facts: TotalsFacts): Draft {
  const shippingOptions = optionsOf(draft.lines, facts)
  const chosen = shippingOptions.find(
    ({ carrierCode, methodCode }) => carrierCode === facts.carrierCode && methodCode === facts.methodCode,
  )
  const groups = KINDS.flatMap((kind): DeliveryGroup[] => {
    const members = draft.lines.filter((line) => kindOf(line) === kind)
    if (members.length === 0) return []
    const shipping = kind === 'delivery' ? chosen : undefined
    const amountCents = members.some((line) => line.isSold) ? (shipping?.amountCents ?? 0) : 0
    const savings = amountCents > 0 ? savingsOf(draft.deliveryOffers, amountCents) : []
    return [{ kind, lineIds: members.map(({ id }) => id), shipping, amountCents, savings, taxCents: 0 }]
  })
  return { ...draft, shippingOptions, groups }
}
