/** What the bag's action answers to a script. */
export interface BagActionAnswer {
  readonly isDone: boolean
  readonly message?: string
  readonly count?: number
  /** The line that was taken away, so that it can be put back. */
  readonly removed?: { readonly sku: string; readonly option: string; readonly quantity: number; readonly words: string }
}

/** What adding answers to a script: whether it worked, words when it did not (or only in part), the count for the header. */
export interface AddAnswer {
  readonly ok: boolean
  readonly message?: string
  readonly bag?: { readonly count: number }
  /** Where the shopper came from. */
  readonly back?: string
}
