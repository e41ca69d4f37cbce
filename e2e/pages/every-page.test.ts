import assert from 'node:assert/strict'
import { type Brand, brands } from '@welt/brands'
import { departmentPath, productPath } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { PRIVATE, PUBLIC } from '../testing/pages/fixed-routes.ts'
import { readStructuredData } from '../testing/pages/schema-shapes.ts'
import { htmlProblems } from '../testing/pages/valid-html.ts'
import { port } from '../testing/shop.ts'

interface Page {
  /** After redirects. */
  readonly path: string
  readonly status: number
  readonly html: string
  readonly isHtml: boolean
}

const AT_ONCE = 4

async function forEachOf<Item>(items: Iterable<Item>, run: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items]
  const work = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function open(site: string, path: string, left = 4): Promise<Page> {
  const { status, body, headers } = await httpRequest(`${site}.localhost:${port}`, path)
  const target = headers.location
  if (status < 300 || status >= 400 || typeof target !== 'string' || left === 0) {
    const isHtml = /^text\/html/.test(String(headers['content-type']))
    return { path, status, html: body, isHtml }
  }
  const { pathname, search } = new URL(target, `http://${site}.localhost`)
  return open(site, `${pathname}${search}`, left - 1)
}

const decoded = (text = '') =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

const within = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1])

function facts({ html }: Page) {
  return {
    title: within(html, /<title>([^<]*)/),
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => decoded(text)),
    description: within(html, /<meta name="description" content="([^"]*)"/),
    canonical: within(html, /<link rel="canonical" href="([^"]*)"/),
    isListed: !/<meta name="robots" content="noindex/.test(html),
  }
}

/** Without products. */
async function sitemapPaths(site: string): Promise<readonly string[]> {
  const locations = ({ html }: Page) => [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  const files = locations(await open(site, '/sitemap.xml')).filter((url) => !url.includes('products'))
  const lists = await Promise.all(files.map((url) => open(site, new URL(url).pathname)))
  return lists.flatMap(locations).map((url) => new URL(url).pathname)
}

/** Not pages: these change state or serve files and data. */
const WITH_EFFECT = /^\/(api|media|assets|store)\/|\/(add|restore|logout)$/

/** Links that differ only in query values count once, except in search. */
function addLinks(links: Map<string, string>, site: string, html: string): void {
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
    const url = URL.parse(decoded(href), `http://${site}.localhost:${port}/`)
    assert.ok(url, href)
    if (url.hostname !== `${site}.localhost` || WITH_EFFECT.test(url.pathname)) continue
    const kind = [...url.searchParams.keys()].sort().join()
    const key = `${url.pathname}?${url.pathname === '/search' ? url.search : kind}`
    links.set(key, `${url.pathname}${url.search}`)
  }
}

/** Goods of one size. */
const PLAIN_GOODS = 'gift-card|flat-cotton-laces|horsehair-brush|neutral-conditioning-cream|rain-and-stain-spray'

/** Required structured data; only products and the gift card end in `.html`. */
const TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/^\/$/, /OnlineStore/],
  [/^\/store-locator\/./, /ShoeStore/],
  [RegExp(`^/(?!${PLAIN_GOODS}).*\\.html$`), /ProductGroup.*BreadcrumbList/],
  [RegExp(`^/(?:${PLAIN_GOODS}).*\\.html$`), /\bProduct\b.*BreadcrumbList/],
  [/^\/brands\/./, /BreadcrumbList/],
]
const OF_STORY = /BlogPosting.*BreadcrumbList/
const isFixed = (path: string) => [...PUBLIC, ...PRIVATE].includes(path.slice(1))

function pageProblems(page: Page, titles: Map<string, string>, isStory: boolean): readonly string[] {
  const { title, headings, description, canonical, isListed } = facts(page)
  const data = readStructuredData(page.html)
  const problems = [...data.problems]
  if (headings.length !== 1 || !headings[0]) problems.push(`${headings.length} headings: ${headings}`)
  if (!title) problems.push('no title')
  if (description.length < 20) problems.push(`the description is “${description}”`)
  const itself = URL.parse(canonical)
  if ((isListed || isFixed(page.path)) && !URL.canParse(canonical))
    problems.push(`the canonical address is “${canonical}”`)
  const types = data.types.join()
  for (const [path, type] of isStory ? [...TYPES, [/./, OF_STORY] as const] : TYPES)
    if (path.test(page.path) && !type.test(types)) problems.push(`its structured data is ${types}`)
  if (!isListed || `${itself?.pathname}${itself?.search}` !== page.path) return problems
  const other = titles.get(title)
  titles.set(title, page.path)
  return other && other !== page.path ? [...problems, `the title of ${other}: ${title}`] : problems
}

/** HTML is validated for four pages per kind: a kind is the end of the path and the names of its parameters. */
const MOST_OF_A_KIND = 4

function kinds(): (path: string) => boolean {
  const counts = new Map<string, number>()
  return (path) => {
    const { pathname, searchParams } = new URL(path, 'http://site')
    const [end = ''] = /\.html$|\/reviews(?:\/write)?$/.exec(pathname) ?? []
    const names = [...searchParams.keys()].sort().join()
    if (!end && !names) return true
    const kind = `${end} ${names}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= MOST_OF_A_KIND
  }
}

/** Pages that are neither fixed routes nor in a sitemap. */
async function morePaths({ id }: Brand): Promise<readonly string[]> {
  const [product, department] = await Promise.all([productPath(id), departmentPath(id)])
  const key = product.replace(/\.html$/, '')
  return [
    ...[
      product,
      `${key}/reviews`,
      `${key}/reviews/write`,
      '/search?q=boot',
      '/search?q=zzzz',
      `${department}?sort=newest`,
    ],
    ...['/compare', '/order/track', '/gift-card/balance', '/faq?q=size', '/size-guide?for=women&in=eu&size=39'],
  ]
}

for (const brand of brands)
  test(`${brand.name}: every page is valid HTML with its own head, and no link is dead`, async () => {
    const { id } = brand
    const titles = new Map<string, string>()
    const links = new Map<string, string>()
    const found: string[] = []
    const seen = new Set<string>()
    const isOfNewKind = kinds()
    const listed = await sitemapPaths(id)
    const read = async (path: string, isLink = false) => {
      const page = await open(id, path)
      const isRead = seen.has(page.path)
      seen.add(path).add(page.path)
      if (page.status !== 200 && isLink) found.push(`the link ${path} leads to ${page.status}`)
      if (isRead && page.path !== path) return
      if (!page.isHtml) return
      addLinks(links, id, page.html)
      const isStory = path.startsWith('/blog/') && listed.includes(path)
      const ofPage = page.status === 200 ? pageProblems(page, titles, isStory) : []
      const problems = isOfNewKind(path) ? [...ofPage, ...htmlProblems(page.html)] : ofPage
      found.push(...problems.map((problem) => `${path}: ${problem}`))
    }
    assert.ok(listed.length > 40, `${listed.length} pages in the sitemaps`)
    const fixed = [...PUBLIC, ...PRIVATE, 'blog', 'shoebucks', 'gift-card.html', 'subscribe'].map((path) => `/${path}`)
    await forEachOf(new Set([...fixed, ...listed, ...(await morePaths(brand)), '/no-such-page']), read)
    for (let unread = [...links.values()].filter((href) => !seen.has(href)); unread.length > 0; ) {
      await forEachOf(unread, (path) => read(path, true))
      unread = [...links.values()].filter((href) => !seen.has(href))
    }
    assert.deepEqual([...new Set(found)], [])
  })
