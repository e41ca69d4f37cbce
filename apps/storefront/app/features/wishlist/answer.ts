import type { AddedPair } from '#app/session/browser/cart-drawer.ts'
import type { Problem } from './problem.ts'

/** What the page can do with the list. */
export type Intent = 'remove' | 'undo' | 'size' | 'add' | 'add-all' | 'share' | 'stop-sharing'

/** What it answers to a script, and to a form that did not go through. */
export interface ListAnswer {
  readonly intent: Intent
  /** The item that it is about. */
  readonly id?: string
  readonly problem?: Problem
  /** No size is chosen: said at the field. */
  readonly isSizeMissing?: true
  /** What went into the bag, and how many pieces are in it then. */
  readonly added?: {
    readonly count: number
    readonly cartCount: number
    readonly text: string
    readonly pair?: AddedPair | undefined
  }
  /** What was taken off, so that it can be put back. */
  readonly removed?: { readonly sku: string; readonly option: string }
}
