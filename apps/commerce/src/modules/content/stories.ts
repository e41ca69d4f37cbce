import type { Story } from '#src/platform/contract/contract.generated'
import type { StoryFacts } from '#tables/content'
import type { PageRow } from './store.ts'

export const STORIES = 'blog/'
/** Words read in a minute. */
const READING_SPEED = 220

const minutesOf = (html: string) =>
  Math.max(1, Math.round(html.replace(/<[^>]+>/g, ' ').split(/\s+/).length / READING_SPEED))

function isFacts(data: unknown): data is StoryFacts {
  return typeof data === 'object' && data !== null && 'topic' in data && 'day' in data
}

/** Undefined for a page that isn't a story. */
export function storyModel(row: Pick<PageRow, 'identifier' | 'title' | 'content' | 'data'>): Story | undefined {
  if (!row.identifier.startsWith(STORIES) || !isFacts(row.data)) return undefined
  const { topic, topicLabel, author, day, intro, picture, pictureText, shoes } = row.data
  return {
    path: row.identifier,
    title: row.title,
    topic,
    topic_label: topicLabel,
    author,
    day,
    intro,
    picture,
    picture_text: pictureText,
    minutes: minutesOf(row.content),
    shoes: [...shoes],
  }
}
