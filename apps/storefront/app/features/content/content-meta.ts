import type { MetaDescriptor } from 'react-router'
import type { Shop } from '#app/session/site/shop.ts'
import type { ContentPageFragment } from './content.generated.ts'

interface Described {
  readonly title: string
  readonly description: string | null
  /** Absolute. */
  readonly canonical: string | null
}

/** Title with the site's brand, description and canonical address. [R2.48] */
export function describedMeta(shop: Shop, { title, description, canonical }: Described): MetaDescriptor[] {
  return [
    { title: `${title} | ${shop.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
  ]
}

/** An earlier text has a title of its own, by which scripts tell pages apart. [A08] */
export function contentMeta(shop: Shop, page: ContentPageFragment, isEarlier = false): MetaDescriptor[] {
  const name = page.meta_title ?? page.title ?? ''
  const title = isEarlier ? `${name}, earlier text` : name
  return describedMeta(shop, { title, description: page.meta_description, canonical: page.canonical_url })
}
