import type { AddedPair } from '#app/session/browser/cart-drawer.ts'
import type { Problem } from './problem.ts'

export type Intent = 'remove' | 'undo' | 'size' | 'add' | 'add-all' | 'share' | 'stop-sharing'

export interface ListAnswer {
  readonly intent: Intent
  readonly id?: string
  readonly problem?: Problem
  /** Shown at the size field. */
  readonly isSizeMissing?: true
  /** `count` were added; the cart then has `cartCount`. */
  readonly added?: {
    readonly count: number
    readonly cartCount: number
    readonly text: string
    readonly pair?: AddedPair | undefined
  }
  /** For Undo. */
  readonly removed?: { readonly sku: string; readonly option: string }
}
