import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import type { DiscountFieldsFragment } from './cart.generated.ts'

/** What kind of saving it is, in the order in which a summary lists them. */
const KINDS = ['sale', 'offer', 'code', 'reward'] as const

/** Something taken off, with what shoppers call it; positive, in cents. */
export interface Saving {
  readonly kind: (typeof KINDS)[number]
  /** Name of the offer. */
  readonly label: string
  /** The code that it came from. */
  readonly code: string | undefined
  readonly cents: number
}

type WireDiscounts = readonly (DiscountFieldsFragment | null)[] | null | undefined

/** Codes of rewards, as the cart lists them. */
export type RewardCodes = ReadonlySet<string>

function toSaving({ label, amount, coupon }: DiscountFieldsFragment, rewards: RewardCodes): Saving {
  const code = coupon?.code
  const kind = code === undefined ? 'offer' : rewards.has(code) ? 'reward' : 'code'
  return { kind, label, code, cents: centsOf(amount) }
}

const isSame = (a: Saving, b: Saving) => a.kind === b.kind && a.label === b.label && a.code === b.code

/** Discounts in the order of a summary; what one offer takes off goods and delivery is one saving. None is zero. */
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

/** "DROP20, 20% off": a saving on a line. */
export function savingText({ code, label }: Saving): string {
  return code === undefined || label.includes(code) ? label : `${code}, ${label}`
}
