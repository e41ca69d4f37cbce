import { createContext, type ReactNode } from 'react'

export interface DocumentIslands {
  /** Undefined where scripts are allowed by hash. */
  readonly nonce: string | undefined
  readonly guard: string
  readonly themeCss: string
  readonly fontUrls: readonly string[]
  readonly shell: { readonly header: string; readonly footer: string }
  /** The browser preserves their HTML. */
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
