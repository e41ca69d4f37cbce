/** What the head of a page that we rendered states. */
export interface PageFacts {
  readonly title: string
  readonly description: string | undefined
  readonly url: string | undefined
  /** schema.org objects. */
  readonly data: readonly Readonly<Record<string, unknown>>[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

function find(head: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(head)?.[1]
  return found === undefined ? undefined : decode(found)
}

const DATA = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

/** Attributes are in React's order. */
export function pageFacts(html: string): PageFacts {
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    title: find(head, /<title[^>]*>([^<]*)<\/title>/) ?? '',
    description: find(head, /<meta name="description" content="([^"]*)"/),
    url: find(head, /<link rel="canonical" href="([^"]*)"/),
    data: [...html.matchAll(DATA)].map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>),
  }
}

/** `tag` occurs once in a page. */
export function elementOf(html: string, tag: 'main' | 'footer'): string {
  const start = html.indexOf(`<${tag}`)
  return start < 0 ? '' : html.slice(start, html.lastIndexOf(`</${tag}>`))
}
