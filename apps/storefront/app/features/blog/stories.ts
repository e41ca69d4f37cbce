import type { StoryCardFragment } from '#app/features/content/content.generated.ts'

export interface Topic {
  readonly path: string
  readonly label: string
}

/** Topics with stories, in the order of their newest. */
export function topicsOf(stories: readonly StoryCardFragment[]): readonly Topic[] {
  const labels = new Map(stories.map(({ topic, topic_label }) => [topic, topic_label]))
  return [...labels].map(([path, label]) => ({ path, label }))
}

/** Three others, those of the same topic first. */
export function readNext(stories: readonly StoryCardFragment[], { path, topic }: StoryCardFragment) {
  const others = stories.filter((story) => story.path !== path)
  return [...others.filter((story) => story.topic === topic), ...others.filter((story) => story.topic !== topic)].slice(
    0,
    3,
  )
}
