export interface MaintenanceFacts {
  readonly until: Date | undefined
  /** The operator's message, replacing the default sentence. */
  readonly message: string | undefined
  readonly now: Date
  /** Requested path and query. */
  readonly address: string
  /** The site's shoe as a data URL. */
  readonly shoe: string | undefined
}
