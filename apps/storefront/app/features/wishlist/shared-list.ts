import type { StyleView } from './list-view.ts'

/** What a link shows: a list, that there is none, or what went wrong. */
export type SharedAnswer =
  | { readonly kind: 'list'; readonly owner: string | undefined; readonly styles: readonly StyleView[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string }
