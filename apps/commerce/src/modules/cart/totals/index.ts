import { delivery } from './delivery.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import type { TotalsFacts } from './facts.ts'
import { giftCards } from './gift-cards.ts'
import { gst } from './gst.ts'
import { lines } from './lines.ts'
import { payable } from './payable.ts'
import { coupons, offers } from './promotions.ts'
import { rewards } from './rewards.ts'

type Step = (draft: Draft, facts: TotalsFacts) => Draft

/** The order decides what each discount applies to. [R3.08, decision 63] */
const STEPS: readonly Step[] = [lines, offers, coupons, rewards, delivery, gst, giftCards, payable]

export function calculateTotals(facts: TotalsFacts): Draft {
  return STEPS.reduce((draft, step) => step(draft, facts), EMPTY_DRAFT)
}
