/** A story of a shop's blog. */
export interface StorySeed {
  readonly slug: string
  readonly title: string
  readonly topic: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly intro: string
  /** In the media folder. */
  readonly picture: string
  readonly pictureText: string
  /** SKUs of styles; those that the shop does not sell are left out. */
  readonly shoes: readonly string[]
  readonly content: readonly string[]
}

export const heading = (text: string): string => `<h2>${text}</h2>`
