import type { Brand } from '@welt/brands'
import { PRIVATE_PLACES } from '@welt/kit/screens'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { elementOf, pageFacts } from './page-facts.ts'

export const LLMS_PATH = '/llms.txt'
export const LLMS_TYPE = 'text/plain; charset=utf-8'

interface Limits {
  /** Limits pages that are not cached yet, per address. */
  readonly pagesPerMinute: number
}

/** What the shop is and how to read it; the links are those of the home page's footer. [llmstxt.org] */
export async function llmsText(
  home: string,
  { name, tagline, currency, country }: Brand,
  origin: string,
  limits: Limits,
): Promise<string> {
  const { description } = pageFacts(home)
  const where = country === 'AU' ? 'Australia' : 'New Zealand'
  const links = await htmlToMarkdown(elementOf(home, 'footer'), origin)
  return `# ${name}

> ${description ?? tagline}

${name} is a shoe shop in ${where}. Prices are in ${currency} and include GST.

## Reading the shop

- Every public page is also Markdown: request its address with the header \`Accept: text/markdown\`.
- [Home](${origin}/), [search](${origin}/search?q=boots), [all brands](${origin}/all-brands), [stores](${origin}/store-locator).
- Listings take \`?p=2\` for further pages. A product's page lists its sizes with SKU, price and stock.
- Product pages carry schema.org data with an offer for each size.
- [Sitemap](${origin}/sitemap.xml) and [product feed](${origin}/feeds/products.xml) list every product.

## Limits

- Software has the limits of people: ${limits.pagesPerMinute} pages a minute that are not cached. A 429 says in \`Retry-After\` when to go on.
- Bag, checkout, wishlist and account belong to one person and are never Markdown. Do not crawl ${PRIVATE_PLACES.split(
    '|',
  )
    .slice(0, 5)
    .map((place) => `/${place}`)
    .join(', ')} or what else [robots.txt](${origin}/robots.txt) excludes.
- Prices and stock change: read a page again before you quote it. The bag has the final price.

${links}
`
}
