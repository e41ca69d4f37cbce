import { withoutOuterSlashes } from '@welt/kit/text/slashes'
import { findCategoryByPath, loadProductsByUrlKey } from '#modules/catalogue'
import { settingsOfRequest, urlTag } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryRouteArgs } from '#src/platform/contract/contract.generated'
import { filledPage, isPageShown } from '../fill-amounts.ts'
import { pageModel } from '../models.ts'
import { findPage, findRedirect, findRemovedProduct } from '../store.ts'

/** Without origin, query, fragment or outer slashes. */
function pathOf(url: string): string {
  return withoutOuterSlashes(url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, ''))
}

async function findProduct(ctx: Context, urlKey: string | undefined) {
  const [product] = urlKey === undefined ? [] : await loadProductsByUrlKey(ctx, [urlKey])
  return product
}

/** [decision 18] */
async function findRemoved(ctx: Context, urlKey: string | undefined) {
  const gone = urlKey === undefined ? undefined : await findRemovedProduct(ctx.db, ctx.brand.websiteId, urlKey)
  return gone
    ? { __typename: 'RoutableUrl' as const, relative_url: gone.path, redirect_code: 410, type: 'PRODUCT' as const }
    : null
}

async function resolvePath(ctx: Context, path: string) {
  const { productUrlSuffix } = await settingsOfRequest(ctx)
  const isSuffixed = path.endsWith(productUrlSuffix)
  const bare = isSuffixed ? path.slice(0, path.length - productUrlSuffix.length) : path
  ctx.response.addTags(urlTag(path), urlTag(bare))
  const urlKey = isSuffixed && !path.includes('/') ? bare : undefined
  const found = (await findProduct(ctx, urlKey)) ?? (await findCategoryByPath(ctx, path))
  if (found) return found
  const page = await findPage(ctx.db, ctx.brand.websiteId, { identifier: path })
  if (page && (await isPageShown(ctx, page.shown_while)))
    return pageModel(await filledPage(ctx, page), ctx.brand, ctx.config)
  const redirect = await findRedirect(ctx.db, ctx.brand.websiteId, path)
  if (!redirect) return findRemoved(ctx, urlKey)
  return {
    __typename: 'RoutableUrl' as const,
    relative_url: redirect.to_path,
    redirect_code: redirect.code,
    type: null,
  }
}

/** A path that exists only in lower case redirects there. [R7.129, R2.50-R2.54, A12] */
export async function route(ctx: Context, args: QueryRouteArgs) {
  const path = pathOf(args.url)
  if (path === '' || path.length > 500) return null
  const found = await resolvePath(ctx, path)
  const lower = path.toLowerCase()
  if (found || lower === path) return found
  const inSmall = await resolvePath(ctx, lower)
  if (!inSmall || inSmall.__typename === 'RoutableUrl') return inSmall
  return { __typename: 'RoutableUrl' as const, relative_url: lower, redirect_code: 301, type: null }
}
