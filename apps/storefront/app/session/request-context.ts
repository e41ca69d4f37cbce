import type { Brand, SiteId } from '@welt/brands'
import type { TrackingPages } from '@welt/rules/tracking'
import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestSession } from './request-session.ts'
import type { ResponseCollector } from './response-collector.ts'
import type { RecordEvent } from './shop-events.ts'
import type { SiteSettings } from './site/site-settings.ts'

interface CommerceAccess {
  readonly endpoint: string
  readonly serviceKey: string
  readonly isDown: boolean
  readonly isErrorLogged: boolean
  /** [R4.36] */
  readonly reportMaintenance: () => void
}

/** `isShared`: rendered for the page cache, with empty `cookies` and no `guestSecret`. */
export interface RequestContext {
  readonly brand: Brand
  /** Set by the root middleware. */
  readonly settings: SiteSettings
  /** From configuration, never from the request. */
  readonly origin: string
  readonly originOf: (site: SiteId) => string
  readonly isShared: boolean
  /** '' on shared pages, which allow scripts by hash. */
  readonly cspNonce: string
  /** As sent, except those that the session middleware rejects. */
  readonly cookies: ReadonlyMap<string, string>
  readonly session: RequestSession
  readonly response: ResponseCollector
  /** Never exposed to scripts. */
  readonly guestSecret: string | undefined
  /** False only in development over HTTP. */
  readonly isSecure: boolean
  readonly clientAddress: string
  readonly userAgent: string
  readonly requestId: string
  /** Does nothing without the consent to measuring. [decision 159] */
  readonly recordEvent: RecordEvent
  readonly commerce: CommerceAccess
  readonly commerceOf: (site: SiteId) => CommerceAccess
  /** Undefined with real payment keys. */
  readonly sandboxUrl: string | undefined
  readonly trackingPages: TrackingPages
  /** Part of image URLs; changes with any source image. */
  readonly mediaVersion: string
  /** Client-side navigation. */
  readonly isDataRequest: boolean
}

const requestContextKey = createContext<RequestContext>()

export function requestContextOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContextKey)
}

export function setRequestContext(context: Readonly<RouterContextProvider>, ctx: RequestContext): void {
  context.set(requestContextKey, ctx)
}
