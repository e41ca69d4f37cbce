/** What is known of a site's maintenance. */
export interface MaintenanceFacts {
  readonly until: Date | undefined
  /** Said by the operator in place of our own sentence. */
  readonly message: string | undefined
  readonly now: Date
  /** Path and query that were requested. */
  readonly address: string
  /** The site's shoe as a data URL; left out where it could not be made. */
  readonly shoe: string | undefined
}
