import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'

let shown: { readonly place: string; readonly data: object } | undefined

const placeOf = (path: string, search: string) => `${path} ${new URLSearchParams(search).get('q') ?? ''}`

export function showListing(path: string, search: string, data: object): () => void {
  shown = { place: placeOf(path, search), data }
  return () => {
    shown = undefined
  }
}

const isFault = (error: unknown) => !(error instanceof Response) && !(isRouteErrorResponse(error) && error.status < 500)

/** When a listing's next page or filter fails to load, shows the current one again with an error. */
export const serveShownListing: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  const { pathname, search } = new URL(request.url)
  if (shown?.place !== placeOf(pathname, search)) return results
  for (const one of Object.values(results)) {
    if (one.type === 'error' && isFault(one.result))
      Object.assign(one, { type: 'data', result: { ...shown.data, hasFailed: true } })
  }
  return results
}
