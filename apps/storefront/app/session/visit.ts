import type { Brand } from '@welt/brands'
import { createContext, type RouterContextProvider } from 'react-router'

/** Where and how loaders reach the commerce server. Built once by the server from its settings. */
interface CommerceAccess {
  /** GraphQL address of this site's commerce server. */
  readonly endpoint: string
  readonly serviceKey: string
  readonly isErrorLogged: boolean
}

/**
 * What a loader or action may know about the request it serves. Pages that are kept in the page cache are rendered with `isShared`:
 * then `cookies` is empty and `guestSecret` undefined, whatever the browser sent.
 * @source architecture §3, reliability §3
 */
export interface Visit {
  readonly brand: Brand
  /** Scheme, host and port that links of this site begin with, from configuration; never from the request. */
  readonly origin: string
  readonly isShared: boolean
  /** Nonce of inline scripts; '' for shared pages, whose scripts are allowed by hash. */
  readonly cspNonce: string
  readonly cookies: ReadonlyMap<string, string>
  /** Secret that proves that this browser made the guest cart; never sent to scripts. */
  readonly guestSecret: string | undefined
  /** Cookies carry `Secure` and `__Host-`; false only in development over plain http. */
  readonly isSecure: boolean
  /** Address of the shopper as the trusted proxy tells it. */
  readonly clientAddress: string
  readonly requestId: string
  readonly commerce: CommerceAccess
  /** Origin of the payment sandbox's frames, or undefined when real payment keys are set. */
  readonly sandboxUrl: string | undefined
  /** Changes when any picture master changes; part of picture addresses. */
  readonly mediaVersion: string
  /** Page-cache tags gathered while rendering (`store`, `cms`, `plp`, `product:<sku>` …). @source spec §7 */
  readonly tags: Set<string>
  /** `isStorable` turns false when a part of a shared page could not be had, so that a lame page is not kept. */
  readonly storage: { isStorable: boolean }
  /** Server-rendered HTML of the static shell, set by the layout's loader. */
  readonly shell: { header: string; footer: string }
}

const visitKey = createContext<Visit>()

/** The visit of a loader's or action's `context`. */
export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitKey)
}

/** Puts the visit into a fresh router context; the server calls it once for each render. */
export function keepVisit(context: RouterContextProvider, visit: Visit): void {
  context.set(visitKey, visit)
}
