import { RouterContextProvider } from 'react-router'
import { type RequestContext, setRequestContext } from './request-context.ts'

/** For the server, which shares no module instances with the built app. */
export function createRouterContext(ctx: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider()
  setRequestContext(context, ctx)
  return context
}
