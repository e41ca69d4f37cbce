import { createContext, type ReactNode } from 'react'

/** Known to the server during rendering; the browser reads it from the document. */
export interface DocumentIslands {
  /** Undefined where scripts are allowed by hash. */
  readonly nonce: string | undefined
  /** Inline script that runs first. */
  readonly guard: string
  readonly themeCss: string
  readonly fontUrls: readonly string[]
  /** HTML of header and footer, which are not hydrated. */
  readonly shell: { readonly header: string; readonly footer: string }
  /** Server-only content by name; the browser preserves its HTML. */
  readonly islands: ReadonlyMap<string, ReactNode>
}

/** Set by both entry modules. */
export const DocumentContext = createContext<DocumentIslands>({
  nonce: undefined,
  guard: '',
  themeCss: '',
  fontUrls: [],
  shell: { header: '', footer: '' },
  islands: new Map(),
})
