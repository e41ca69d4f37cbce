import type { MetaDescriptor } from 'react-router'
import { shopOfMatches } from '#app/session/site/shop.ts'

type Matches = readonly (
  | { readonly id: string; readonly pathname: string; readonly loaderData?: unknown }
  | undefined
)[]

/** With noindex. */
export function privateMeta(title: string, matches: Matches): MetaDescriptor[] {
  const shop = shopOfMatches(matches)
  const robots = { name: 'robots', content: 'noindex' }
  if (!shop) return [{ title }, robots]
  const { name, origin, tagline } = shop
  return [
    { title: `${title} | ${name}` },
    robots,
    { name: 'description', content: `${title} at ${name}. ${tagline}` },
    { tagName: 'link', rel: 'canonical', href: `${origin}${matches.at(-1)?.pathname ?? '/'}` },
  ]
}
