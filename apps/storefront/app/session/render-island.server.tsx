import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RequestContext } from './request-context.ts'
import { ShopContext, shopOf } from './site/shop.ts'

/** HTML of a part by itself, for scripts that put it into a page. */
export function renderHtml(ctx: RequestContext, content: ReactNode): string {
  return renderToStaticMarkup(<ShopContext value={shopOf(ctx)}>{content}</ShopContext>)
}

/**
 * Has a part of the page rendered by the server alone. In a document it is rendered in its place, and nothing of it is
 * sent twice: the answer is undefined. To a page that is there already it goes as HTML. [decision 9]
 */
export function renderIsland(ctx: RequestContext, name: string, content: ReactNode): string | undefined {
  if (!ctx.isDataRequest) {
    ctx.response.addPart(name, content)
    return undefined
  }
  return renderHtml(ctx, content)
}
