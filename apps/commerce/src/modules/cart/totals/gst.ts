import { containedGstCents } from '@welt/kit/money'
import { type Draft, remainingCents, savedCents } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/**
 * GST contained in each line and each delivery after their savings, rounded once for each.
 * A gift card contains none. [A109]
 */
export function gst(draft: Draft, { country }: TotalsFacts): Draft {
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      taxCents: line.isGiftCard ? 0 : containedGstCents(remainingCents(line), country),
    })),
    groups: draft.groups.map((group) => ({
      ...group,
      taxCents: containedGstCents(group.amountCents - savedCents(group.savings), country),
    })),
  }
}
