import { RouterContextProvider } from 'react-router'
import { keepVisit, type Visit } from './visit.ts'

/** A router context that holds `visit`; called by the server, which shares no module instances with the built app. */
export function createVisitContext(visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider()
  keepVisit(context, visit)
  return context
}
