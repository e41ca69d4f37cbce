import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RequestContext } from './request-context.ts'
import { ShopContext } from './site/shop.ts'
import { shopOf } from './site/shop-of.server.ts'

export function renderHtml(ctx: RequestContext, content: ReactNode): string {
  return renderToStaticMarkup(<ShopContext value={shopOf(ctx)}>{content}</ShopContext>)
}

/**
 * Renders an island on the server only. A document contains it in place, and the result is undefined; a data request
 * gets its HTML. [decision 9]
 */
export function renderIsland(ctx: RequestContext, name: string, content: ReactNode): string | undefined {
  if (!ctx.isDataRequest) {
    ctx.response.addPart(name, content)
    return undefined
  }
  return renderHtml(ctx, content)
}
