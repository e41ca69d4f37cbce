import type { StyleView } from './list-view.ts'

export type SharedAnswer =
  | { readonly kind: 'list'; readonly owner: string | undefined; readonly styles: readonly StyleView[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string }
