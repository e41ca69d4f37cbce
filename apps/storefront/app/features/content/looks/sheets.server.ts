import type { MetaDescriptor } from 'react-router'
import blog from './blog.css?url'
import brands from './brands.css?url'
import collect from './collect.css?url'
import help from './help.css?url'
import offers from './offers.css?url'
import pages from './pages.css?url'
import shoebucks from './shoebucks.css?url'
import sizes from './sizes.css?url'

/** By a page's identifier. Listings share the route of content pages and never load these. [decision 115] */
const SHEETS: Readonly<Record<string, string>> = {
  blog,
  ...{ 'help-hub': help, faq: help, promotions: offers },
  ...{ brands, 'all-brands': brands, shoebucks, 'size-guide': sizes, 'click-and-collect': collect },
}

/** A page opened in place waits for a style sheet with precedence. */
export const sheetMeta = (identifier: string): MetaDescriptor => ({
  ...{ tagName: 'link', rel: 'stylesheet', href: SHEETS[identifier] ?? pages, precedence: 'content' },
})
