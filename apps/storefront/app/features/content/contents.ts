export interface Chapter {
  readonly id: string
  /** Sanitised HTML. */
  readonly heading: string
}

const CHAPTER = /<section id="([^"]+)">\s*<h2>([\s\S]*?)<\/h2>/g
const FEWEST = 4

/** What the shop adds before and after the stored text. */
export interface MoreChapters {
  readonly before: readonly Chapter[]
  readonly after: readonly Chapter[]
}

/** Sections of a sanitised page with an id and a heading; none when there are fewer than four. */
export function chaptersOf(html: string, more?: MoreChapters): readonly Chapter[] {
  const own = [...html.matchAll(CHAPTER)].map(([, id = '', heading = '']) => ({ id, heading }))
  const chapters = [...(more?.before ?? []), ...own, ...(more?.after ?? [])]
  return chapters.length >= FEWEST ? chapters : []
}
