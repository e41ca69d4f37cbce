import { shareDiscount } from '#modules/promotions'
import type { Draft } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** [R3.44, A28] */
export function rewards(draft: Draft, facts: TotalsFacts): Draft {
  const discounted = facts.rewards.reduce(
    (lines, { code, label, amountCents }) =>
      shareDiscount(lines, amountCents, { label, source: { kind: 'reward', code } }),
    draft.lines,
  )
  return { ...draft, lines: discounted }
}
