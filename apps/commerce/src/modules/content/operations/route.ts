import { findCategoryByPath, findProducts } from '#modules/catalogue'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/context'
import { pageModel } from '../models.ts'
import { findPage, findRedirect } from '../store.ts'

/** The path of a url or path: no origin, query, fragment or outer slashes. */
function pathOf(url: string): string {
  return url
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
}

async function findProduct(ctx: Context, path: string) {
  const { productUrlSuffix } = await settingsOfRequest(ctx)
  if (!path.endsWith(productUrlSuffix) || path.includes('/')) return undefined
  const [product] = await findProducts(ctx, { urlKeys: [path.slice(0, path.length - productUrlSuffix.length)] })
  return product
}

/**
 * What a path of the site leads to: product, category (with and without suffix), content page or redirect; null when unknown.
 * @source R7.129, R2.50-R2.54, A12
 */
export async function route(_parent: unknown, args: { readonly url: string }, ctx: Context) {
  const path = pathOf(args.url)
  if (path === '' || path.length > 500) return null
  const found = (await findProduct(ctx, path)) ?? (await findCategoryByPath(ctx, path))
  if (found) return found
  const page = await findPage(ctx.db, ctx.brand.websiteId, { identifier: path })
  if (page) return pageModel(page, ctx.brand, ctx.config)
  const redirect = await findRedirect(ctx.db, ctx.brand.websiteId, path)
  return redirect ? { __typename: 'RoutableUrl' as const, relative_url: redirect.to_path, redirect_code: redirect.code, type: null } : null
}
