import { useShop } from '#app/session/site/shop.ts'

const listOf = (items: readonly string[], last: string) => items.join(', ').replace(/, ([^,]*)$/, ` ${last} $1`)

/** Headings that name only what the site supports. [R1.23, R3.110] */
export function useKindsText() {
  const { flags, isLoyaltyOffered } = useShop()
  const kinds = ['code', ...(flags.giftCard ? ['gift card'] : []), ...(isLoyaltyOffered ? ['reward'] : [])]
  const more = kinds.slice(1).map((kind) => `${kind}s`)
  return { add: `Add a ${listOf(kinds, 'or')}`, all: listOf(['Codes', ...more], 'and') }
}
