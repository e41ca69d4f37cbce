import type { MetaDescriptor } from 'react-router'
import type { StoryCardFragment } from '#app/features/content/content.generated.ts'
import type { Shop } from '#app/session/site/shop.ts'
import { mediaUrl } from '#app/ui/media.ts'

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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** RSS 2.0. */
export function feedOf(shop: Pick<Shop, 'origin' | 'name' | 'locale'>, stories: readonly StoryCardFragment[]): string {
  const items = stories.map((story) => {
    const url = escaped(`${shop.origin}/${story.path}`)
    const date = new Date(`${story.day}T00:00:00Z`).toUTCString()
    return `<item><title>${escaped(story.title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${date}</pubDate><category>${escaped(story.topic_label)}</category><description>${escaped(story.intro)}</description></item>`
  })
  const self = escaped(`${shop.origin}/blog/rss.xml`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(`The ${shop.name} blog`)}</title><link>${escaped(`${shop.origin}/blog`)}</link><description>${escaped(`Stories from ${shop.name}`)}</description><language>${shop.locale.replace('_', '-')}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`
}
