import { createContext, type ReactNode } from 'react'

/** What only the server knows while it writes the document; in the browser these are already in the page. */
export interface DocumentIslands {
  /** Undefined where scripts are allowed by hash. */
  readonly nonce: string | undefined
  /** Runs before all other scripts. */
  readonly guard: string
  /** Tokens and font faces of the site. */
  readonly themeCss: string
  readonly fontUrls: readonly string[]
  /** Ready HTML of the header and footer, which are not hydrated. */
  readonly shell: { readonly header: string; readonly footer: string }
  /** What only the server renders, by name; the browser leaves the page's HTML as it is. */
  readonly islands: ReadonlyMap<string, ReactNode>
}

/** Filled by entry.server with the site's parts and by entry.client with what it finds in the page. */
export const DocumentContext = createContext<DocumentIslands>({
  nonce: undefined,
  guard: '',
  themeCss: '',
  fontUrls: [],
  shell: { header: '', footer: '' },
  islands: new Map(),
})
