export interface MaintenanceFacts {
  readonly until: Date | undefined
  readonly message: string | undefined
  readonly now: Date
  readonly address: string
  /** The site's shoe as a data URL. */
  readonly shoe: string | undefined
}
