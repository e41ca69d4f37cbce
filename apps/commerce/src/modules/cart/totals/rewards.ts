import { takeOff } from '../../promotions/discounts/share-discount.ts'
import type { Draft } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** [R3.44, A28] */
export function rewards(draft: Draft, facts: TotalsFacts): Draft {
  const reduced = facts.rewards.reduce(
    (lines, { code, label, amountCents }) => takeOff(lines, amountCents, { label, source: { kind: 'reward', code } }),
    draft.lines,
  )
  return { ...draft, lines: reduced }
}
