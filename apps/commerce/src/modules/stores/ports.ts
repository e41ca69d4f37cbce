/** What an inventory system knows of a size at a source. [decision 95] */
export interface FeedRow {
  readonly sku: string
  readonly source: string
  /** At `asOf`, without the pieces of orders that were paid before. */
  readonly onHand: number
  readonly asOf: Date
  /** Orders rows of the same `asOf`. */
  readonly sequence: number
  /** Pieces were counted, not computed. */
  readonly isCounted: boolean
}

export interface FeedPage {
  readonly rows: readonly FeedRow[]
  /** Rows that could not be read, at most 20, each with the reason. */
  readonly malformed: readonly string[]
  /** Reads on after this page. */
  readonly cursor: string
  readonly hasMore: boolean
}

export interface InventoryFeed {
  readonly isConfigured: boolean
  /**
   * Without a cursor from the start; undefined when the system no longer knows the cursor. @throws InventoryFeedError
   */
  readPage(cursor: string | undefined): Promise<FeedPage | undefined>
}

/** No answer, or one that can't be used. */
export class InventoryFeedError extends Error {
  override readonly name = 'InventoryFeedError'
}
