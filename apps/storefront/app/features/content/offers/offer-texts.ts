import type { ShownOfferFragment } from '../content.generated.ts'

type Terms = Pick<ShownOfferFragment, 'code' | 'uses_limit' | 'is_first_order_only' | 'is_for_members'>

/** How to get it: `Code, ends when 500 are used`. */
export function tagOf({ code, uses_limit, is_first_order_only, is_for_members }: Terms): string {
  if (is_for_members) return code ? 'Code, sign in to use' : 'Sign in to use'
  if (!code) return 'No code needed'
  const conditions = [
    ...(is_first_order_only ? ['first order'] : []),
    ...(uses_limit === null ? [] : [`ends when ${uses_limit} are used`]),
  ]
  return ['Code', ...conditions].join(', ')
}

/** `Shop ankle boots`. */
export const shopText = (path: string | null): string =>
  path?.startsWith('brands/')
    ? 'Shop these shoes'
    : `Shop ${path?.split('/').at(-1)?.replaceAll('-', ' ') ?? 'all shoes'}`
