import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import type { DiscountFieldsFragment } from './cart.generated.ts'

/** In the order of a summary. */
const KINDS = ['sale', 'offer', 'code', 'reward'] as const

/** Positive, in cents. */
export interface Saving {
  readonly kind: (typeof KINDS)[number]
  readonly label: string
  readonly code: string | undefined
  readonly cents: number
}

type WireDiscounts = readonly (DiscountFieldsFragment | null)[] | null | undefined

export type RewardCodes = ReadonlySet<string>

function toSaving({ label, amount, coupon }: DiscountFieldsFragment, rewards: RewardCodes): Saving {
  const code = coupon?.code
  const kind = code === undefined ? 'offer' : rewards.has(code) ? 'reward' : 'code'
  return { kind, label, code, cents: centsOf(amount) }
}

const isSame = (a: Saving, b: Saving) => a.kind === b.kind && a.label === b.label && a.code === b.code

/** In the order of a summary. Merges an offer's discounts of goods and delivery; drops zeros. */
export function savingsOf(discounts: WireDiscounts, rewards: RewardCodes): readonly Saving[] {
  const sums: Saving[] = []
  for (const discount of withoutNulls(discounts)) {
    const saving = toSaving(discount, rewards)
    const at = sums.findIndex((other) => isSame(other, saving))
    const before = sums[at]
    if (before) sums[at] = { ...before, cents: before.cents + saving.cents }
    else sums.push(saving)
  }
  const rank = ({ kind }: Saving) => KINDS.indexOf(kind)
  return sums.filter(({ cents }) => cents > 0).sort((a, b) => rank(a) - rank(b))
}

export function sumOf(savings: readonly Saving[]): number {
  return savings.reduce((sum, { cents }) => sum + cents, 0)
}

/** "DROP20, 20% off". */
export function savingText({ code, label }: Saving): string {
  return code === undefined || label.includes(code) ? label : `${code}, ${label}`
}
