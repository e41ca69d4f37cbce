/** A place that exists only in the other country, and the shop there. */
export interface Abroad {
  readonly country: string
  readonly shop: string
  /** That shop's store finder. */
  readonly href: string
}

export const abroadText = (typed: string, { country }: Abroad) =>
  `“${typed}” is in ${country}, where we have no stores.`
