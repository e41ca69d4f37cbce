/** A place that the site's country lacks, and the shop there. */
export interface Abroad {
  readonly country: string
  readonly shop: string
  /** Of its store finder. */
  readonly href: string
}

export const abroadText = (typed: string, { country }: Abroad) =>
  `“${typed}” is in ${country}, where we have no stores.`
