import { createContext, type ReactNode } from 'react'

export interface DocumentIslands {
  /** Undefined where the CSP allows scripts by hash. */
  readonly nonce: string | undefined
  readonly guard: string
  /** The request's code, for shoppers to quote; undefined in the browser. */
  readonly code?: string
  readonly themeCss: string
  readonly fontUrls: readonly string[]
  readonly shell: { readonly header: string; readonly footer: string }
  /** Content that only the server renders; the browser preserves its HTML. */
  readonly islands: ReadonlyMap<string, ReactNode>
}

export const DocumentContext = createContext<DocumentIslands>({
  nonce: undefined,
  guard: '',
  themeCss: '',
  fontUrls: [],
  shell: { header: '', footer: '' },
  islands: new Map(),
})
