export interface Chapter {
  readonly id: string
  /** Sanitised HTML. */
  readonly heading: string
}

const CHAPTER = /<section id="([^"]+)">\s*<h2>([\s\S]*?)<\/h2>/g
const FEWEST = 4

/** Sections of a sanitised page with an id and a heading; none when there are fewer than four. */
export function chaptersOf(html: string): readonly Chapter[] {
  const chapters = [...html.matchAll(CHAPTER)].map(([, id = '', heading = '']) => ({ id, heading }))
  return chapters.length >= FEWEST ? chapters : []
}
