import { formatCents } from '@welt/kit/money'
import type { SiteSettings } from '#modules/site'

type Loyalty = SiteSettings['loyalty']

const SUM = /\{(sum|tier_at|left_after):([\w+-]+)\}/g
const TERM = /([+-]?)(\w+)/g

/** Sum of `15995-member_birthday`; undefined if it has an unknown name. */
function centsOf(terms: string, { birthdayRewards }: Loyalty): number | undefined {
  let sum = 0
  for (const [, sign, term = ''] of terms.matchAll(TERM)) {
    const cents = term === 'member_birthday' ? birthdayRewards.MEMBER : Number(term)
    if (!Number.isSafeInteger(cents)) return undefined
    sum += sign === '-' ? -cents : cents
  }
  return sum
}

function standingAt(spentCents: number, { thresholds: { SILVER, GOLD } }: Loyalty) {
  if (spentCents >= GOLD) return { tier: 'Gold', left: 'the top tier' }
  const [tier, next, nextCents] = spentCents >= SILVER ? ['Silver', 'Gold', GOLD] : ['Member', 'Silver', SILVER]
  return { tier, left: `with ${formatCents(nextCents - spentCents)} to go to ${next}` }
}

/** Fills `{sum:…}`, `{tier_at:…}` and `{left_after:…}`; those with unknown terms stay as they are. [R9.21, R9.22] */
export function fillSums(content: string, loyalty: Loyalty): string {
  return content.replace(SUM, (token, kind: string, terms: string) => {
    const cents = centsOf(terms, loyalty)
    if (cents === undefined) return token
    if (kind === 'sum') return formatCents(cents)
    const { tier, left } = standingAt(cents, loyalty)
    return kind === 'tier_at' ? tier : left
  })
}
