import type { Draft } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

export function lines(draft: Draft, { items }: TotalsFacts): Draft {
  return {
    ...draft,
    lines: items.map((line) => ({ ...line, rowCents: line.unitCents * line.quantity, savings: [], taxCents: 0 })),
  }
}
