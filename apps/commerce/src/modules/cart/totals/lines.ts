import type { Draft } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

export function lines(draft: Draft, { goods }: TotalsFacts): Draft {
  return {
    ...draft,
    lines: goods.map((line) => ({ ...line, rowCents: line.unitCents * line.quantity, savings: [], taxCents: 0 })),
  }
}
