import { escapeHtml } from '@welt/kit/html/escape-html'
import type { MetaDescriptor } from 'react-router'
import type { StoryCardFragment } from '#app/features/content/content.generated.ts'
import type { Shop } from '#app/session/site/shop.ts'
import type { TrailStep } from '#app/ui/breadcrumbs.tsx'
import { mediaUrl } from '#app/ui/media.ts'

export const storyTrail = ({ topic, topic_label, title }: StoryCardFragment): readonly TrailStep[] => [
  { name: 'Blog', path: '/blog' },
  { name: topic_label, path: `/blog/${topic}` },
  { name: title },
]

/** schema.org's BlogPosting. */
export function storyData(shop: Shop, story: StoryCardFragment): MetaDescriptor {
  const url = `${shop.origin}/${story.path}`
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: story.title,
      description: story.intro,
      datePublished: story.day,
      author: { '@type': 'Organization', name: story.author },
      publisher: { '@type': 'Organization', name: shop.name, url: shop.origin },
      image: `${shop.origin}${mediaUrl(story.picture, 1200, shop.mediaVersion)}`,
      articleSection: story.topic_label,
      mainEntityOfPage: url,
      url,
    },
  }
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

/** RSS 2.0. */
export function feedOf(shop: Pick<Shop, 'origin' | 'name' | 'locale'>, stories: readonly StoryCardFragment[]): string {
  const items = stories.map((story) => {
    const url = `${shop.origin}/${story.path}`
    const parts = [
      element('title', story.title),
      element('link', url),
      element('guid', url),
      element('pubDate', new Date(`${story.day}T00:00:00Z`).toUTCString()),
      element('category', story.topic_label),
      element('description', story.intro),
    ]
    return `<item>${parts.join('')}</item>`
  })
  const self = escapeHtml(`${shop.origin}/blog/rss.xml`)
  const channel = [
    element('title', `The ${shop.name} blog`),
    element('link', `${shop.origin}/blog`),
    element('description', `Stories from ${shop.name}`),
    element('language', shop.locale.replace('_', '-')),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>
`
}
