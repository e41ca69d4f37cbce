/** What the bag's action answers to a script. */
export interface CartActionAnswer {
  readonly isDone: boolean
  readonly message?: string
  readonly count?: number
  /** The line that was taken away, so that it can be put back. */
  readonly removed?: { readonly sku: string; readonly option: string; readonly quantity: number; readonly lineName: string }
}

/** What adding, to the bag or the wishlist, answers to a script: whether it worked, words when it did not (or only in part), the bag's count. */
export interface AddAnswer {
  readonly ok: boolean
  readonly message?: string
  readonly cartView?: { readonly count: number }
  /** It was kept on the wishlist, not put into the bag. */
  readonly isSaved?: true
  /** Where the shopper came from. */
  readonly back?: string
}
