import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ShopContext, shopOf } from './site/shop.ts'
import type { Visit } from './visit.ts'

/** HTML of a part by itself, for scripts that put it into a page. */
export function drawHtml(visit: Visit, content: ReactNode): string {
  return renderToStaticMarkup(<ShopContext value={shopOf(visit)}>{content}</ShopContext>)
}

/**
 * Has a part of the page drawn by the server alone. In a document it is drawn in its place, and nothing of it is sent twice: the answer is
 * undefined. To a page that is there already it goes as HTML. [decision 9]
 */
export function drawPart(visit: Visit, name: string, content: ReactNode): string | undefined {
  if (!visit.isDataRequest) {
    visit.parts.set(name, content)
    return undefined
  }
  return drawHtml(visit, content)
}
