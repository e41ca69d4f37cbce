import type { MetaDescriptor } from 'react-router'
import type { Shop } from '#app/session/site/shop.ts'
import type { ContentPageFragment } from './content.generated.ts'

/** [A08] */
export function contentMeta(shop: Shop, page: ContentPageFragment): MetaDescriptor[] {
  return [
    { title: `${page.meta_title ?? page.title ?? ''} | ${shop.name}` },
    ...(page.meta_description ? [{ name: 'description', content: page.meta_description }] : []),
    ...(page.canonical_url ? [{ tagName: 'link', rel: 'canonical', href: page.canonical_url }] : []),
  ]
}
