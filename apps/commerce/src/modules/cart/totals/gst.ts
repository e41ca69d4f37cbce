import { containedGstCents } from '@welt/kit/money'
import { remainingCents, savedCents } from '#modules/promotions'
import type { Draft } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** Contained GST, rounded once per line and delivery. [A109] */
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
