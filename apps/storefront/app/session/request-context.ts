import type { Brand, SiteId } from '@welt/brands'
import type { ReactNode } from 'react'
import { createContext, type RouterContextProvider } from 'react-router'
import type { SiteSettings } from './site/site-settings.ts'

/** Where and how loaders reach the commerce server. Built once by the server from its settings. */
interface CommerceAccess {
  /** GraphQL address of this site's commerce server. */
  readonly endpoint: string
  readonly serviceKey: string
  /** It did not answer lately: nobody waits for it as long as usual. */
  readonly isAway: boolean
  readonly isErrorLogged: boolean
}

/** What a request knows of the shopper's sign-in; the root's middleware settles it before anything is loaded. */
interface RequestSession {
  /** Customer token, from its cookie or given in this very request; undefined for guests and on shared pages. */
  token: string | undefined
  /** `Set-Cookie` values that go out with whatever answer is given. */
  readonly setCookies: string[]
  /** A call was refused as not authorised although it carried a token: the sign-in is over. */
  isRefused: boolean
}

/**
 * What a loader or action may know about the request it serves. Pages that are kept in the page cache are rendered with `isShared`:
 * then `cookies` is empty and `guestSecret` undefined, whatever the browser sent.
 */
export interface RequestContext {
  readonly brand: Brand
  /** What operators may have changed of the site, as it is in force; the root's middleware puts it here before anything is loaded. */
  settings: SiteSettings
  /** Scheme, host and port that links of this site begin with, from configuration; never from the request. */
  readonly origin: string
  /** The same of another site. */
  readonly originOf: (site: SiteId) => string
  readonly isShared: boolean
  /** Nonce of inline scripts; '' for shared pages, whose scripts are allowed by hash. */
  readonly cspNonce: string
  /** As the browser sent them; the session's middleware takes away what is not to be used. */
  readonly cookies: Map<string, string>
  readonly session: RequestSession
  /** Secret that proves that this browser made the guest cart; never sent to scripts. */
  readonly guestSecret: string | undefined
  /** Cookies carry `Secure` and `__Host-`; false only in development over plain http. */
  readonly isSecure: boolean
  /** Address of the shopper as the trusted proxy tells it. */
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
  /** Page-cache tags gathered while rendering (`store`, `cms`, `plp`, `product:<sku>` …). */
  readonly tags: Set<string>
  /** `isStorable` turns false when a part of a shared page could not be had, so that a lame page is not kept. */
  readonly storage: { isStorable: boolean }
  /** How long to wait, in seconds, when the shop has refused what was sent as one too many. */
  readonly limit: { waitSeconds: number | undefined }
  /** Server-rendered HTML of the static shell, set by the layout's loader. */
  readonly shell: { header: string; footer: string }
  /** The bytes of the document, handed over as they are: a body of a `Response` would be copied twice more. */
  readonly drawn: { document?: Buffer }
  /** A page was loaded already and asks by script for what the next one shows. */
  readonly isDataRequest: boolean
  /** What loaders gave to be drawn into the document and not again in the browser, by name. */
  readonly parts: Map<string, ReactNode>
}

const requestContextKey = createContext<RequestContext>()

/** The request context of a loader's or action's `context`. */
export function requestContextOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContextKey)
}

/** Puts the request context into a fresh router context; the server calls it once for each render. */
export function setRequestContext(context: RouterContextProvider, ctx: RequestContext): void {
  context.set(requestContextKey, ctx)
}
