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

interface StockedShoe {
  readonly sku: string
  readonly isInStock: boolean
  /** Nearest first. */
  readonly related: readonly { readonly sku: string; readonly isInStock: boolean }[]
}

/** A sold-out shoe is replaced by the nearest in stock that isn't shown yet, or left out. */
export function purchasableSkus(wanted: readonly string[], stock: readonly StockedShoe[]): readonly string[] {
  const shoes = new Map(stock.map((shoe) => [shoe.sku, shoe]))
  const shown = new Set(wanted.filter((sku) => shoes.get(sku)?.isInStock))
  return wanted.flatMap((sku) => {
    if (shown.has(sku)) return [sku]
    const nearest = shoes.get(sku)?.related.find((one) => one.isInStock && !shown.has(one.sku))
    if (!nearest) return []
    shown.add(nearest.sku)
    return [nearest.sku]
  })
}
