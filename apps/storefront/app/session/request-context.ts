import type { Brand, SiteId } from '@welt/brands'
import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestSession } from './request-session.ts'
import type { ResponseCollector } from './response-collector.ts'
import type { SiteSettings } from './site/site-settings.ts'

/** Where and how loaders reach the commerce server. Built once by the server from its settings. */
interface CommerceAccess {
  /** GraphQL address of this site's commerce server. */
  readonly endpoint: string
  readonly serviceKey: string
  /** It did not answer lately: nobody waits for it as long as usual. */
  readonly isAway: boolean
  readonly isErrorLogged: boolean
  /** Notes that the server has answered that the site is in maintenance. [R4.36] */
  readonly reportMaintenance: () => void
}

/**
 * What a loader or action may know about the request it serves. Pages for the page cache are rendered with `isShared`:
 * then `cookies` is empty and `guestSecret` undefined, whatever the browser sent.
 */
export interface RequestContext {
  readonly brand: Brand
  /**
   * What operators may have changed of the site, as it is in force; the root's middleware puts it here before anything
   * is loaded.
   */
  readonly settings: SiteSettings
  /** Scheme, host and port that links of this site begin with, from configuration; never from the request. */
  readonly origin: string
  /** The same of another site. */
  readonly originOf: (site: SiteId) => string
  readonly isShared: boolean
  /** Nonce of inline scripts; '' for shared pages, whose scripts are allowed by hash. */
  readonly cspNonce: string
  /** As the browser sent them; the session's middleware takes away what is not to be used. */
  readonly cookies: ReadonlyMap<string, string>
  readonly session: RequestSession
  readonly response: ResponseCollector
  /** Secret that proves that this browser made the guest cart; never sent to scripts. */
  readonly guestSecret: string | undefined
  /** Cookies carry `Secure` and `__Host-`; false only in development over plain http. */
  readonly isSecure: boolean
  /** Address of the shopper as the trusted proxy sends it. */
  readonly clientAddress: string
  /** What the shopper's browser calls itself, for the list of sign-ins; '' on shared pages. */
  readonly userAgent: string
  readonly requestId: string
  readonly commerce: CommerceAccess
  /** The same of another site. */
  readonly commerceOf: (site: SiteId) => CommerceAccess
  /** Origin of the payment sandbox's frames, or undefined when real payment keys are set. */
  readonly sandboxUrl: string | undefined
  /** Changes when any picture master changes; part of picture addresses. */
  readonly mediaVersion: string
  /** A script of a loaded page requests the data of the next one. */
  readonly isDataRequest: boolean
}

const requestContextKey = createContext<RequestContext>()

/** The request context of a loader, action or middleware. */
export function requestContextOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContextKey)
}

/**
 * Puts the request context into the router's: the server a new one for each render, a middleware one with more facts.
 */
export function setRequestContext(context: Readonly<RouterContextProvider>, ctx: RequestContext): void {
  context.set(requestContextKey, ctx)
}
