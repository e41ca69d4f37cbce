import type { Brand, SiteId } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { mathersStories } from './mathers.ts'
import type { StorySeed } from './story.ts'
import { styletreadStories } from './styletread.ts'
import { trybeStories } from './trybe.ts'

const STORIES: Partial<Readonly<Record<SiteId, readonly StorySeed[]>>> = {
  styletread: styletreadStories,
  trybe: trybeStories,
  mathers: mathersStories,
}

/** Stories of the shop's blog. [R2.34] */
export function storiesFor(brand: Brand): CmsPageSeed[] {
  return (STORIES[brand.id] ?? []).map(({ slug, title, topic, content, ...facts }) => {
    const { day, intro, picture, pictureText, shoes } = facts
    return {
      identifier: `blog/${slug}`,
      title,
      content: content.join(''),
      metaDescription: intro,
      shownWhile: 'blog',
      data: {
        topic: topic.toLowerCase().replaceAll(' ', '-'),
        topicLabel: topic,
        author: `The ${brand.name} team`,
        ...{ day, intro, picture, pictureText, shoes },
      },
    }
  })
}
